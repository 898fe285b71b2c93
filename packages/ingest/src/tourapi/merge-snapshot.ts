import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { TEXT_FIELDS, type Place } from '@kioot/places/place';
import { getRedirectedId } from '@kioot/places/redirects';
import { isListed } from '@kioot/places/snapshot';
import { parseSeoulCoordinates } from '../common/coordinates';
import { OfficialNames } from './official-names';
import { LISTS, readDetails, readListItems, type IntroItem } from './items';
import { ChangeReport, getChangedFields, type RowChange } from '../change-report';
import type { CallJournal } from '../common/call-journal';
import { toMergedRow, toUnlistedRow, type NamesByList } from './merge-row';

const ROWS_PER_CHUNK = 100;

/** Maximum share of menus or hours that may go blank in a sync: more is a fault of the source. */
const MAX_BLANKED_SHARE = 0.02;

/** Text fields that a sync would overwrite with blanks. */
class BlankedTextReport {
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

export interface MergeOptions {
  readonly journal: CallJournal;
  /** Day of the list read in Seoul, `YYYY-MM-DD`. */
  readonly today: string;
  /** False for inconsistent pages: no row is marked as vanished. */
  readonly isListComplete: boolean;
}

export type MergeResult = Awaited<ReturnType<typeof mergeSnapshot>>;

/**
 * Merges the journal into the current snapshot. Known rows keep their order and new rows are
 * appended in list order, which keeps diffs of the file readable. Idempotent: a kill after the
 * replacement does no harm. Mutates `base`.
 */
export async function mergeSnapshot(
  base: (Place | null)[],
  { journal, today, isListComplete }: MergeOptions,
) {
  const report = new ChangeReport();
  const names = await readNames(journal);
  const indexById = new Map(base.map((row, index) => [row?.contentId ?? '', index]));
  const listed = new Set<number>();
  const added: Place[] = [];
  // Ids of listed rows without usable coordinates: blank, (0,0) or outside Seoul.
  const misplaced: string[] = [];
  // Ids of listed rows with unusable details: unchanged, fetched again by the next run.
  const unusable: string[] = [];
  const blanking = new BlankedTextReport();
  // Ids of rows whose details have no menu or no hours, whatever they replace.
  const halfBlank: string[] = [];

  for await (const item of yieldBetweenChunks(readListItems(journal, 'ko'))) {
    const { contentid: id } = item;
    const index = indexById.get(id);
    const before = index === undefined ? null : (base[index] ?? null);
    if (before === null && (item.title === '' || getRedirectedId(id) !== undefined)) continue;
    const { intro, common } = await readDetails(journal, item);
    const row = toMergedRow({ base: before ?? undefined, item, intro, common, names, today });
    if (row.mapx === null) misplaced.push(id);
    if (intro === null || common === null) unusable.push(id);
    if (intro && isHalfBlank(intro)) halfBlank.push(id);
    if (before === null || index === undefined) {
      report.add('new', row);
      added.push(row);
      continue;
    }
    blanking.add(before, row);
    const fields = getChangedFields(before, row);
    if (before.vanishedOn !== '') report.add('returned', row, fields);
    else if (fields.length > 0) report.add('changed', row, fields);
    base[index] = row;
    listed.add(index);
  }

  if (isListComplete) {
    for (const [index, row] of base.entries()) {
      if (row === null || listed.has(index)) continue;
      const next = toUnlistedRow(row, today);
      if (next === null) report.add('removed', row);
      else if (isListed(row) && !isListed(next)) {
        report.add('vanished', next, getChangedFields(row, next));
      }
      base[index] = next;
    }
  }
  const rows = [...base.filter((row) => row !== null), ...added];
  return { rows, report, misplaced, unusable, blanking, halfBlank };
}

const isHalfBlank = (intro: IntroItem) =>
  Object.values(TEXT_FIELDS).some((group) => group.every((field) => intro[field] === ''));

async function readNames(journal: CallJournal): Promise<NamesByList> {
  const names = {
    ...{ en: new OfficialNames(), ja: new OfficialNames() },
    ...{ 'zh-Hans': new OfficialNames(), 'zh-Hant': new OfficialNames() },
  };
  for (const list of LISTS) {
    if (list === 'ko') continue;
    for await (const item of yieldBetweenChunks(readListItems(journal, list))) {
      names[list].add(item.title, parseSeoulCoordinates(item.mapx, item.mapy));
    }
  }
  return names;
}

/** Yields to the event loop between chunks of rows. */
async function* yieldBetweenChunks<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let count = 0;
  for await (const item of items) {
    yield item;
    count += 1;
    if (count % ROWS_PER_CHUNK === 0) await yieldToOthers();
  }
}
