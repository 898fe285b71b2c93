import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { TEXT_FIELDS, type RestaurantRow } from '@/lib/places/row';
import { isFromKto, isListed } from '@/lib/places/snapshot';
import { parseSeoulCoordinates } from '../coordinates';
import { OfficialNames } from './official-names';
import type { IntroItem } from './items';
import { Blanking } from './blanking';
import { ChangeReport, getChangedFields } from '../report';
import type { CallJournal } from './journal';
import type { ListName } from './journal-entry';
import { toRow, toUnlistedRow, type NamesByList } from './merge-row';

const ROWS_PER_CHUNK = 100;

export interface MergeOptions {
  readonly journal: CallJournal;
  /** The day of the reading in Seoul, `YYYY-MM-DD`. */
  readonly today: string;
  /** False when the pages did not add up: then no row counts as vanished. */
  readonly isListComplete: boolean;
}

export interface Merged {
  readonly rows: RestaurantRow[];
  readonly report: ChangeReport;
  /** Ids of listed rows for which every known pair of coordinates is blank, (0,0) or outside Seoul. */
  readonly misplaced: readonly string[];
  /** Ids of listed rows whose details were no restaurant's: they are as they were, and asked for again. */
  readonly unusable: readonly string[];
  readonly blanking: Blanking;
  /** Ids of the rows whose details came without menu or without hours, whatever the rows had before. */
  readonly halfBlank: readonly string[];
}

/**
 * The new snapshot out of the present one and the journal. Known rows keep their order and new ones follow in
 * the list's, so a diff of the file shows what changed. Merging into its own result changes nothing: that is
 * what makes a kill after the replacement harmless. `base` is used up.
 */
export async function mergeSnapshot(
  base: (RestaurantRow | null)[],
  { journal, today, isListComplete }: MergeOptions,
): Promise<Merged> {
  const report = new ChangeReport();
  const names = await readNames(journal);
  const indexById = new Map(base.map((row, index) => [row?.contentId ?? '', index]));
  const listed = new Set<number>();
  const added: RestaurantRow[] = [];
  const misplaced: string[] = [];
  const unusable: string[] = [];
  const blanking = new Blanking();
  const halfBlank: string[] = [];

  for await (const item of chunked(journal.items('ko'))) {
    const { contentid: id, modifiedtime } = item;
    const index = indexById.get(id);
    const before = index === undefined ? null : (base[index] ?? null);
    if (before === null && item.title === '') continue;
    const intro = await journal.getIntro(id, modifiedtime);
    const common = await journal.getCommon(id, modifiedtime);
    const row = toRow({ base: before ?? undefined, item, intro, common, names, today });
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
    if (!isListed(before)) report.add('returned', row, fields);
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

/** Number of rows that would newly vanish, and of all that could. */
export async function countVanishing(
  base: readonly RestaurantRow[],
  journal: CallJournal,
): Promise<{ vanishing: number; of: number }> {
  const known = new Set(
    base.filter((row) => isFromKto(row) && isListed(row)).map((row) => row.contentId),
  );
  const of = known.size;
  for await (const item of journal.items('ko')) known.delete(item.contentid);
  return { vanishing: known.size, of };
}

async function readNames(journal: CallJournal): Promise<NamesByList> {
  return {
    en: await readNamesOf('en', journal),
    ja: await readNamesOf('ja', journal),
    'zh-Hans': await readNamesOf('zh-Hans', journal),
    'zh-Hant': await readNamesOf('zh-Hant', journal),
  };
}

async function readNamesOf(list: ListName, journal: CallJournal): Promise<OfficialNames> {
  const names = new OfficialNames();
  for await (const item of chunked(journal.items(list))) {
    names.add(item.title, parseSeoulCoordinates(item.mapx, item.mapy));
  }
  return names;
}

/** Lets a running server answer between chunks of rows. */
async function* chunked<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let count = 0;
  for await (const item of items) {
    yield item;
    count += 1;
    if (count % ROWS_PER_CHUNK === 0) await yieldToOthers();
  }
}
