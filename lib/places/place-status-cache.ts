import 'server-only';
import { logEvent, toErrorFields } from '../observability/log';
import { createThrottledTask } from '../throttled-task';

/** `gone`: its sources no longer list it. */
export type PlaceStatus = 'listed' | 'gone';

/** Ids of places that changed, and the database's own time when it was asked. */
export interface StatusChanges {
  asOf: string;
  listed: readonly string[];
  gone: readonly string[];
}

/** Shortest time between two questions to the database, for all callers together. */
const ASK_EVERY_MS = 1_000;
/** Statuses that are older are brought up to date in the background. */
const MAX_AGE_MS = 300_000;
/** Reading everything anew finds what was deleted, and what a long transaction committed late. */
const ALL_EVERY_MS = 600_000;
/** The time since which every place has changed, as PostgreSQL writes it. */
export const BEGINNING = '-infinity';

/**
 * Statuses of all places in memory, so that a page that is there costs no question. An id that is not among them has the
 * changes read, at most once a second for all callers together: invented ids cost no more, and are not remembered.
 *
 * @param readChanges reads the places that changed since a time of the database; a failure of it is the answer for a second
 * @returns the status of an id, undefined for one that nobody gave
 */
export function createPlaceStatusCache(
  readChanges: (since: string) => Promise<StatusChanges>,
): (contentId: string) => Promise<PlaceStatus | undefined> {
  let statuses = new Map<string, PlaceStatus>();
  let since = BEGINNING;
  let allReadAtMs = -Infinity;

  const update = createThrottledTask(async () => {
    const nowMs = performance.now();
    const isAll = nowMs - allReadAtMs >= ALL_EVERY_MS;
    const { asOf, listed, gone } = await readChanges(isAll ? BEGINNING : since);
    const next = isAll ? new Map<string, PlaceStatus>() : statuses;
    for (const contentId of listed) next.set(contentId, 'listed');
    for (const contentId of gone) next.set(contentId, 'gone');
    statuses = next;
    since = asOf;
    if (isAll) allReadAtMs = nowMs;
  }, ASK_EVERY_MS);

  return async (contentId) => {
    const known = statuses.get(contentId);
    if (!known) {
      await update.run();
      return statuses.get(contentId);
    }
    if (update.getAgeMs() > MAX_AGE_MS)
      update
        .run()
        .catch((error: unknown) =>
          logEvent('warn', 'places.database_failed', toErrorFields(error)),
        );
    return known;
  };
}
