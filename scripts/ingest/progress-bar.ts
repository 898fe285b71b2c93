import { SingleBar } from 'cli-progress';

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

/** Progress bar on standard error with the time left in each phase; silent without a terminal. */
export function createProgressBar(): ProgressBar {
  const bar = new SingleBar({
    format: '{phase} [{bar}] {value}/{total}{details} | {timeLeft} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  let phase = '';
  let startedAt = 0;
  let startedWith = 0;
  return {
    update({ details = '', ...now }) {
      if (now.phase !== phase) {
        bar.stop();
        ({ phase } = now);
        startedAt = performance.now();
        startedWith = now.done;
        bar.start(now.total, now.done, { phase, details, timeLeft: '?' });
      }
      const msEach = (performance.now() - startedAt) / (now.done - startedWith);
      const timeLeft = toTimeLeft(((now.total - now.done) * msEach) / 1000);
      bar.setTotal(now.total);
      bar.update(now.done, { phase, details, timeLeft });
    },
    stop: () => bar.stop(),
  };
}

/** Duration for people: "12 s", "3 min", "1 h 5 min"; "?" when unknown. */
export function toTimeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
