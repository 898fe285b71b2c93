/** Task shared by all callers, with a limit on how often it starts. */
export interface ThrottledTask<T> {
  /**
   * Starts the task, or joins the run under way or begun within the interval; a failure is shared
   * as well.
   */
  run(): Promise<T>;
  /** Milliseconds since the last start; `Infinity` before the first one. */
  getAgeMs(): number;
  /** Lets the next call start the task, unless it is running. */
  expire(): void;
}

/** Runs a task at most once per interval for all callers together. */
export function createThrottledTask<T>(
  task: () => Promise<T>,
  intervalMs: number,
): ThrottledTask<T> {
  let last: { startedAtMs: number; isOver: boolean; result: Promise<T> } | undefined;
  let isExpired = false;

  return {
    run() {
      const nowMs = performance.now();
      const isFresh = !isExpired && last && nowMs - last.startedAtMs < intervalMs;
      if (last && (isFresh || !last.isOver)) return last.result;
      isExpired = false;
      const started = { startedAtMs: nowMs, isOver: false, result: task() };
      last = started;
      const finish = () => {
        started.isOver = true;
      };
      started.result.then(finish, finish);
      return started.result;
    },
    getAgeMs: () => (last ? performance.now() - last.startedAtMs : Infinity),
    expire() {
      isExpired = true;
    },
  };
}
