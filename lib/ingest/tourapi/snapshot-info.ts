import type { RestaurantRow } from '@/lib/places/row';
import { isFromKto, type SnapshotInfo } from '@/lib/places/snapshot';
import { toSeoulDay } from '../seoul-day';

/** Description of a new snapshot. Rows of other sources keep their date. */
export function toSnapshotInfo(
  rows: readonly RestaurantRow[],
  takenAt: Date,
  before: SnapshotInfo | null,
): SnapshotInfo {
  const counts = new Map<string, number>();
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  const takenOn = toSeoulDay(takenAt);
  return {
    takenAt: takenAt.toISOString(),
    rows: rows.length,
    sources: [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([source, count]) => ({
        source,
        rows: count,
        takenOn: isFromKto({ source })
          ? takenOn
          : (before?.sources.find((known) => known.source === source)?.takenOn ?? takenOn),
      })),
  };
}
