import 'server-only';
import { getLastKnown, isOldListing, toYear } from '@kioot/places/sources';
import type { Place } from '@kioot/places/place';
import { getSnapshotInfo, getSnapshotRows } from './snapshot-store';

/**
 * Year in which a list last had a place that none has had of late: it may well have closed since. Null
 * for a place that is known to be alive, and where no list says when.
 */
export function getLastSeenYear(row: Place, now: Date): number | null {
  const latest = getLastKnown(row, getSnapshotInfo(now));
  return latest && isOldListing(latest, now) ? toYear(latest) : null;
}

const oldPlaces = new WeakMap<readonly Place[], ReadonlySet<string>>();

/** True for a place with a {@link getLastSeenYear}, by id: a register has no others than the snapshot. */
export function isOldPlaceId(contentId: string): boolean {
  const rows = getSnapshotRows();
  const now = new Date();
  const known =
    oldPlaces.get(rows) ??
    new Set(rows.filter((row) => getLastSeenYear(row, now) !== null).map((row) => row.contentId));
  oldPlaces.set(rows, known);
  return known.has(contentId);
}
