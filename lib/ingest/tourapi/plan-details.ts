import type { RestaurantRow } from '@/lib/places/row';
import { getPlace } from './merge-row';
import type { CallJournal } from './journal';
import type { DetailKind } from './journal-entry';

/** A detail call that is still to be made. */
export interface DetailTask {
  readonly kind: DetailKind;
  readonly id: string;
  readonly modifiedtime: string;
}

export interface DetailPlan {
  readonly tasks: readonly DetailTask[];
  /** Rows in today's list. */
  readonly listed: number;
  /** Rows that are new or have changed, whether their details are in the journal or not. */
  readonly fresh: number;
}

/**
 * The calls for the new and changed rows: `detailIntro2` for each, `detailCommon2` where the list gives no
 * address or no usable place. What the journal has is not asked again.
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
    if (item.title === '' && !known.has(id)) continue;
    if (modifiedtime !== '' && known.get(id) === modifiedtime) continue;
    fresh += 1;
    const kinds: DetailKind[] = ['intro'];
    if (item.addr1 === '' || getPlace(item, null) === null) kinds.push('common');
    for (const kind of kinds) {
      if (!journal.hasDetail(kind, id, modifiedtime)) tasks.push({ kind, id, modifiedtime });
    }
  }
  return { tasks, listed, fresh };
}
