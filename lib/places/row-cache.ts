import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { RestaurantRow } from './row';

const MAX_ROWS = 12_000;

/** Rows of places in memory, the same object for as long as a row says the same. */
export interface RowCache {
  has(contentId: string): boolean;
  /** Rows of these places in their order; unknown ids are passed over. */
  get(contentIds: readonly string[]): Promise<RestaurantRow[]>;
}

/**
 * Rows are read again once the revision of the places has moved. Those of before serve where reading fails and all that is asked
 * for is there.
 */
export function createRowCache(
  read: (contentIds: readonly string[]) => Promise<readonly RestaurantRow[]>,
  getRevision: () => string | undefined,
): RowCache {
  const cache = new LRUCache<string, { row: RestaurantRow; revision: string | undefined }>({
    max: MAX_ROWS,
  });

  /** Reads rows, and keeps the object of a row that says the same as before; null where those of before have to serve. */
  async function readAgain(contentIds: readonly string[]): Promise<RestaurantRow[] | null> {
    // The rows are at least as new as the revision of before.
    const revision = getRevision();
    try {
      const rows = await read(contentIds);
      return rows.map((row) => {
        const known = cache.get(row.contentId)?.row;
        const same = known && isDeepStrictEqual(known, row) ? known : row;
        cache.set(row.contentId, { row: same, revision });
        return same;
      });
    } catch (error) {
      if (contentIds.every((contentId) => cache.has(contentId))) return null;
      throw error;
    }
  }

  return {
    has: (contentId) => cache.has(contentId),
    async get(contentIds) {
      const revision = getRevision();
      const found = new Map<string, RestaurantRow>();
      const outdated: string[] = [];
      for (const contentId of contentIds) {
        const known = cache.get(contentId);
        if (known) found.set(contentId, known.row);
        if (known?.revision !== revision || !known) outdated.push(contentId);
      }
      const read = outdated.length > 0 ? await readAgain(outdated) : null;
      if (read) for (const contentId of outdated) found.delete(contentId);
      for (const row of read ?? []) found.set(row.contentId, row);
      return contentIds.flatMap((contentId) => found.get(contentId) ?? []);
    },
  };
}
