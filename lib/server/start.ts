import 'server-only';
import { getEnv, type Env } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import { getPlacesDatabase } from '../places/ask-places';
import { getStopSignal } from '../stop-signal';
import { startLiveData } from '../ingest/tourapi/live-data';
import { startTelemetry } from './telemetry';

/**
 * Starts what accompanies the server for as long as it runs.
 * @throws {EnvError} when the environment is not right
 */
export async function startServer(): Promise<void> {
  const env = getEnv();
  getStopSignal();
  await startTelemetry(env);
  startLiveData(env);
  loadPlaces(env);
}

/** Loads the index of a database of places while the server starts. A function of Vercel may never search. */
export function loadPlaces({ VERCEL: isOnVercel }: Env): void {
  if (isOnVercel) return;
  getPlacesDatabase()
    ?.getIndex()
    .catch((error: unknown) => logEvent('warn', 'places.database_failed', toErrorFields(error)));
}
