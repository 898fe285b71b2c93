import { countRevalidation } from '../../revalidations.mjs';

/** How old this instance's knowledge of the tags may be when it answers. Publishing shows elsewhere after this. */
const SYNC_EVERY_MS = 200;
/** Nobody may ask this instance for a page for hours: what the others wait for is told without that. */
const TELL_AGAIN_AFTER_MS = 500;

/**
 * Knows which tags were invalidated, here and on the other instances, and so which entries may be shown.
 * Invalidations that Redis could not be told are kept and told when it is back.
 */
export class TagClock {
  /** @type {string | null} */
  #epoch = null;
  #generation = 0;
  /** @type {Map<string, number>} */
  #generations = new Map();
  #local = 0;
  /** @type {Map<string, number>} */
  #locals = new Map();
  /** The local invalidations up to this one are known to Redis. */
  #told = 0;
  /** @type {NodeJS.Timeout | null} */
  #telling = null;
  #syncedAt = -Infinity;
  /** @type {Promise<void> | null} */
  #syncing = null;

  /** @param {import('./shared-store.mjs').SharedStore} store */
  constructor(store) {
    this.store = store;
  }

  /** @returns {import('./entry.mjs').Mark} for what is looked up or made from now on */
  mark() {
    return { epoch: this.#epoch, generation: this.#generation, local: this.#local };
  }

  /** @returns {import('./entry.mjs').Mark} for what the build made: it knows of no invalidation */
  firstMark() {
    return { epoch: this.#epoch, generation: 0, local: 0 };
  }

  /**
   * @param {{ epoch: string | null, generation: number }} stored
   * @returns {import('./entry.mjs').Mark} for what came from Redis: it knows of ours as far as Redis does
   */
  storedMark({ epoch, generation }) {
    return { epoch, generation, local: this.#told };
  }

  /**
   * @param {readonly string[]} tags
   * @param {import('./entry.mjs').Mark} mark
   * @returns {'current' | 'forgotten' | 'invalidated'} `forgotten` when Redis has lost what it knew since
   */
  judge(tags, mark) {
    if (tags.some((tag) => (this.#locals.get(tag) ?? 0) > mark.local)) return 'invalidated';
    if (mark.epoch !== this.#epoch) return 'forgotten';
    const isKnown = tags.every((tag) => (this.#generations.get(tag) ?? 0) <= mark.generation);
    return isKnown ? 'current' : 'invalidated';
  }

  /**
   * Invalidates here at once, and on every other instance at its next look.
   * @param {readonly string[]} tags
   */
  async invalidate(tags) {
    this.#local += 1;
    for (const tag of tags) this.#locals.set(tag, this.#local);
    countRevalidation();
    await this.#tell();
    this.#syncedAt = -Infinity;
  }

  /** Learns what the others invalidated, at most every 200 ms and once for all requests that wait for it. */
  async sync() {
    if (performance.now() - this.#syncedAt < SYNC_EVERY_MS) return;
    this.#syncing ??= this.#learn().finally(() => {
      this.#syncedAt = performance.now();
      this.#syncing = null;
    });
    await this.#syncing;
  }

  async #learn() {
    await this.#tell();
    const head = await this.store.readHead();
    if (!head || (head.epoch === this.#epoch && head.generation === this.#generation)) return;
    const table = await this.store.readTags();
    if (!table) return;
    this.#epoch = table.epoch;
    this.#generation = table.generation;
    this.#generations = table.generations;
    countRevalidation();
  }

  async #tell() {
    const upTo = this.#local;
    if (this.#told === upTo) return;
    const untold = [...this.#locals].filter(([, local]) => local > this.#told);
    if (await this.store.invalidate(untold.map(([tag]) => tag))) {
      this.#told = Math.max(this.#told, upTo);
    } else {
      this.#tellLater();
    }
  }

  #tellLater() {
    this.#telling ??= setTimeout(() => {
      this.#telling = null;
      void this.#tell();
    }, TELL_AGAIN_AFTER_MS).unref();
  }
}
