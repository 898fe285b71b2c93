import { expect, test } from '@jest/globals';
import { getSpentUs, toProcessorTime, type TimedEvent } from '@/tools/lighthouse/processor-time';

const THREAD = { ph: 'X', pid: 1, tid: 2 };
/** 100 ms by the clock, 30 ms of CPU time. */
const TASK = { ...THREAD, name: 'RunTask', ts: 1_000, dur: 100_000, tts: 500, tdur: 30_000 };
/** Starts after 20 ms of the task's CPU time and takes 5 ms. */
const LAYOUT = { ...THREAD, name: 'Layout', ts: 81_000, dur: 15_000, tts: 20_500, tdur: 5_000 };

test('shortens a task to its CPU time and shifts its events', () => {
  expect(toProcessorTime([TASK, LAYOUT])).toEqual([
    { ...TASK, dur: 30_000 },
    { ...LAYOUT, ts: 21_000, dur: 5_000 },
  ]);
});

test('keeps events of other threads, between tasks or without CPU time', () => {
  const others: TimedEvent[] = [
    { ...LAYOUT, tid: 3 },
    { ...LAYOUT, ts: 200_000 },
    { ...THREAD, name: 'Mark', ph: 'I', ts: 300_000, dur: 0 },
  ];
  expect(toProcessorTime([TASK, ...others])).toEqual([{ ...TASK, dur: 30_000 }, ...others]);
});

test('adds up the CPU time of a thread within a time, of tasks within tasks once', () => {
  const inner = { ...TASK, ts: 11_000, dur: 50_000, tts: 1_000, tdur: 20_000 };
  const later = { ...TASK, ts: 201_000, tts: 40_000 };
  const trace = [TASK, inner, later, { ...TASK, tid: 3 }, LAYOUT];
  expect(getSpentUs(trace, TASK, 0, 300_000)).toBe(30_000 + 0.99 * 30_000);
  // The last fifth of the first task, and half of the later one.
  expect(getSpentUs(trace, TASK, 81_000, 251_000)).toBe(6_000 + 15_000);
});
