import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { abbreviateEndings, expandEndings } from '../../src/segmentation/shared-endings';
import { toRuns } from '../../../../__tests__/helpers/sample';

const restore = (lines: string): string =>
  expandEndings(lines)
    .map((terms) => terms.join(' '))
    .join('\n');

describe('abbreviateEndings', () => {
  it.each([
    ['김밥 참치김밥', '김밥"참치'],
    ['참치김밥 김밥', '참치김밥!김'],
    ['두부 김밥', '두부 김밥'],
    ['가나다라마바사 하나다라마바사\n사', '가나다라마바사%하나\n사'],
    ['\n두부\n', '\n두부\n'],
  ])('shortens and restores %j', (lines, abbreviated) => {
    expect(abbreviateEndings(lines)).toBe(abbreviated);
    expect(restore(abbreviated)).toBe(lines);
  });

  it('restores any terms', () => {
    const term = fc.string({ unit: fc.constantFrom(...'가나&1'), minLength: 1 });
    const line = fc.array(term).map((terms) => terms.join(' '));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        expect(restore(abbreviateEndings(text))).toBe(text);
      }),
      toRuns(1_000),
    );
  });
});
