import type { RestaurantRow } from '@/lib/places/row';
import { isFromKto, isListed } from '@/lib/places/snapshot';
import type { ChangeKind, RowChange } from './diff';
import type { Journal } from './journal';

/** More changes than these are not named one by one. */
const MAX_NAMED_CHANGES = 500;

/** The rows a run would touch: new and changed ones by the list's `modifiedtime`, and those the list lacks. */
export async function listPlannedChanges(
  base: readonly RestaurantRow[],
  journal: Journal,
): Promise<RowChange[]> {
  const changes: RowChange[] = [];
  const unseen = new Map(base.map((row) => [row.contentId, row]));
  const add = (kind: ChangeKind, contentId: string, title: string) => {
    if (changes.length < MAX_NAMED_CHANGES) changes.push({ kind, contentId, title, fields: [] });
  };
  for await (const item of journal.items('ko')) {
    const row = unseen.get(item.contentid);
    unseen.delete(item.contentid);
    const title = item.title || (row?.title ?? '');
    if (title === '') continue;
    if (!row) add('new', item.contentid, title);
    else if (!isListed(row)) add('returned', row.contentId, title);
    else if (row.modifiedtime === '' || row.modifiedtime !== item.modifiedtime) {
      add('changed', row.contentId, title);
    }
  }
  for (const row of unseen.values()) {
    if (isFromKto(row) && isListed(row)) add('vanished', row.contentId, row.title);
  }
  return changes;
}

/** On how many days a run makes its calls: today with what is left, then full days. */
export function getDaysNeeded(calls: number, callsLeft: number, dailyQuota: number): number {
  return 1 + Math.ceil(Math.max(0, calls - callsLeft) / dailyQuota);
}
