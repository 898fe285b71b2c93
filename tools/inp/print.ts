import { toMarkdownTable } from '../markdown-table';
import { getMedian } from '../median';
import type { Interaction } from './interaction';

const TARGET_MS = 50;

const toCell = (ms: number) => (ms <= TARGET_MS ? `${ms}` : `${ms} !`);

/** Medians in Markdown, a line per tap; `!` marks a missed target. */
export function toInteractionTable(interactions: ReadonlyMap<string, Interaction[]>): string {
  return toMarkdownTable([
    ['', 'to the next frame (ms)', 'processor (ms)'],
    ['target', `≤ ${TARGET_MS}`, `≤ ${TARGET_MS}`],
    ...[...interactions].map(([name, all]) => [
      name,
      toCell(getMedian(all.map(({ durationMs }) => durationMs))),
      toCell(getMedian(all.map(({ processorMs }) => processorMs))),
    ]),
  ]);
}

/** Part of the docs with the table. */
export const toInteractionDocs = (
  interactions: ReadonlyMap<string, Interaction[]>,
  runs: number,
  slowdown: number,
): string =>
  `Median of ${runs} runs, processor ${slowdown} times slower, production build (\`npm run tool -- inp --write\`).\n\n${toInteractionTable(interactions)}`;
