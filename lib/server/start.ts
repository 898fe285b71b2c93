import 'server-only';
import { getEnv, isDevelopment } from '../env';
import { startSocketGuard } from '../http/socket-guard';
import { startLiveData } from '../tourapi/sync/live-data';
import { startTelemetry } from './telemetry';

/**
 * Starts what accompanies the server for as long as it runs.
 * @throws {EnvError} when the environment is not right
 */
export async function startServer(): Promise<void> {
  const env = getEnv();
  await startTelemetry(env);
  startSocketGuard({
    isLogging: env.LOG_REQUESTS,
    takesUpgrades: isDevelopment(),
    keepsPages: !isDevelopment() && env.PAGE_MEMORY,
  });
  startLiveData(env);
}
