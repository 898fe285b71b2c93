import 'server-only';
import { readMenu } from '@kioot/engine';
import { KTO_SOURCE, VISIT_SEOUL_SOURCE, type SnapshotInfo } from '../places/snapshot';
import { VanishingError } from './errors';
import type { MergedPlace } from './merge-sources';
import { ChangeReport, getChangedFields, type RowChange } from './report';
import { getDaysBetween } from './seoul-day';
import type { PlaceSource, SourceLine, SourceReading } from './source';
import { compareByBand } from './spatial-order';
import { isTooManyVanishing, VANISHED_KEPT_DAYS } from './vanishing';
import {
  getLineRows,
  getPlaceRows,
  inTransaction,
  isSameRow,
  putPlaceIds,
  putPlaceRows,
  replaceLines,
  type LineRow,
  type Sql,
} from './place-tables';
import { toPlaceRow, type PlaceRow } from './to-place-row';

/** Places whose rows are compared and written together: all of them or none. */
const PLACES_AT_ONCE = 500;

export interface WriteOptions {
  readonly sql: Sql;
  readonly source: Pick<PlaceSource, 'name' | 'asOf'>;
  readonly reading: SourceReading;
  readonly places: readonly MergedPlace[];
  /** Description of the snapshot that the rows of the other sources are from. */
  readonly snapshot: SnapshotInfo;
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  /** Reports the changes and writes nothing. */
  readonly dryRun?: boolean;
  /** Lets more than 20 % of the places vanish. */
  readonly force?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export interface WrittenPlaces {
  readonly counts: ChangeReport['counts'];
  /** The first changes one by one. */
  readonly changes: readonly RowChange[];
  /** Places whose lines have changed. */
  readonly menus: number;
}

const NOWHERE = { mapx: 0, mapy: 0 };
const toPosition = ({ base, members }: MergedPlace) => base ?? members[0]?.at ?? NOWHERE;

/**
 * Brings the tables of places up to date. Each batch is whole or not there, and what is there already is not written again:
 * the run after a killed one begins anew and leaves no trace of the kill.
 * @throws {VanishingError} when more than 20 % of the places would vanish
 */
export async function writePlaces(options: WriteOptions): Promise<WrittenPlaces> {
  const { dryRun = false, onProgress, signal } = options;
  const { invalid } = options.reading;
  const places = options.places.toSorted((one, other) =>
    compareByBand(toPosition(one), toPosition(other)),
  );
  const report = new ChangeReport();
  const unlisted = await findUnlisted(options);
  if (!dryRun) await putSources(options);
  const allLines = new Set(places.flatMap(({ lines }) => lines.map(({ id }) => String(id))));
  let menus = 0;
  for (let at = 0; at < places.length; at += PLACES_AT_ONCE) {
    signal?.throwIfAborted();
    onProgress?.(at, places.length);
    const batch = places.slice(at, at + PLACES_AT_ONCE);
    menus += await writeBatch(options, batch, report, (line) => ({
      isInvalid: invalid.lines.has(Number(line)),
      isElsewhere: allLines.has(line),
    }));
  }
  await writeUnlisted(options, unlisted, report);
  onProgress?.(places.length, places.length);
  return { counts: report.counts, changes: report.changes, menus };
}

/** @returns number of the places whose lines have changed */
async function writeBatch(
  { sql, source, today, dryRun }: WriteOptions,
  batch: readonly MergedPlace[],
  report: ChangeReport,
  find: (lineId: string) => { isInvalid: boolean; isElsewhere: boolean },
): Promise<number> {
  const before = await getPlaceRows(
    sql,
    batch.map(({ contentId }) => contentId),
  );
  const numbers = [...before.values()].map(({ number }) => number);
  const linesBefore = await getLineRows(sql, source.name, numbers);
  const changed: PlaceRow[] = [];
  const rewritten: { place: MergedPlace; lines: NewLine[] }[] = [];
  for (const place of batch) {
    const known = before.get(place.contentId);
    const row = toPlaceRow(place, known?.row, { source, today });
    if (!known || !isSameRow(known.row, row)) {
      changed.push(row);
      addChange(report, known?.row, row);
    }
    const knownLines = (known && linesBefore.get(known.number)) ?? [];
    const lines = toLines(place.lines, knownLines, find);
    if (!isSameMenu(lines, knownLines)) rewritten.push({ place, lines });
  }
  if (dryRun) return rewritten.length;
  await inTransaction(sql, async () => {
    const numberOf = new Map([...before].map(([id, { number }]) => [id, number]));
    for (const [id, number] of await putPlaceRows(sql, changed)) numberOf.set(id, number);
    const getNumber = ({ contentId }: MergedPlace) => numberOf.get(contentId) ?? 0;
    await putPlaceIds(
      sql,
      batch.flatMap((place) =>
        toSourceIds(source, place).map((id) => ({ ...id, place: getNumber(place) })),
      ),
    );
    if (rewritten.length === 0) return;
    await replaceLines(
      sql,
      source.name,
      rewritten.map(({ place }) => getNumber(place)),
      rewritten.flatMap(({ place, lines }) =>
        lines.map((line) => ({ ...line, place: getNumber(place) })),
      ),
    );
  });
  return rewritten.length;
}

function addChange(report: ChangeReport, before: PlaceRow | undefined, row: PlaceRow): void {
  if (!before) {
    report.add('new', row);
    return;
  }
  const isBack = before.vanishedOn !== '' && row.vanishedOn === '';
  report.add(isBack ? 'returned' : 'changed', row, getChangedFields(before, row));
}

type NewLine = Omit<LineRow, 'place'>;

/**
 * The lines of a place: those of today, and earlier ones whose row is invalid today. A menu that has gone altogether stays:
 * a source loses menus more easily than a restaurant does.
 */
function toLines(
  today: readonly SourceLine[],
  before: readonly LineRow[],
  find: (lineId: string) => { isInvalid: boolean; isElsewhere: boolean },
): NewLine[] {
  const kept = before.filter(({ source_id }) => {
    const { isInvalid, isElsewhere } = find(source_id);
    return !isElsewhere && (isInvalid || today.length === 0);
  });
  const names = new Set<string>();
  const fresh = today.flatMap((line): NewLine[] => {
    // Two rows of one restaurant have the same menu.
    const key = `${line.name} ${line.priceWon ?? ''}`;
    if (names.has(key)) return [];
    names.add(key);
    return [
      {
        line: 0,
        source_id: String(line.id),
        dish: getDishName(line.name),
        text: line.name,
        text_eng: line.foreign.text_eng ?? null,
        text_ja: line.foreign.text_ja ?? null,
        text_zh_hans: line.foreign.text_zh_hans ?? null,
        price_won: line.priceWon,
        as_of: null,
      },
    ];
  });
  return [...fresh, ...kept]
    .sort((a, b) => Number(a.source_id) - Number(b.source_id))
    .map((line, at) => ({ ...line, line: at + 1 }));
}

/** First dish that a line names; null for a line that names none. */
export function getDishName(line: string): string | null {
  const [item] = readMenu({ firstmenu: line, treatmenu: '' }).filter(({ isDish }) => isDish);
  return item?.dish.trim() || null;
}

const LINE_FIELDS = [
  ...(['line', 'source_id', 'dish', 'text', 'text_eng', 'text_ja', 'text_zh_hans'] as const),
  ...(['price_won', 'as_of'] as const),
];

function isSameMenu(lines: readonly NewLine[], before: readonly LineRow[]): boolean {
  return (
    lines.length === before.length &&
    lines.every((line, at) => LINE_FIELDS.every((field) => line[field] === before[at]?.[field]))
  );
}

/** Ids of a place in its sources. A row of both tourism sources has the tourism organization's id. */
function toSourceIds({ name }: WriteOptions['source'], { base, members }: MergedPlace): SourceId[] {
  const ids = members.map(({ id }) => ({ source: name, source_id: String(id) }));
  if (!base) return ids;
  const source = base.source.includes(KTO_SOURCE) ? KTO_SOURCE : VISIT_SEOUL_SOURCE;
  return [{ source, source_id: base.contentId }, ...ids];
}

async function putSources({ sql, source, ...options }: WriteOptions): Promise<void> {
  const { places, reading, snapshot } = options;
  const bases = places.flatMap(({ base }) => base ?? []);
  const count = (name: string) => bases.filter((row) => row.source.includes(name)).length;
  const takenOn = snapshot.sources.find((each) => each.source === VISIT_SEOUL_SOURCE)?.takenOn;
  const sources = [
    { source: KTO_SOURCE, taken_at: snapshot.takenAt, rows: count(KTO_SOURCE) },
    {
      ...{ source: VISIT_SEOUL_SOURCE, taken_at: takenOn ?? snapshot.takenAt },
      rows: count(VISIT_SEOUL_SOURCE),
    },
    {
      ...{ source: source.name, taken_at: reading.takenAt.toISOString(), as_of: source.asOf },
      rows: reading.places.length,
    },
  ];
  await sql.query(
    `insert into place_sources (source, taken_at, rows, as_of)
     select source, taken_at, rows, as_of from jsonb_populate_recordset(null::place_sources, $1::text::jsonb)
     on conflict (source) do update
     set taken_at = excluded.taken_at, rows = excluded.rows, as_of = excluded.as_of`,
    [JSON.stringify(sources)],
  );
}

interface SourceId {
  readonly source: string;
  readonly source_id: string;
}

/** Stored ids that no source has any more; none when the source was not read to its end. */
async function findUnlisted(options: WriteOptions): Promise<SourceId[]> {
  const { sql, source, reading, places, force } = options;
  if (!reading.isComplete) return [];
  const toKey = (id: SourceId) => `${id.source} ${id.source_id}`;
  const listed = new Set(places.flatMap((place) => toSourceIds(source, place)).map(toKey));
  const { rows } = await sql.query<SourceId>('select source, source_id from place_ids');
  const isInvalid = (id: SourceId) =>
    id.source === source.name && reading.invalid.places.has(Number(id.source_id));
  const unlisted = rows.filter((id) => !listed.has(toKey(id)) && !isInvalid(id));
  if (isTooManyVanishing(unlisted.length, rows.length) && !force) {
    throw new VanishingError(
      `${unlisted.length} of ${rows.length} places would vanish, more than 20 %.`,
    );
  }
  return unlisted;
}

/**
 * Marks places that no source has any more, or whose rows are another place's now, and removes those marked 30 days ago. A
 * place that another source has stays as it is.
 */
async function writeUnlisted(
  { sql, today, dryRun }: WriteOptions,
  unlisted: readonly SourceId[],
  report: ChangeReport,
): Promise<void> {
  const gone = [unlisted.map(({ source }) => source), unlisted.map((row) => row.source_id)];
  const isGone = `(source, source_id) in (select * from unnest($1::text[], $2::text[]))`;
  const { rows: lost } = await sql.query<{ content_id: string }>(
    `select content_id from places
     where not exists (select from place_ids where place = number and not ${isGone})`,
    gone,
  );
  if (!dryRun) await sql.query(`delete from place_ids where ${isGone}`, gone);
  for (let at = 0; at < lost.length; at += PLACES_AT_ONCE) {
    const ids = lost.slice(at, at + PLACES_AT_ONCE).map((row) => row.content_id);
    const removed: number[] = [];
    const vanished: number[] = [];
    for (const { row, number } of (await getPlaceRows(sql, ids)).values()) {
      if (row.vanishedOn === '') {
        vanished.push(number);
        report.add('vanished', row);
      } else if (getDaysBetween(row.vanishedOn, today) > VANISHED_KEPT_DAYS) {
        removed.push(number);
        report.add('removed', row);
      }
    }
    if (dryRun) continue;
    await inTransaction(sql, async () => {
      await sql.query('update places set vanished_on = $1 where number = any($2)', [
        today,
        vanished,
      ]);
      await sql.query('delete from places where number = any($1)', [removed]);
    });
  }
}
