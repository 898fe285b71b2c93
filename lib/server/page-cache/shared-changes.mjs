import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { expireTags } from './changed-tags.mjs';

/** Stream of changes, shared by all builds. */
const STREAM = 'kioot:changed-tags';
/** Kept for instances that start with pages of the build, which may be older. */
const MAX_CHANGES = 10_000;
/** Published changes show on other instances after it. */
const POLL_INTERVAL_MS = 200;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_AFTER_MS = 500;
/** A healthy Redis answers in under a millisecond, and is asked all the time. */
const MAX_SILENCE_MS = 1_000;
/** Longest wait of the first request for the changes of before the start. */
const FIRST_READ_TIMEOUT_MS = 1_000;

/**
 * Tells other instances of changed tags through Redis, and expires those that they changed. No clock
 * is compared: each instance dates a change when it learns of it. While Redis is away each carries on
 * alone; the client reconnects by itself and sends what waits.
 *
 * @param {string} url `redis://` or `rediss://`
 */
export function followChanges(url) {
  const client = createClient({
    url,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: MAX_SILENCE_MS,
      reconnectStrategy: RECONNECT_AFTER_MS,
    },
  });
  logOutages(client);
  const instance = randomUUID();
  let lastId = '0';

  /** Repeats a command that a lost connection cut off. */
  async function run(command) {
    while (client.isOpen) {
      try {
        return await command();
      } catch {
        await pause(RECONNECT_AFTER_MS);
      }
    }
  }

  async function readChanges() {
    const [stream] = (await client.xRead({ key: STREAM, id: lastId })) ?? [];
    for (const { id, message } of stream?.messages ?? []) {
      lastId = id;
      if (message.from !== instance) expireTags(JSON.parse(message.tags));
    }
  }

  async function poll() {
    while (client.isOpen) {
      await pause(POLL_INTERVAL_MS);
      await run(readChanges);
    }
  }

  // Fails only if it is closed before it ever connected.
  client.connect().catch(() => undefined);
  const firstRead = run(readChanges);
  void firstRead.then(poll);
  return {
    isCaughtUp: Promise.race([firstRead, pause(FIRST_READ_TIMEOUT_MS)]),
    /** @param {string[]} tags */
    publish(tags) {
      const change = { from: instance, tags: JSON.stringify(tags) };
      const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_CHANGES };
      void run(() => client.xAdd(STREAM, '*', change, { TRIM: trim }));
    },
    close: () => client.destroy(),
  };
}

/** Does not keep the process alive. */
const pause = (ms) => sleep(ms, undefined, { ref: false });

/** Logs once an outage, not once an attempt to reconnect. */
function logOutages(client) {
  let isAway = false;
  client.on('error', (error) => {
    if (!isAway) console.warn(`Redis is away, this instance carries on alone: ${error.message}`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) console.warn('Redis is back, changes are shared again.');
    isAway = false;
  });
}
