export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
  /** Text after the numbers: " calls | 1600 rows". */
  readonly details?: string;
}

export interface ProgressBar {
  update(progress: Progress): void;
  stop(): void;
}

const MIN_INTERVAL_MS = 100;
const CLEAR_LINE = '\r\x1b[K';

/** Progress on one line of standard error, with the time left in each phase; silent without a terminal. */
export function createProgressBar(): ProgressBar {
  const output = process.stderr;
  let phase = '';
  let startedAt = 0;
  let startedWith = 0;
  let shownAt = -Infinity;
  return {
    update({ details = '', ...now }) {
      if (!output.isTTY) return;
      const time = performance.now();
      if (now.phase !== phase) {
        ({ phase } = now);
        startedAt = time;
        startedWith = now.done;
      } else if (time - shownAt < MIN_INTERVAL_MS) {
        return;
      }
      shownAt = time;
      const msEach = (time - startedAt) / (now.done - startedWith);
      const timeLeft = toTimeLeft(((now.total - now.done) * msEach) / 1000);
      const line = `${phase} ${now.done}/${now.total}${details} | ${timeLeft} left`;
      output.write(CLEAR_LINE + line.slice(0, output.columns - 1));
    },
    stop() {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };
}

/** Duration for people: "12 s", "3 min", "1 h 5 min"; "?" when unknown. */
export function toTimeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
