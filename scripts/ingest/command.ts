import type { ProgressBar } from './progress-bar';

export const EXIT = {
  ...{ done: 0, failed: 1, usage: 2, stopped: 3, refused: 4, interrupted: 130 },
} as const;

/** Context of a command. */
export interface CommandContext {
  /** Aborted by SIGINT. */
  readonly signal: AbortSignal;
  readonly bar: ProgressBar;
  /** Prints `text`, or `value` as JSON with `--json`. */
  print(value: object, text: string): void;
}
