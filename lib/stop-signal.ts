import 'server-only';
import { getProcessWide } from './process-wide';

/** Aborted once the process is told to stop. Asked for at the start (`lib/server/start.ts`), so that it misses nothing. */
export function getStopSignal(): AbortSignal {
  return getProcessWide('stop-signal', () => {
    const stop = new AbortController();
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());
    return stop.signal;
  });
}
