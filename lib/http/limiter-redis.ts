import 'server-only';
import { createClient } from '@redis/client';
import { logEvent, toErrorFields } from '../observability/log';

const CONNECT_TIMEOUT_MS = 1_000;
const RECONNECT_AT_MOST_MS = 2_000;

/**
 * A client that connects by itself, comes back by itself, and answers "no" at once while Redis is away instead of
 * keeping commands for later.
 */
export function createRedisClient(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, RECONNECT_AT_MOST_MS),
    },
  });
  let isAway = false;
  client.on('ready', () => {
    if (isAway) logEvent('info', 'redis.back');
    isAway = false;
  });
  client.on('error', (error: unknown) => {
    // One line per absence, not one per attempt to reach it.
    if (!isAway) logEvent('warn', 'redis.away', toErrorFields(error));
    isAway = true;
  });
  client.connect().catch((error: unknown) => {
    // Closed before it ever connected; every other failure is told to 'error' and tried again.
    if (client.isOpen) logEvent('warn', 'redis.unusable', toErrorFields(error));
  });
  return client;
}
