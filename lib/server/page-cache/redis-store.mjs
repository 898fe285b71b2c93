import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { RESP_TYPES } from '@redis/client';
import { connectRedis } from '../../http/redis-client.mjs';

/** A healthy Redis answers in under a millisecond. */
const COMMAND_TIMEOUT_MS = 150;
/** Consecutive failures after which Redis counts as unavailable, until the next attempt. */
const FAILURE_THRESHOLD = 3;
const HALF_OPEN_AFTER_MS = 500;
/** Expiry of unused entries; longer than any page's `revalidate`. */
const ENTRY_TTL_S = 24 * 60 * 60;

/** One hash for all tags, so that Redis keeps or loses them together. Shared by all builds. */
const TAGS_KEY = 'kioot:tags';
const EPOCH_FIELD = '#epoch';
const GENERATION_FIELD = '#generation';

/** Atomic, or an instance could see the counter without the tags. */
const INVALIDATE_SCRIPT = `
local generation = redis.call('HINCRBY', KEYS[1], '${GENERATION_FIELD}', 1)
for _, tag in ipairs(ARGV) do redis.call('HSET', KEYS[1], tag, generation) end
return generation`;

/**
 * Redis client of the cache. Never throws and never blocks: while Redis is unavailable every method
 * returns null or false. Logs one line when Redis becomes unavailable and one when it recovers.
 */
export class RedisStore {
  /**
   * @param {object} options
   * @param {string} options.url
   * @param {string} options.buildId pages belong to one build
   */
  constructor({ url, buildId }) {
    this.prefix = `kioot:${buildId}:`;
    this.redis = connectRedis(url, {
      onAway: (error) =>
        console.warn(`Redis is away, this instance carries on alone: ${error.message}`),
      onBack: () => console.warn('Redis is back, pages are shared again.'),
    });
    this.client = this.redis.client;
    this.buffers = this.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    this.policy = wrap(
      circuitBreaker(handleAll, {
        halfOpenAfter: HALF_OPEN_AFTER_MS,
        breaker: new ConsecutiveBreaker(FAILURE_THRESHOLD),
      }),
      timeout(COMMAND_TIMEOUT_MS, TimeoutStrategy.Aggressive),
    );
  }

  /** @returns {Promise<{ value: any, lastModified: number, cacheControl?: object, tags: string[], epoch: string | null, generation: number } | null>} */
  async read(key) {
    const bytes = await this.#run(() => this.buffers.get(this.prefix + key));
    return bytes ? this.#parse(bytes) : null;
  }

  /** @param {import('./cache-entry.mjs').CacheEntry} entry */
  async write(key, { value, lastModified, cacheControl, tags, mark }) {
    const { epoch, generation } = mark;
    const bytes = serialize({ value, lastModified, cacheControl, tags, epoch, generation });
    await this.#run(() => this.client.set(this.prefix + key, bytes, { EX: ENTRY_TTL_S }));
  }

  /**
   * @returns {Promise<{ epoch: string, generation: number } | null>} cheap enough for five calls a
   *   second
   */
  async readHead() {
    return this.#run(async () => {
      const [epoch, generation] = await this.client.hmGet(TAGS_KEY, [
        EPOCH_FIELD,
        GENERATION_FIELD,
      ]);
      if (epoch) return { epoch, generation: Number(generation ?? 0) };
      await this.client.hSetNX(TAGS_KEY, EPOCH_FIELD, randomUUID());
      return { epoch: await this.client.hGet(TAGS_KEY, EPOCH_FIELD), generation: 0 };
    });
  }

  /** @returns {Promise<{ epoch: string, generation: number, generations: Map<string, number> } | null>} */
  async readTags() {
    return this.#run(async () => {
      const {
        [EPOCH_FIELD]: epoch,
        [GENERATION_FIELD]: generation,
        ...tags
      } = await this.client.hGetAll(TAGS_KEY);
      return {
        epoch,
        generation: Number(generation ?? 0),
        generations: new Map(Object.entries(tags).map(([tag, value]) => [tag, Number(value)])),
      };
    });
  }

  /**
   * @param {string[]} tags
   * @returns {Promise<boolean>} true if every instance will learn of it
   */
  async invalidate(tags) {
    const generation = await this.#run(() =>
      this.client.eval(INVALIDATE_SCRIPT, { keys: [TAGS_KEY], arguments: tags }),
    );
    return generation !== null;
  }

  close() {
    this.client.destroy();
  }

  /** @returns {Promise<T | null>} @template T @param {() => Promise<T>} command */
  async #run(command) {
    try {
      const result = await this.policy.execute(async () => {
        await this.redis.connecting;
        return command();
      });
      this.redis.setBack();
      return result;
    } catch (error) {
      this.redis.setAway(error);
      return null;
    }
  }

  #parse(bytes) {
    try {
      return deserialize(bytes);
    } catch (error) {
      console.warn(`An entry in Redis cannot be read and is rendered again: ${error.message}`);
      return null;
    }
  }
}
