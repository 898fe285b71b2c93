import { expect, test } from '@jest/globals';
import { toInteractionTable } from '@/tools/inp/interaction';

test('prints the medians of each tap and marks those beyond the target', () => {
  const table = toInteractionTable(
    new Map([
      ['quick', [16, 48, 24].map((durationMs) => ({ durationMs, processorMs: 4 }))],
      ['slow', [120, 40, 56].map((durationMs) => ({ durationMs, processorMs: 30 }))],
    ]),
  );
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    '| | to the next frame (ms) | processor (ms) |',
    '| ------ | ---------------------- | -------------- |',
    '| target | ≤ 50 | ≤ 50 |',
    '| quick | 24 | 4 |',
    '| slow | 56 ! | 30 |',
  ]);
});
