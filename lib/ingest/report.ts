import { OFFICIAL_TITLES, type RestaurantRow } from '@/lib/places/row';

/** Fields whose changes a report shows; the others follow from them. */
const SHOWN_FIELDS = [
  ...(['title', 'title_eng', ...OFFICIAL_TITLES] as const),
  ...(['firstmenu', 'treatmenu', 'opentimefood', 'restdatefood'] as const),
  ...(['addr1', 'mapx', 'mapy', 'tel'] as const),
];

export type ChangeKind = 'new' | 'changed' | 'vanished' | 'returned' | 'removed';

export interface RowChange {
  readonly kind: ChangeKind;
  readonly contentId: string;
  readonly title: string;
  readonly fields: readonly { name: string; before: string; after: string }[];
}

/** Changes beyond these are counted but not kept one by one. */
const MAX_KEPT_CHANGES = 500;

/** Changes of a run, or of one that would be real: counted by kind, with the first ones one by one. */
export class ChangeReport {
  readonly counts = { new: 0, changed: 0, vanished: 0, returned: 0, removed: 0 };
  readonly changes: RowChange[] = [];

  add(
    kind: ChangeKind,
    { contentId, title }: Pick<RestaurantRow, 'contentId' | 'title'>,
    fields: RowChange['fields'] = [],
  ): void {
    this.counts[kind] += 1;
    if (this.changes.length >= MAX_KEPT_CHANGES) return;
    this.changes.push({ kind, contentId, title, fields });
  }
}

/** Shown fields in which two versions of a row differ. */
export function getChangedFields(before: RestaurantRow, after: RestaurantRow): RowChange['fields'] {
  return SHOWN_FIELDS.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    before: String(before[name] ?? ''),
    after: String(after[name] ?? ''),
  }));
}
