import 'server-only';
import { globalSingleton } from './once';

/**
 * Aborted when the process receives SIGTERM or SIGINT. First called at server start, so that it
 * misses no signal.
 */
export function getShutdownSignal(): AbortSignal {
  return globalSingleton('stop-signal', () => {
    const stop = new AbortController();
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());
    return stop.signal;
  });
}
