import { OFFICIAL_TITLES, type RestaurantRow } from '@/lib/places/row';

/** The fields a person would want to see change; the others follow from them. */
const SHOWN_FIELDS = [
  'title',
  'title_eng',
  ...OFFICIAL_TITLES,
  'firstmenu',
  'treatmenu',
  'opentimefood',
  'restdatefood',
  'addr1',
  'mapx',
  'mapy',
  'tel',
] as const;

export type ChangeKind = 'new' | 'changed' | 'vanished' | 'returned' | 'removed';

export interface RowChange {
  readonly kind: ChangeKind;
  readonly contentId: string;
  readonly title: string;
  readonly fields: readonly { name: string; before: string; after: string }[];
}

/** More changes than these are counted but not kept one by one. */
export const MAX_KEPT_CHANGES = 500;

/** What a synchronisation changes, counted by kind, with the first changes one by one. */
export class Diff {
  readonly counts: Record<ChangeKind, number> = {
    new: 0,
    changed: 0,
    vanished: 0,
    returned: 0,
    removed: 0,
  };
  readonly changes: RowChange[] = [];

  add(kind: ChangeKind, before: RestaurantRow | null, after: RestaurantRow | null): void {
    const row = after ?? before;
    if (!row) return;
    this.counts[kind] += 1;
    if (this.changes.length >= MAX_KEPT_CHANGES) return;
    const fields = before && after ? getChangedFields(before, after) : [];
    this.changes.push({ kind, contentId: row.contentId, title: row.title, fields });
  }
}

/** The shown fields in which two versions of a row differ. */
export function getChangedFields(before: RestaurantRow, after: RestaurantRow): RowChange['fields'] {
  return SHOWN_FIELDS.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    before: String(before[name] ?? ''),
    after: String(after[name] ?? ''),
  }));
}
