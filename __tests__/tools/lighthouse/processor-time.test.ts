import { expect, test } from '@jest/globals';
import { toProcessorTime, type TimedEvent } from '@/tools/lighthouse/processor-time';

const THREAD = { ph: 'X', pid: 1, tid: 2 };
/** 100 ms by the clock, 30 ms of a processor. */
const TASK = { ...THREAD, name: 'RunTask', ts: 1_000, dur: 100_000, tts: 500, tdur: 30_000 };
/** Begins when the task had a processor for 20 ms, and has it for 5 ms more. */
const LAYOUT = { ...THREAD, name: 'Layout', ts: 81_000, dur: 15_000, tts: 20_500, tdur: 5_000 };

test('a task lasts as long as it held a processor, and what is in it moves along', () => {
  expect(toProcessorTime([TASK, LAYOUT])).toEqual([
    { ...TASK, dur: 30_000 },
    { ...LAYOUT, ts: 21_000, dur: 5_000 },
  ]);
});

test('events of another thread, between tasks or without processor time stay as they are', () => {
  const others: TimedEvent[] = [
    { ...LAYOUT, tid: 3 },
    { ...LAYOUT, ts: 200_000 },
    { ...THREAD, name: 'Mark', ph: 'I', ts: 300_000, dur: 0 },
  ];
  expect(toProcessorTime([TASK, ...others])).toEqual([{ ...TASK, dur: 30_000 }, ...others]);
});
