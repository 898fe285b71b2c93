import 'server-only';
import { logEvent, toErrorFields } from '../observability/log';
import { createThrottledTask } from '../throttled-task';
import { getUnlistedReason, type NamedPlace, type UnlistedReason } from '@kioot/places/unlisted';

/**
 * `gone`: its sources no longer list it. A closed place has the day (`YYYY-MM-DD`), one that is left
 * out has the reason.
 */
export type PlaceStatus =
  'listed' | 'gone' | { readonly closedOn: string } | { readonly unlisted: UnlistedReason };

/** Ids of changed places, and the database time of the query. */
export interface StatusChanges {
  asOf: string;
  listed: readonly NamedPlace[];
  gone: readonly string[];
  closed: readonly { contentId: string; closedOn: string }[];
}

/** Minimum time between two queries, for all callers together. */
const MIN_READ_INTERVAL_MS = 1_000;
/** Older statuses are refreshed in the background. */
const MAX_AGE_MS = 300_000;
/** A full read finds deleted places, and those that a long transaction committed late. */
const FULL_READ_INTERVAL_MS = 600_000;
/** Time before every change, as PostgreSQL writes it. */
export const EARLIEST_TIME = '-infinity';

/**
 * Statuses of all places in memory, so that a page of a known place costs no query. An unknown id
 * triggers a read of the changes, at most once a second for all callers together: invented ids cost
 * no more, and are not cached.
 *
 * @param readChanges reads the places changed since a database time; its failure is the result for
 *   a second
 * @returns the status of an id; undefined for an unknown one
 */
export function createPlaceStatusCache(
  readChanges: (since: string) => Promise<StatusChanges>,
): (contentId: string) => Promise<PlaceStatus | undefined> {
  let statuses = new Map<string, PlaceStatus>();
  let since = EARLIEST_TIME;
  let allReadAtMs = -Infinity;

  const update = createThrottledTask(async () => {
    const nowMs = performance.now();
    const isAll = nowMs - allReadAtMs >= FULL_READ_INTERVAL_MS;
    const { asOf, listed, gone, closed } = await readChanges(isAll ? EARLIEST_TIME : since);
    const next = isAll ? new Map<string, PlaceStatus>() : statuses;
    for (const place of listed) {
      const unlisted = getUnlistedReason(place);
      next.set(place.contentId, unlisted ? { unlisted } : 'listed');
    }
    for (const contentId of gone) next.set(contentId, 'gone');
    for (const { contentId, closedOn } of closed) next.set(contentId, { closedOn });
    statuses = next;
    since = asOf;
    if (isAll) allReadAtMs = nowMs;
  }, MIN_READ_INTERVAL_MS);

  return async (contentId) => {
    const cached = statuses.get(contentId);
    if (!cached) {
      await update.run();
      return statuses.get(contentId);
    }
    if (update.getAgeMs() > MAX_AGE_MS)
      update
        .run()
        .catch((error: unknown) =>
          logEvent('warn', 'places.database_failed', toErrorFields(error)),
        );
    return cached;
  };
}
