import { OFFICIAL_TITLE_FIELDS, type Place } from '@kioot/places/place';

/** Reported fields; the others derive from them. */
const SHOWN_FIELDS = [
  ...(['title', 'title_eng', ...OFFICIAL_TITLE_FIELDS] as const),
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

/** Maximum of listed changes; further ones are only counted. */
const MAX_LISTED_CHANGES = 500;

/** Counts of actual or planned changes by kind, and the first changes in detail. */
export class ChangeReport {
  readonly counts = { new: 0, changed: 0, vanished: 0, returned: 0, removed: 0 };
  readonly changes: RowChange[] = [];

  add(
    kind: ChangeKind,
    { contentId, title }: Pick<Place, 'contentId' | 'title'>,
    fields: RowChange['fields'] = [],
  ): void {
    this.counts[kind] += 1;
    if (this.changes.length >= MAX_LISTED_CHANGES) return;
    this.changes.push({ kind, contentId, title, fields });
  }
}

/** Differences between two versions of a row, reported fields only. */
export function getChangedFields(before: Place, after: Place): RowChange['fields'] {
  return SHOWN_FIELDS.filter((name) => before[name] !== after[name]).map((name) => ({
    name,
    before: String(before[name] ?? ''),
    after: String(after[name] ?? ''),
  }));
}

/** Days that a vanished place is kept, marked. */
export const VANISHED_RETENTION_DAYS = 30;

/** Maximum share of places that may vanish at once: more is a fault of the source. */
const MAX_VANISHING_SHARE = 0.2;

export function exceedsVanishingLimit(vanishing: number, of: number): boolean {
  return vanishing > of * MAX_VANISHING_SHARE;
}
