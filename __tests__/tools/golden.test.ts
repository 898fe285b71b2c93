import { describe, expect, it } from '@jest/globals';
import { diffLines, getGoldenFiles, readGoldenFile } from '@/tools/golden/golden-files';

const SHOWN_LINES = 30;
const REVIEW =
  'If this is meant, run `npm run -s tool -- golden --write` and review the diff of packages/engine/golden.';

describe('golden files of all dishes and restaurants', () => {
  it.each(getGoldenFiles())('equal packages/engine/golden/$name', ({ name, toLines }) => {
    const lines = toLines();
    const changes = diffLines(readGoldenFile(name), lines);
    const shown = changes.slice(0, SHOWN_LINES).join('\n');
    const message = `${changes.length} lines differ from packages/engine/golden/${name}:\n${shown}\n${REVIEW}`;
    if (changes.length > 0) throw new Error(message);
    // No line is dropped, moved or repeated either.
    expect(lines.length).toBe(readGoldenFile(name).length);
    expect(lines.join('\n') === readGoldenFile(name).join('\n')).toBe(true);
  });

  it('are compared with removed and new lines next to each other', () => {
    expect(diffLines(['a\t1', 'b\t1', 'c\t1'], ['a\t1', 'b\t2', 'd\t1'])).toEqual([
      '- b\t1',
      '+ b\t2',
      '- c\t1',
      '+ d\t1',
    ]);
  });
});
