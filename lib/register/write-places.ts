import 'server-only';
import { readMenu } from '@kioot/engine';
import { KTO_SOURCE, VISIT_SEOUL_SOURCE, type SnapshotInfo } from '../places/snapshot';
import { Diff, type RowChange } from '../tourapi/sync/diff';
import { VANISHED_KEPT_DAYS } from '../tourapi/sync/merge-row';
import { getDaysBetween } from '../tourapi/sync/seoul-day';
import { byNeighbourhood } from './by-neighbourhood';
import { RegisterRefusedError } from './errors';
import type { Gathered, GatheredLine, GatheredPlace } from './gather';
import { REGISTER_AS_OF, REGISTER_SOURCE } from './source';
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
} from './tables';
import { toPlaceRow, type PlaceRow } from './to-row';

/** Places whose rows are compared and written together: all of them or none. */
const PLACES_AT_ONCE = 500;

/** More places than this share never vanish at once: the source is ill, not the restaurants. */
const MAX_VANISHING_SHARE = 0.2;

export interface WriteOptions {
  readonly sql: Sql;
  readonly gathered: Gathered;
  /** The snapshot that the rows of the other sources are from. */
  readonly snapshot: SnapshotInfo;
  /** When the register was read. */
  readonly takenAt: Date;
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  /** Says what would change and writes nothing. */
  readonly dryRun?: boolean;
  /** Lets more than 20 % of the places vanish. */
  readonly force?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export interface Written {
  readonly counts: Diff['counts'];
  /** The first changes one by one. */
  readonly changes: readonly RowChange[];
  /** Places whose lines are others than before. */
  readonly menus: number;
}

const NOWHERE = { mapx: 0, mapy: 0 };
const toPosition = ({ base, members }: GatheredPlace) => base ?? members[0]?.at ?? NOWHERE;

/**
 * Brings the tables of places up to date with what was gathered. Each batch is whole or not there, and what is there already
 * is not written again, so that a run that was killed is gone on with by the next one, from the beginning and without a trace.
 *
 * @throws {RegisterRefusedError} where more than 20 % of the places would vanish
 */
export async function writePlaces(options: WriteOptions): Promise<Written> {
  const { gathered, dryRun = false, onProgress, signal } = options;
  const { ill } = gathered;
  const places = gathered.places.toSorted((one, other) =>
    byNeighbourhood(toPosition(one), toPosition(other)),
  );
  const diff = new Diff();
  const unlisted = await findUnlisted(options);
  if (!dryRun) await putSources(options);
  const allLines = new Set(places.flatMap(({ lines }) => lines.map(({ id }) => String(id))));
  let menus = 0;
  for (let at = 0; at < places.length; at += PLACES_AT_ONCE) {
    signal?.throwIfAborted();
    onProgress?.(at, places.length);
    const batch = places.slice(at, at + PLACES_AT_ONCE);
    menus += await writeBatch(options, batch, diff, (line) => ({
      isIll: ill.lines.has(Number(line)),
      isElsewhere: allLines.has(line),
    }));
  }
  await writeUnlisted(options, unlisted, diff);
  onProgress?.(places.length, places.length);
  return { counts: diff.counts, changes: diff.changes, menus };
}

/** @returns how many of the places have other lines now */
async function writeBatch(
  { sql, today, dryRun }: WriteOptions,
  batch: readonly GatheredPlace[],
  diff: Diff,
  find: (lineId: string) => { isIll: boolean; isElsewhere: boolean },
): Promise<number> {
  const before = await getPlaceRows(
    sql,
    batch.map(({ contentId }) => contentId),
  );
  const numbers = [...before.values()].map(({ number }) => number);
  const linesBefore = await getLineRows(sql, REGISTER_SOURCE, numbers);
  const changed: PlaceRow[] = [];
  const rewritten: { place: GatheredPlace; lines: NewLine[] }[] = [];
  for (const place of batch) {
    const known = before.get(place.contentId);
    const row = toPlaceRow(place, known?.row, today);
    if (!known || !isSameRow(known.row, row)) {
      changed.push(row);
      addChange(diff, known?.row, row);
    }
    const knownLines = (known && linesBefore.get(known.number)) ?? [];
    const lines = toLines(place.lines, knownLines, find);
    if (!isSameMenu(lines, knownLines)) rewritten.push({ place, lines });
  }
  if (dryRun) return rewritten.length;
  await inTransaction(sql, async () => {
    const numberOf = new Map([...before].map(([id, { number }]) => [id, number]));
    for (const [id, number] of await putPlaceRows(sql, changed)) numberOf.set(id, number);
    const getNumber = ({ contentId }: GatheredPlace) => numberOf.get(contentId) ?? 0;
    await putPlaceIds(
      sql,
      batch.flatMap((place) =>
        toSourceIds(place).map((id) => ({ ...id, place: getNumber(place) })),
      ),
    );
    if (rewritten.length === 0) return;
    await replaceLines(
      sql,
      REGISTER_SOURCE,
      rewritten.map(({ place }) => getNumber(place)),
      rewritten.flatMap(({ place, lines }) =>
        lines.map((line) => ({ ...line, place: getNumber(place) })),
      ),
    );
  });
  return rewritten.length;
}

function addChange(diff: Diff, before: PlaceRow | undefined, row: PlaceRow): void {
  if (!before) diff.add('new', null, row);
  else if (before.vanishedOn !== '' && row.vanishedOn === '') diff.add('returned', before, row);
  else diff.add('changed', before, row);
}

type NewLine = Omit<LineRow, 'place'>;

/**
 * The lines of a place: those of today, and of those before the ones whose row is ill today. A menu that has gone altogether
 * stays: a source loses menus more easily than a house does.
 */
function toLines(
  today: readonly GatheredLine[],
  before: readonly LineRow[],
  find: (lineId: string) => { isIll: boolean; isElsewhere: boolean },
): NewLine[] {
  const kept = before.filter(({ source_id }) => {
    const { isIll, isElsewhere } = find(source_id);
    return !isElsewhere && (isIll || today.length === 0);
  });
  const names = new Set<string>();
  const fresh = today.flatMap((line): NewLine[] => {
    // Two rows of one house have the same menu.
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

/** The dish that a line names: its first one; null for a line that names none. */
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

/** What each source calls a place. A row of both tourism sources has the tourism organisation's id. */
function toSourceIds({ base, members }: GatheredPlace): { source: string; source_id: string }[] {
  const ids = members.map(({ id }) => ({ source: REGISTER_SOURCE, source_id: String(id) }));
  if (!base) return ids;
  const source = base.source.includes(KTO_SOURCE) ? KTO_SOURCE : VISIT_SEOUL_SOURCE;
  return [{ source, source_id: base.contentId }, ...ids];
}

async function putSources({ sql, gathered, snapshot, takenAt }: WriteOptions): Promise<void> {
  const bases = gathered.places.flatMap(({ base }) => base ?? []);
  const count = (source: string) => bases.filter((row) => row.source.includes(source)).length;
  const takenOn = snapshot.sources.find(({ source }) => source === VISIT_SEOUL_SOURCE)?.takenOn;
  const sources = [
    { source: KTO_SOURCE, taken_at: snapshot.takenAt, rows: count(KTO_SOURCE) },
    {
      ...{ source: VISIT_SEOUL_SOURCE, taken_at: takenOn ?? snapshot.takenAt },
      rows: count(VISIT_SEOUL_SOURCE),
    },
    {
      ...{ source: REGISTER_SOURCE, taken_at: takenAt.toISOString(), as_of: REGISTER_AS_OF },
      rows: gathered.registerPlaces,
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

interface Unlisted {
  readonly source: string;
  readonly source_id: string;
}

/** What the database knows by a name that no source has any more. None where the register was not read to its end. */
async function findUnlisted({ sql, gathered, force }: WriteOptions): Promise<Unlisted[]> {
  if (!gathered.isComplete) return [];
  const listed = new Set(
    gathered.places.flatMap(toSourceIds).map(({ source, source_id }) => `${source} ${source_id}`),
  );
  const { rows } = await sql.query<Unlisted>('select source, source_id from place_ids');
  const unlisted = rows.filter(
    ({ source, source_id }) =>
      !listed.has(`${source} ${source_id}`) &&
      !(source === REGISTER_SOURCE && gathered.ill.places.has(Number(source_id))),
  );
  if (unlisted.length > rows.length * MAX_VANISHING_SHARE && !force) {
    throw new RegisterRefusedError(
      `${unlisted.length} of ${rows.length} places would vanish, more than 20 %.`,
    );
  }
  return unlisted;
}

/**
 * Marks places that no source has any more, or whose rows are another place's now, and removes those marked 30 days ago. A place
 * that another source has stays as it is.
 */
async function writeUnlisted(
  { sql, today, dryRun }: WriteOptions,
  unlisted: readonly Unlisted[],
  diff: Diff,
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
        diff.add('vanished', row, { ...row, vanishedOn: today });
      } else if (getDaysBetween(row.vanishedOn, today) > VANISHED_KEPT_DAYS) {
        removed.push(number);
        diff.add('removed', row, null);
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
