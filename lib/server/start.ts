import 'server-only';
import { getEnv } from '../env';
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
}
