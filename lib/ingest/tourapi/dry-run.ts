import type { RestaurantRow } from '@/lib/places/row';
import { isFromKto, isListed } from '@/lib/places/snapshot';
import { ChangeReport, type RowChange } from '../change-report';
import type { CallJournal } from './call-journal';

/** Planned changes: new and changed rows by `modifiedtime` of the list, and rows missing in it. */
export async function listPlannedChanges(
  base: readonly RestaurantRow[],
  journal: CallJournal,
): Promise<readonly RowChange[]> {
  const report = new ChangeReport();
  const unseen = new Map(base.map((row) => [row.contentId, row]));
  for await (const item of journal.items('ko')) {
    const row = unseen.get(item.contentid);
    unseen.delete(item.contentid);
    const title = item.title || (row?.title ?? '');
    if (title === '') continue;
    const named = { contentId: item.contentid, title };
    if (!row) report.add('new', named);
    else if (row.vanishedOn !== '') report.add('returned', named);
    else if (row.modifiedtime === '' || row.modifiedtime !== item.modifiedtime) {
      report.add('changed', named);
    }
  }
  for (const row of unseen.values()) {
    if (isFromKto(row) && isListed(row)) report.add('vanished', row);
  }
  return report.changes;
}

/** Number of days for the planned calls: today's remaining quota, then full days. */
export function getDaysNeeded(calls: number, callsLeft: number, dailyQuota: number): number {
  return 1 + Math.ceil(Math.max(0, calls - callsLeft) / dailyQuota);
}
