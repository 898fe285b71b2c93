import 'server-only';
import { getEnv, type Env } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { getPlacesDatabase } from '../places/query-places';
import { getShutdownSignal } from '../shutdown-signal';
import { startBackgroundSync } from './background-sync';
import { startTelemetry } from './telemetry';

/**
 * Starts the background work of the server.
 * @throws {EnvError} for an invalid environment
 */
export async function startServer(): Promise<void> {
  const env = getEnv();
  getShutdownSignal();
  await startTelemetry(env);
  startBackgroundSync(env);
  preloadPlaceIndex(env);
}

/**
 * Loads the index of a database of places in the background. Not on Vercel, where a function may
 * never search.
 */
export function preloadPlaceIndex({ VERCEL: isOnVercel }: Env): void {
  if (isOnVercel) return;
  getPlacesDatabase()
    ?.getIndex()
    .catch((error: unknown) => logEvent('warn', 'places.database_failed', toErrorFields(error)));
}
