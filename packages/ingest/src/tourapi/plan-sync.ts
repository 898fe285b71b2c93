import { getRedirectedId } from '@kioot/places/redirects';
import type { Place } from '@kioot/places/place';
import { isFromKto, isListed } from '@kioot/places/snapshot';
import { ChangeReport } from '../change-report';
import type { CallJournal, DetailKind } from '../common/call-journal';
import type { DetailTask } from './endpoints';
import { readListItems } from './items';
import { getItemCoordinates } from './merge-row';

export type SyncPlan = Awaited<ReturnType<typeof planSync>>;

/**
 * Plans detail calls for new and changed rows: `detailIntro2` for each, `detailCommon2` for rows
 * without address or usable coordinates. Calls in the journal are not repeated.
 */
export async function planSync(base: readonly Place[], journal: CallJournal) {
  const report = new ChangeReport();
  const known = new Map(base.map((row) => [row.contentId, row]));
  const unseen = new Map(known);
  const tasks: DetailTask[] = [];
  let listed = 0;
  // New or changed rows, including those with details in the journal.
  let fresh = 0;
  for await (const item of readListItems(journal, 'ko')) {
    listed += 1;
    const { contentid: id, modifiedtime } = item;
    const row = known.get(id);
    unseen.delete(id);
    const kind = getChangeKind(row, modifiedtime);
    const title = item.title || (row?.title ?? '');
    if (kind && title !== '') report.add(kind, { contentId: id, title });
    if (!row && (item.title === '' || getRedirectedId(id) !== undefined)) continue;
    if (modifiedtime !== '' && row?.modifiedtime === modifiedtime) continue;
    fresh += 1;
    const kinds: DetailKind[] = ['intro'];
    if (item.addr1 === '' || getItemCoordinates(item, null) === null) kinds.push('common');
    for (const each of kinds) {
      if (!journal.hasDetail(each, id, modifiedtime)) tasks.push({ kind: each, id, modifiedtime });
    }
  }
  const isVanishing = (row: Place) => isFromKto(row) && isListed(row);
  const vanishing = [...unseen.values()].filter(isVanishing);
  for (const row of vanishing) report.add('vanished', row);
  // Rows that could vanish.
  const of = base.filter(isVanishing).length;
  return { tasks, listed, fresh, vanishing: vanishing.length, of, changes: report.changes };
}

function getChangeKind(row: Place | undefined, modifiedtime: string) {
  if (!row) return 'new';
  if (row.vanishedOn !== '') return 'returned';
  return row.modifiedtime === '' || row.modifiedtime !== modifiedtime ? 'changed' : null;
}
