import type { ProgressBar } from './progress-bar';

export const EXIT = {
  ...{ done: 0, failed: 1, usage: 2, stopped: 3, refused: 4, interrupted: 130 },
} as const;

/** Surroundings of a command. */
export interface CommandContext {
  /** Aborts with an interruption. */
  readonly signal: AbortSignal;
  readonly bar: ProgressBar;
  /** Prints words, or with `--json` the value: a pipe gets one of them and nothing else. */
  print(value: object, words: string): void;
}
