import { countRevalidation } from '../../revalidation-count.mjs';

/**
 * Maximum age of this instance's tag versions; published changes show on other instances after it.
 */
const SYNC_INTERVAL_MS = 200;
/**
 * Retries in the background: this instance may get no request for hours while others wait for the
 * invalidation.
 */
const RETRY_PUBLISH_AFTER_MS = 500;

/**
 * Tracks the invalidations of tags, here and on the other instances, and so which entries are
 * valid. Invalidations that could not be published to Redis are published when it recovers.
 */
export class TagVersions {
  /** @type {string | null} */
  #epoch = null;
  #generation = 0;
  /** @type {Map<string, number>} */
  #generations = new Map();
  #localGeneration = 0;
  /** @type {Map<string, number>} */
  #localGenerations = new Map();
  /** Last local invalidation that Redis has. */
  #published = 0;
  /** @type {NodeJS.Timeout | null} */
  #publishTimer = null;
  #syncedAt = -Infinity;
  /** @type {Promise<void> | null} */
  #syncing = null;

  /** @param {import('./redis-store.mjs').RedisStore} store */
  constructor(store) {
    this.store = store;
  }

  /**
   * @returns {import('./cache-entry.mjs').TagMark} for entries looked up or rendered from now on
   */
  getMark() {
    return { epoch: this.#epoch, generation: this.#generation, local: this.#localGeneration };
  }

  /**
   * @returns {import('./cache-entry.mjs').TagMark} for entries of the build, older than every
   *   invalidation
   */
  getBuildMark() {
    return { epoch: this.#epoch, generation: 0, local: 0 };
  }

  /**
   * @param {{ epoch: string | null, generation: number }} stored
   * @returns {import('./cache-entry.mjs').TagMark} for an entry of Redis: it reflects the local
   *   invalidations that Redis has
   */
  toStoredMark({ epoch, generation }) {
    return { epoch, generation, local: this.#published };
  }

  /**
   * @param {readonly string[]} tags
   * @param {import('./cache-entry.mjs').TagMark} mark
   * @returns {'current' | 'forgotten' | 'invalidated'} `forgotten` if Redis has lost its data since
   */
  getState(tags, mark) {
    if (tags.some((tag) => (this.#localGenerations.get(tag) ?? 0) > mark.local))
      return 'invalidated';
    if (mark.epoch !== this.#epoch) return 'forgotten';
    const isKnown = tags.every((tag) => (this.#generations.get(tag) ?? 0) <= mark.generation);
    return isKnown ? 'current' : 'invalidated';
  }

  /**
   * Invalidates here at once, and on every other instance at its next sync.
   * @param {readonly string[]} tags
   */
  async invalidate(tags) {
    this.#localGeneration += 1;
    for (const tag of tags) this.#localGenerations.set(tag, this.#localGeneration);
    countRevalidation();
    await this.#publish();
    this.#syncedAt = -Infinity;
  }

  /**
   * Reads the invalidations of other instances, at most every 200 ms and once for all waiting
   * requests.
   */
  async sync() {
    if (performance.now() - this.#syncedAt < SYNC_INTERVAL_MS) return;
    this.#syncing ??= this.#refresh().finally(() => {
      this.#syncedAt = performance.now();
      this.#syncing = null;
    });
    await this.#syncing;
  }

  async #refresh() {
    await this.#publish();
    const head = await this.store.readHead();
    if (!head || (head.epoch === this.#epoch && head.generation === this.#generation)) return;
    const table = await this.store.readTags();
    if (!table) return;
    this.#epoch = table.epoch;
    this.#generation = table.generation;
    this.#generations = table.generations;
    countRevalidation();
  }

  async #publish() {
    const latest = this.#localGeneration;
    if (this.#published === latest) return;
    const unpublished = [...this.#localGenerations].filter(([, local]) => local > this.#published);
    if (await this.store.invalidate(unpublished.map(([tag]) => tag))) {
      this.#published = Math.max(this.#published, latest);
    } else {
      this.#publishLater();
    }
  }

  #publishLater() {
    this.#publishTimer ??= setTimeout(() => {
      this.#publishTimer = null;
      void this.#publish();
    }, RETRY_PUBLISH_AFTER_MS).unref();
  }
}
