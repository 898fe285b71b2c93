import type { Meaning } from './hours-terms';

/** Word, time or mark in a text about opening hours. */
export type HoursToken =
  | Meaning
  /** Clock time as written; `hour` up to 30 ("26:00"). */
  | { type: 'time'; hour: number; minute: number; padded: boolean }
  /** Invalid time: "12:090". */
  | { type: 'bad' }
  | { type: 'day'; day: number }
  | { type: 'number'; value: number }
  /** Duration in minutes: "30분". */
  | { type: 'duration'; minutes: number }
  | { type: 'month'; month: number }
  | { type: 'dash'; tilde: boolean }
  | { type: 'slash' }
  | { type: 'colon' }
  | { type: 'line' }
  | { type: 'note' }
  | { type: 'open'; square: boolean }
  | { type: 'close'; square: boolean }
  | { type: 'word'; text: string };
