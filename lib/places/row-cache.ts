import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Place } from '@kioot/places/place';

const MAX_ROWS = 12_000;

/** Rows of places in memory; an unchanged row stays the same object. */
export interface RowCache {
  has(contentId: string): boolean;
  /** Rows of these places in their order; unknown ids are skipped. */
  get(contentIds: readonly string[]): Promise<Place[]>;
}

/**
 * Cache of rows, refreshed after the revision of the places changed. On a failed read old rows are
 * served if all of them are cached.
 */
export function createRowCache(
  read: (contentIds: readonly string[]) => Promise<readonly Place[]>,
  getRevision: () => string | undefined,
): RowCache {
  const cache = new LRUCache<string, { row: Place; revision: string | undefined }>({
    max: MAX_ROWS,
  });

  /**
   * Reads rows, reusing the object of an unchanged row; null if cached rows have to be served
   * instead.
   */
  async function readAgain(contentIds: readonly string[]): Promise<Place[] | null> {
    // Read first, so that the rows are at least as new as this revision.
    const revision = getRevision();
    try {
      const rows = await read(contentIds);
      return rows.map((row) => {
        const cached = cache.get(row.contentId)?.row;
        const same = cached && isDeepStrictEqual(cached, row) ? cached : row;
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
      const found = new Map<string, Place>();
      const outdated: string[] = [];
      for (const contentId of contentIds) {
        const cached = cache.get(contentId);
        if (cached) found.set(contentId, cached.row);
        if (cached?.revision !== revision || !cached) outdated.push(contentId);
      }
      const read = outdated.length > 0 ? await readAgain(outdated) : null;
      if (read) for (const contentId of outdated) found.delete(contentId);
      for (const row of read ?? []) found.set(row.contentId, row);
      return contentIds.flatMap((contentId) => found.get(contentId) ?? []);
    },
  };
}
