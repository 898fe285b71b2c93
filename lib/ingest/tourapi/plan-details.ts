import { getRedirectedId } from '@/lib/places/place-redirects';
import type { RestaurantRow } from '@/lib/places/row';
import { getItemCoordinates } from './merge-row';
import type { CallJournal } from './call-journal';
import type { DetailKind } from './journal-entry';

/** Pending detail call. */
export interface DetailTask {
  readonly kind: DetailKind;
  readonly id: string;
  readonly modifiedtime: string;
}

export interface DetailPlan {
  readonly tasks: readonly DetailTask[];
  /** Rows in today's list. */
  readonly listed: number;
  /** New or changed rows, including those with details in the journal. */
  readonly fresh: number;
}

/**
 * Plans detail calls for new and changed rows: `detailIntro2` for each, `detailCommon2` for rows
 * without address or usable coordinates. Calls in the journal are not repeated.
 */
export async function planDetails(
  base: readonly RestaurantRow[],
  journal: CallJournal,
): Promise<DetailPlan> {
  const known = new Map(base.map((row) => [row.contentId, row.modifiedtime]));
  const tasks: DetailTask[] = [];
  let listed = 0;
  let fresh = 0;
  for await (const item of journal.items('ko')) {
    listed += 1;
    const { contentid: id, modifiedtime } = item;
    if (!known.has(id) && (item.title === '' || getRedirectedId(id) !== undefined)) continue;
    if (modifiedtime !== '' && known.get(id) === modifiedtime) continue;
    fresh += 1;
    const kinds: DetailKind[] = ['intro'];
    if (item.addr1 === '' || getItemCoordinates(item, null) === null) kinds.push('common');
    for (const kind of kinds) {
      if (!journal.hasDetail(kind, id, modifiedtime)) tasks.push({ kind, id, modifiedtime });
    }
  }
  return { tasks, listed, fresh };
}
