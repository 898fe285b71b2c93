import 'server-only';
import path from 'node:path';
import { startScheduledSync, type ScheduledSync } from './sync-schedule';
import type { Env } from '../../env';
import { logEvent } from '../../observability/log';
import { globalSingleton } from '../../global-singleton';

const backgroundSync = globalSingleton<{ sync: ScheduledSync | null }>('background-sync', () => ({
  sync: null,
}));

/**
 * Starts the background sync of a long-running server when a service key and an interval are set
 * and no other backend is. Not on Vercel, whose instances are short-lived and keep no files
 * (docs/live-data.md).
 */
export function startBackgroundSync(env: Env): boolean {
  const { TOURAPI_SERVICE_KEY: serviceKey, SYNC_INTERVAL_HOURS: intervalHours } = env;
  if (!serviceKey || !intervalHours || env.TOURISM_BACKEND_URL || env.VERCEL) return false;
  backgroundSync.sync = startScheduledSync({
    api: { serviceKey, baseUrl: env.TOURAPI_BASE_URL },
    intervalHours,
    // Keeps the build from tracing the data folder, including live database files.
    dataFolder: path.join(/* turbopackIgnore: true */ process.cwd(), '.data'),
    log: (message) => logEvent('info', 'tourapi.sync', { message }),
  });
  return true;
}

/**
 * Loads a newer snapshot of another process; no-op without a background sync. Called by the
 * webhook.
 */
export async function loadNewerSnapshot(): Promise<void> {
  await backgroundSync.sync?.loadNewerSnapshot();
}
