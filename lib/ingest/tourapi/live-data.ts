import 'server-only';
import path from 'node:path';
import { startScheduledSync, type ScheduledSync } from './schedule';
import type { Env } from '../../env';
import { logEvent } from '../../observability/log';
import { getProcessWide } from '../../process-wide';

const liveData = getProcessWide<{ sync: ScheduledSync | null }>('live-data', () => ({
  sync: null,
}));

/**
 * Keeps a long-running server's data fresh, where that is asked for: with a service key and an interval, and without
 * another backend. Vercel's instances neither live nor keep files long enough (docs/live-data.md).
 */
export function startLiveData(env: Env): boolean {
  const { TOURAPI_SERVICE_KEY: serviceKey, SYNC_INTERVAL_HOURS: intervalHours } = env;
  if (!serviceKey || !intervalHours || env.TOURISM_BACKEND_URL || env.VERCEL) return false;
  liveData.sync = startScheduledSync({
    api: { serviceKey, baseUrl: env.TOURAPI_BASE_URL },
    intervalHours,
    // A build would look through all that lies there, also what a database is writing, for files to take along.
    dataFolder: path.join(/* turbopackIgnore: true */ process.cwd(), '.data'),
    log: (message) => logEvent('info', 'live-data', { message }),
  });
  return true;
}

/** Takes over a newer snapshot of another process at once, where this one keeps its data fresh: it was told of one. */
export async function takeOverSnapshot(): Promise<void> {
  await liveData.sync?.takeOver();
}
