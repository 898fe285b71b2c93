import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { readMenu } from '@kioot/engine';
import type { Place } from '@kioot/places/place';
import {
  KTO_SOURCE,
  LICENSE_SOURCE,
  VISIT_SEOUL_SOURCE,
  type SnapshotInfo,
} from '@kioot/places/snapshot';
import { toFailure } from './common/errors';
import type { MergedPlace } from './merge-sources';
import {
  ChangeReport,
  exceedsVanishingLimit,
  getChangedFields,
  VANISHED_RETENTION_DAYS,
} from './change-report';
import { getDaysBetween } from './common/seoul-day';
import type { SourceLine, SourceData } from './source';
import {
  compareByBand,
  getLineRows,
  getPlaceRows,
  inTransaction,
  isSameRow,
  upsertPlaceIds,
  upsertPlaceRows,
  upsertSources,
  replaceLines,
  type LineRow,
} from './place-tables';
import type { SqlClient } from './common/sql-client';
import { toPlaceRow } from './to-place-row';

/** Places that are compared and written in one transaction. */
const PLACE_BATCH_SIZE = 500;

export interface WriteOptions {
  readonly sql: SqlClient;
  /** Component of `places.source`, such as "sto-register". */
  readonly source: string;
  /** Survey date of menus and prices (`YYYY-MM-DD`). */
  readonly asOf: string;
  readonly sourceData: SourceData;
  readonly places: readonly MergedPlace[];
  /** Description of the snapshot with the rows of the other sources. */
  readonly snapshot: SnapshotInfo;
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  /** Reports changes without writing. */
  readonly dryRun?: boolean;
  /** Overrides the limit of 20 % vanishing places. */
  readonly force?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

const toPosition = ({ base, members }: MergedPlace) => base ?? members[0]?.at;

/**
 * Updates the tables of places in transactional batches; unchanged rows are not written.
 * Idempotent: a run after a killed one starts over.
 * @throws {IngestError} when more than 20 % of the places would vanish
 */
export async function writePlaces(options: WriteOptions) {
  const { dryRun = false, onProgress, signal } = options;
  const places = options.places.toSorted((one, other) =>
    compareByBand(toPosition(one), toPosition(other)),
  );
  const report = new ChangeReport();
  const unlisted = await findUnlisted(options);
  if (!dryRun) await putSources(options);
  const listed = new Set(places.flatMap(({ lines }) => lines.map(({ id }) => String(id))));
  let menus = 0;
  for (let at = 0; at < places.length; at += PLACE_BATCH_SIZE) {
    signal?.throwIfAborted();
    onProgress?.(at, places.length);
    const batch = places.slice(at, at + PLACE_BATCH_SIZE);
    menus += await writeBatch(options, batch, report, listed);
  }
  await writeUnlisted(options, unlisted, report);
  onProgress?.(places.length, places.length);
  const { counts, changes } = report;
  // Number of places with changed lines.
  return { counts, changes, menus };
}

/** @returns number of places with changed lines */
async function writeBatch(
  { sql, source, sourceData: { invalid }, today, dryRun }: WriteOptions,
  batch: readonly MergedPlace[],
  report: ChangeReport,
  listed: ReadonlySet<string>,
): Promise<number> {
  const before = await getPlaceRows(
    sql,
    batch.map(({ contentId }) => contentId),
  );
  const numbers = [...before.values()].map(({ number }) => number);
  const linesBefore = await getLineRows(sql, source, numbers);
  const changed: Place[] = [];
  const changedMenus: { place: MergedPlace; lines: MenuLineDraft[] }[] = [];
  for (const place of batch) {
    const known = before.get(place.contentId);
    const row = toPlaceRow(place, known?.row, { source, today });
    if (!known || !isSameRow(known.row, row)) {
      changed.push(row);
      addChange(report, known?.row, row);
    }
    const knownLines = (known && linesBefore.get(known.number)) ?? [];
    // A menu that is missing entirely is kept: sources lose menus more often than restaurants do.
    const isKept = ({ source_id: id }: LineRow) =>
      !listed.has(id) && (invalid.lines.has(Number(id)) || place.lines.length === 0);
    const lines = toLines(place.lines, knownLines.filter(isKept));
    if (!isDeepStrictEqual(lines.map(withoutPlace), knownLines.map(withoutPlace)))
      changedMenus.push({ place, lines });
  }
  if (dryRun) return changedMenus.length;
  await inTransaction(sql, async () => {
    const numbersById = await upsertPlaceRows(sql, changed, before);
    const getNumber = ({ contentId }: MergedPlace) => numbersById.get(contentId) ?? 0;
    await upsertPlaceIds(
      sql,
      batch.flatMap((place) =>
        toSourceIds(source, place).map((id) => ({ ...id, place: getNumber(place) })),
      ),
    );
    if (changedMenus.length === 0) return;
    await replaceLines(
      sql,
      source,
      changedMenus.map(({ place }) => getNumber(place)),
      changedMenus.flatMap(({ place, lines }) =>
        lines.map((line) => ({ ...line, place: getNumber(place) })),
      ),
    );
  });
  return changedMenus.length;
}

function addChange(report: ChangeReport, before: Place | undefined, row: Place): void {
  if (!before) {
    report.add('new', row);
    return;
  }
  const isBack = before.vanishedOn !== '' && row.vanishedOn === '';
  report.add(isBack ? 'returned' : 'changed', row, getChangedFields(before, row));
}

type MenuLineDraft = Omit<LineRow, 'place'>;

const withoutPlace = (line: MenuLineDraft) => ({ ...line, place: undefined });

/** Menu lines to store: today's, and earlier ones that are kept. */
function toLines(today: readonly SourceLine[], kept: readonly LineRow[]): MenuLineDraft[] {
  const names = new Set<string>();
  const current = today.flatMap((line): MenuLineDraft[] => {
    // Two rows of one restaurant repeat the menu.
    const key = `${line.name} ${line.priceWon ?? ''}`;
    if (names.has(key)) return [];
    names.add(key);
    return [
      {
        ...{ line: 0, source_id: String(line.id), dish: getFirstDish(line.name), text: line.name },
        text_eng: line.foreign.text_eng ?? null,
        text_ja: line.foreign.text_ja ?? null,
        text_zh_hans: line.foreign.text_zh_hans ?? null,
        ...{ price_won: line.priceWon, as_of: null },
      },
    ];
  });
  return [...current, ...kept]
    .sort((a, b) => Number(a.source_id) - Number(b.source_id))
    .map((line, at) => ({ ...line, line: at + 1 }));
}

/** First dish name in a menu line; null without one. */
export function getFirstDish(line: string): string | null {
  const [item] = readMenu({ firstmenu: line, treatmenu: '' }).filter(({ isDish }) => isDish);
  return item?.dish.trim() || null;
}

/** Source that gave a row its id: the tourism organization before Visit Seoul before open lists. */
function getIdSource(base: Place): string {
  const sources = base.source.split('+');
  return (
    [KTO_SOURCE, VISIT_SEOUL_SOURCE].find((name) => sources.includes(name)) ??
    sources[0] ??
    base.source
  );
}

/** Source ids of a place. */
function toSourceIds(name: string, { base, members }: MergedPlace): SourceId[] {
  const ids = members.map(({ id }) => ({ source: name, source_id: String(id) }));
  if (!base) return ids;
  return [{ source: getIdSource(base), source_id: base.contentId }, ...ids];
}

async function putSources({ sql, source, asOf, ...options }: WriteOptions): Promise<void> {
  const { places, sourceData, snapshot } = options;
  const bases = places.flatMap(({ base }) => base ?? []);
  const names = new Set([KTO_SOURCE, VISIT_SEOUL_SOURCE, ...bases.map(getIdSource)]);
  const sources = [
    ...Array.from(names, (name) => ({
      source: name,
      taken_at:
        (name === KTO_SOURCE
          ? undefined
          : snapshot.sources.find((each) => each.source === name)?.takenOn) ?? snapshot.takenAt,
      rows: bases.filter((row) => row.source.split('+').includes(name)).length,
    })),
    {
      ...{ source: source, taken_at: sourceData.takenAt.toISOString(), as_of: asOf },
      rows: sourceData.places.length,
    },
  ];
  await upsertSources(sql, sources);
}

interface SourceId {
  readonly source: string;
  readonly source_id: string;
}

/** Stored ids that no source lists any more; empty for an incomplete read. */
async function findUnlisted(options: WriteOptions): Promise<SourceId[]> {
  const { sql, source, sourceData, places, force } = options;
  if (!sourceData.isComplete) return [];
  const toKey = (id: SourceId) => `${id.source} ${id.source_id}`;
  const listed = new Set(places.flatMap((place) => toSourceIds(source, place)).map(toKey));
  // A sync of licenses keeps its own ids up to date.
  const { rows } = await sql.query<SourceId>(
    'select source, source_id from place_ids where source <> $1',
    [LICENSE_SOURCE],
  );
  const isInvalid = (id: SourceId) =>
    id.source === source && sourceData.invalid.places.has(Number(id.source_id));
  const unlisted = rows.filter((id) => !listed.has(toKey(id)) && !isInvalid(id));
  if (exceedsVanishingLimit(unlisted.length, rows.length) && !force) {
    throw toFailure(
      'VanishingError',
      `${unlisted.length} of ${rows.length} places would vanish, more than 20 %.`,
    );
  }
  return unlisted;
}

/**
 * Marks places that no source lists any more, or that were merged into others, and deletes those
 * marked more than 30 days ago. Places of other sources are unchanged.
 */
async function writeUnlisted(
  { sql, today, dryRun }: WriteOptions,
  unlisted: readonly SourceId[],
  report: ChangeReport,
): Promise<void> {
  const unlistedIds = [unlisted.map(({ source }) => source), unlisted.map((row) => row.source_id)];
  const unlistedCondition = `(source, source_id) in (select * from unnest($1::text[], $2::text[]))`;
  const { rows: unlistedPlaces } = await sql.query<{ content_id: string }>(
    `select content_id from places
     where not exists (select from place_ids where place = number and not ${unlistedCondition})`,
    unlistedIds,
  );
  if (!dryRun) await sql.query(`delete from place_ids where ${unlistedCondition}`, unlistedIds);
  for (let at = 0; at < unlistedPlaces.length; at += PLACE_BATCH_SIZE) {
    const ids = unlistedPlaces.slice(at, at + PLACE_BATCH_SIZE).map((row) => row.content_id);
    const removed: number[] = [];
    const vanished: number[] = [];
    for (const { row, number } of (await getPlaceRows(sql, ids)).values()) {
      if (row.vanishedOn === '') {
        vanished.push(number);
        report.add('vanished', row);
      } else if (getDaysBetween(row.vanishedOn, today) > VANISHED_RETENTION_DAYS) {
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
