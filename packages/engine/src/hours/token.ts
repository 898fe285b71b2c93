import type { Meaning } from './lexicon';

/** One word, time or mark of a text about opening hours. */
export type Token =
  | Meaning
  /** A clock time as written; `hour` up to 30 ("26:00"). */
  | { type: 'time'; hour: number; minute: number; padded: boolean }
  /** Looks like a time but is none: "12:090". */
  | { type: 'bad' }
  | { type: 'day'; day: number }
  | { type: 'number'; value: number }
  /** A length of time in minutes: "30분". */
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
