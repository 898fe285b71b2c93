import 'server-only';
import { getLastKnown, isOldListing, toYear } from '@kioot/places/sources';
import type { Place } from '@kioot/places/place';
import { oncePer } from '../once-per';
import { getSnapshotInfo, getSnapshotRows } from './snapshot-store';

/**
 * Year in which a list last had a place that none has had of late: it may well have closed since. Null
 * for a place that is known to be alive, and where no list says when.
 */
export function getLastSeenYear(row: Place, now: Date): number | null {
  const latest = getLastKnown(row, getSnapshotInfo(now));
  return latest && isOldListing(latest, now) ? toYear(latest) : null;
}

const getOldIds = oncePer((rows: readonly Place[]): ReadonlySet<string> => {
  const now = new Date();
  return new Set(
    rows.filter((row) => getLastSeenYear(row, now) !== null).map((row) => row.contentId),
  );
});

/** True for a place with a {@link getLastSeenYear}, by id: a register has no others than the snapshot. */
export const isOldPlaceId = (contentId: string): boolean =>
  getOldIds(getSnapshotRows()).has(contentId);
