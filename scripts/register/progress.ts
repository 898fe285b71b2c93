import { SingleBar } from 'cli-progress';
import { toTimeLeft } from '../sync/progress-bar';

/** A bar on standard error with the time left of each phase; silent when that is not a terminal. */
export function createPhaseBar() {
  const bar = new SingleBar({
    format: '{phase} [{bar}] {value}/{total} | {timeLeft} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  let phase = '';
  let startedAt = 0;
  let startedWith = 0;
  return {
    update(now: { phase: string; done: number; total: number }) {
      if (now.phase !== phase) {
        bar.stop();
        ({ phase } = now);
        startedAt = performance.now();
        startedWith = now.done;
        bar.start(now.total, now.done, { phase, timeLeft: '?' });
      }
      const msEach = (performance.now() - startedAt) / (now.done - startedWith);
      bar.setTotal(now.total);
      bar.update(now.done, {
        phase,
        timeLeft: toTimeLeft(((now.total - now.done) * msEach) / 1000),
      });
    },
    stop: () => bar.stop(),
  };
}
