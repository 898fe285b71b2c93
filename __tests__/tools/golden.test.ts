import { describe, expect, it } from '@jest/globals';
import { diffLines, getGolden, readGolden } from '@/tools/golden/files';

const SHOWN_LINES = 30;
const REVIEW =
  'If this is meant, run `npm run -s tool -- golden --write` and review the diff of packages/engine/golden.';

describe('what the engine makes of all dishes and places', () => {
  it.each(getGolden())('is what packages/engine/golden/$name holds', ({ name, toLines }) => {
    const lines = toLines();
    const changes = diffLines(readGolden(name), lines);
    const shown = changes.slice(0, SHOWN_LINES).join('\n');
    const message = `${changes.length} lines differ from packages/engine/golden/${name}:\n${shown}\n${REVIEW}`;
    if (changes.length > 0) throw new Error(message);
    // Nothing is left out, moved or said twice either.
    expect(lines.length).toBe(readGolden(name).length);
    expect(lines.join('\n') === readGolden(name).join('\n')).toBe(true);
  });

  it('shows what went and what came beside each other', () => {
    expect(diffLines(['a\t1', 'b\t1', 'c\t1'], ['a\t1', 'b\t2', 'd\t1'])).toEqual([
      '- b\t1',
      '+ b\t2',
      '- c\t1',
      '+ d\t1',
    ]);
  });
});
