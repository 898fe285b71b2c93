import { SingleBar } from 'cli-progress';
import type { SyncProgress } from '@/lib/tourapi/sync/result';

export interface ProgressBar {
  update(progress: SyncProgress): void;
  stop(): void;
}

/** A bar on standard error with rows, calls left of the quota and time left; silent when that is not a terminal. */
export function createProgressBar(): ProgressBar {
  const bar = new SingleBar({
    format:
      '{phase} [{bar}] {value}/{total} calls | {rows} rows | {callsLeft} calls left today | {timeLeft} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  const startedAt = performance.now();
  let isStarted = false;
  return {
    update({ phase, rows, callsDone, callsTotal, callsLeft }) {
      const msPerCall = (performance.now() - startedAt) / callsDone;
      const timeLeft = toTimeLeft(((callsTotal - callsDone) * msPerCall) / 1000);
      const payload = { phase, rows, callsLeft, timeLeft };
      if (isStarted) bar.setTotal(callsTotal);
      else bar.start(callsTotal, callsDone, payload);
      isStarted = true;
      bar.update(callsDone, payload);
    },
    stop() {
      if (isStarted) bar.stop();
    },
  };
}

/** A duration in words, "?" before the first call has been timed. */
export function toTimeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
