import { TEXT_FIELDS, type RestaurantRow } from '@/lib/places/row';
import { ChangeReport, type RowChange } from '../report';

/** More of the menus or of the hours than this share never go blank in a day: the source is ill, not the restaurants. */
const MAX_BLANKED_SHARE = 0.02;

/** Good text that a synchronization would put blanks in the place of. */
export class Blanking {
  readonly #report = new ChangeReport();
  /** Fields that had text and those of them that would lose it, over the rows listed today. */
  readonly counts = { menus: { blanked: 0, of: 0 }, hours: { blanked: 0, of: 0 } };
  readonly ids: string[] = [];

  /** The first of these rows with the fields they would lose. */
  get changes(): readonly RowChange[] {
    return this.#report.changes;
  }

  get isTooMuch(): boolean {
    const { menus, hours } = this.counts;
    return [menus, hours].some(({ blanked, of }) => blanked > of * MAX_BLANKED_SHARE);
  }

  add(before: RestaurantRow, after: RestaurantRow): void {
    const fields: RowChange['fields'][number][] = [];
    for (const group of ['menus', 'hours'] as const) {
      for (const name of TEXT_FIELDS[group]) {
        if (before[name] === '') continue;
        this.counts[group].of += 1;
        if (after[name] !== '') continue;
        this.counts[group].blanked += 1;
        fields.push({ name, before: before[name], after: '' });
      }
    }
    if (fields.length === 0) return;
    this.ids.push(after.contentId);
    this.#report.add('changed', after, fields);
  }
}
