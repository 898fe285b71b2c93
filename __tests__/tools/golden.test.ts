import { expect, it } from '@jest/globals';
import { getGoldenFiles, readGoldenFile } from '@/tools/golden/golden-files';

const SHOWN_LINES = 30;
const REVIEW =
  'If this is meant, run `npm run -s tool -- golden --write` and review the diff of packages/engine/golden.';

/** Removed (`-`) and new (`+`) lines, those of one dish or restaurant next to each other. */
function diffLines(stored: readonly string[], lines: readonly string[]): string[] {
  const [storedSet, currentSet] = [new Set(stored), new Set(lines)];
  const removed = stored.filter((line) => !currentSet.has(line)).map((line) => `- ${line}`);
  const added = lines.filter((line) => !storedSet.has(line)).map((line) => `+ ${line}`);
  return [...removed, ...added].sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
}

it.each(getGoldenFiles())('the engine equals packages/engine/golden/$name', ({ name, toLines }) => {
  const lines = toLines();
  const changes = diffLines(readGoldenFile(name), lines);
  const shown = changes.slice(0, SHOWN_LINES).join('\n');
  const message = `${changes.length} lines differ from packages/engine/golden/${name}:\n${shown}\n${REVIEW}`;
  if (changes.length > 0) throw new Error(message);
  // No line is dropped, moved or repeated either.
  expect(lines.length).toBe(readGoldenFile(name).length);
  expect(lines.join('\n') === readGoldenFile(name).join('\n')).toBe(true);
});
