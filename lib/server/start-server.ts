import 'server-only';
import { getEnv, type Env } from '../env';
import { logDatabaseFailure } from '../places/database-error';
import { getPlacesDatabase } from '../places/query-places';
import { getShutdownSignal } from '../shutdown-signal';
import { startBackgroundSync } from './background-sync';

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
  getPlacesDatabase()?.getIndex().catch(logDatabaseFailure);
}

/** Starts OpenTelemetry if there is a receiver: an OTLP endpoint, or Vercel's own collector. */
export async function startTelemetry({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  VERCEL,
}: Env): Promise<boolean> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !VERCEL) return false;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({ serviceName: 'kioot' });
  return true;
}
