import 'server-only';
import { getLastKnown, isOldListing } from './place-sources';
import type { RestaurantRow } from './row';
import { getSnapshotInfo, getSnapshotRows } from './snapshot-store';

/** True for a place that no list has had of late: it may well have closed since. */
export function isOldPlace(row: RestaurantRow, now: Date): boolean {
  const latest = getLastKnown(row, getSnapshotInfo(now));
  return latest !== null && isOldListing(latest, now);
}

const oldPlaces = new WeakMap<readonly RestaurantRow[], ReadonlySet<string>>();

/** {@link isOldPlace} by id, for places of the snapshot; a register has no other old ones. */
export function isOldPlaceId(contentId: string): boolean {
  const rows = getSnapshotRows();
  const now = new Date();
  const known =
    oldPlaces.get(rows) ??
    new Set(rows.filter((row) => isOldPlace(row, now)).map((row) => row.contentId));
  oldPlaces.set(rows, known);
  return known.has(contentId);
}
