import { createClient } from '@redis/client';

const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/**
 * Connects a client that reconnects by itself and rejects commands at once while Redis is
 * unavailable instead of queueing them.
 *
 * @param {string} url `redis://` or `rediss://`
 * @param {{ onAway: (error: Error) => void, onBack: () => void }} log called once an outage, not
 * once a reconnect attempt
 */
export function connectRedis(url, { onAway, onBack }) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, MAX_RECONNECT_DELAY_MS),
    },
  });
  let isAway = false;
  /** @param {Error} error */
  const setAway = (error) => {
    if (isAway) return;
    isAway = true;
    onAway(error);
  };
  const setBack = () => {
    if (isAway) onBack();
    isAway = false;
  };
  client.on('ready', setBack);
  client.on('error', setAway);
  const connecting = client.connect();
  // Closed before it ever connected; every other failure reaches 'error' and is retried.
  connecting.catch((error) => client.isOpen && setAway(error));
  return { client, connecting, setAway, setBack };
}
