import 'server-only';
import { createClient } from '@redis/client';
import { logEvent, toErrorFields } from '../observability/log';

const CONNECT_TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

/**
 * Client that reconnects by itself and rejects commands at once while Redis is unavailable instead
 * of queueing them.
 */
export function createRedisClient(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, MAX_RECONNECT_DELAY_MS),
    },
  });
  let isUnavailable = false;
  client.on('ready', () => {
    if (isUnavailable) logEvent('info', 'redis.back');
    isUnavailable = false;
  });
  client.on('error', (error: unknown) => {
    // One line per outage, not one per reconnect attempt.
    if (!isUnavailable) logEvent('warn', 'redis.away', toErrorFields(error));
    isUnavailable = true;
  });
  client.connect().catch((error: unknown) => {
    // Closed before it ever connected; every other failure reaches 'error' and is retried.
    if (client.isOpen) logEvent('warn', 'redis.connect_failed', toErrorFields(error));
  });
  return client;
}
