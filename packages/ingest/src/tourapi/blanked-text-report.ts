import { TEXT_FIELDS, type Place } from '@kioot/places/place';
import { ChangeReport, type RowChange } from '../change-report';

/** Maximum share of menus or hours that may go blank in a sync: more is a fault of the source. */
const MAX_BLANKED_SHARE = 0.02;

/** Text fields that a sync would overwrite with blanks. */
export class BlankedTextReport {
  readonly #report = new ChangeReport();
  /** Fields with text before (`of`), and those that would go blank, over today's rows. */
  readonly counts = { menus: { blanked: 0, of: 0 }, hours: { blanked: 0, of: 0 } };
  readonly ids: string[] = [];

  /** First affected rows and their fields. */
  get changes(): readonly RowChange[] {
    return this.#report.changes;
  }

  get exceedsLimit(): boolean {
    const { menus, hours } = this.counts;
    return [menus, hours].some(({ blanked, of }) => blanked > of * MAX_BLANKED_SHARE);
  }

  add(before: Place, after: Place): void {
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
