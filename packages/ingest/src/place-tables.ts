import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { parse } from '@kioot/base/validation';
import type { Place } from '@kioot/places/place';
import { tableRowSchema, toPlaceTableRow } from '@kioot/places/table-row';
import { append } from './entity-resolution';
import type { SqlClient } from './common/sql-client';

/** Stored menu line. */
export interface LineRow {
  readonly place: number;
  readonly line: number;
  readonly source_id: string;
  /** Dish name in the line; null without one. */
  readonly dish: string | null;
  readonly text: string;
  readonly text_eng: string | null;
  readonly text_ja: string | null;
  readonly text_zh_hans: string | null;
  readonly price_won: number | null;
  readonly as_of: string | null;
}

/** True for rows that are stored alike. */
export function isSameRow(a: Place, b: Place): boolean {
  return isDeepStrictEqual(toPlaceTableRow(a), toPlaceTableRow(b));
}

/** Stored place and its number. */
export interface StoredPlace {
  readonly number: number;
  readonly row: Place;
}

/** Stored places by content id. */
export async function getPlaceRows(
  sql: SqlClient,
  contentIds: readonly string[],
): Promise<Map<string, StoredPlace>> {
  const { rows } = await sql.query<{ number: number; row: unknown }>(
    `select number, to_jsonb(places) as row from places where content_id = any($1)`,
    [contentIds],
  );
  return new Map(
    rows.map(({ number, row }) => {
      const place = parse(tableRowSchema, row);
      return [place.contentId, { row: place, number }];
    }),
  );
}

/** Inserts or updates places. @returns their numbers and those of `known` ones by content id */
export async function upsertPlaceRows(
  sql: SqlClient,
  rows: readonly Place[],
  known: ReadonlyMap<string, StoredPlace> = new Map(),
): Promise<Map<string, number>> {
  const numbers = new Map(Array.from(known, ([id, { number }]) => [id, number]));
  const columns = Object.keys(rows[0] ? toPlaceTableRow(rows[0]) : {});
  if (columns.length === 0) return numbers;
  const set = columns.map((name) => `${name} = excluded.${name}`).join(', ');
  const { rows: written } = await sql.query<{ content_id: string; number: number }>(
    `insert into places (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::places, $1::text::jsonb)
     on conflict (content_id) do update set ${set}
     returning content_id, number`,
    [JSON.stringify(rows.map(toPlaceTableRow))],
  );
  for (const { content_id, number } of written) numbers.set(content_id, number);
  return numbers;
}

/** Row of `place_sources`. */
export interface SourceTableRow {
  readonly source: string;
  readonly taken_at: string;
  readonly rows: number;
  /** Survey date of menus and prices (`YYYY-MM-DD`), if known. */
  readonly as_of?: string;
}

/** Stores the age and the number of rows of sources. */
export async function upsertSources(
  sql: SqlClient,
  sources: readonly SourceTableRow[],
): Promise<void> {
  await sql.query(
    `insert into place_sources (source, taken_at, rows, as_of)
     select source, taken_at, rows, as_of from jsonb_populate_recordset(null::place_sources, $1::text::jsonb)
     on conflict (source) do update
     set taken_at = excluded.taken_at, rows = excluded.rows, as_of = excluded.as_of`,
    [JSON.stringify(sources)],
  );
}

/** Stores the source ids of places. */
export async function upsertPlaceIds(
  sql: SqlClient,
  ids: readonly { source: string; source_id: string; place: number }[],
): Promise<void> {
  await sql.query(
    `insert into place_ids (source, source_id, place)
     select source, source_id, place from jsonb_populate_recordset(null::place_ids, $1::text::jsonb)
     on conflict (source, source_id) do update set place = excluded.place
     where place_ids.place <> excluded.place`,
    [JSON.stringify(ids)],
  );
}

/** Menu lines of a source by place, in menu order. */
export async function getLineRows(
  sql: SqlClient,
  source: string,
  places: readonly number[],
): Promise<Map<number, LineRow[]>> {
  const { rows } = await sql.query<LineRow>(
    `select place, line, source_id, dishes.name as dish, text, text_eng, text_ja, text_zh_hans,
       price_won, as_of::text
     from menu_lines left join dishes on dishes.number = menu_lines.dish
     where source = $1 and place = any($2) order by place, line`,
    [source, places],
  );
  const byPlace = new Map<number, LineRow[]>();
  for (const row of rows) append(byPlace, row.place, row);
  return byPlace;
}

/**
 * Replaces the lines of a source for these places; lines with the same ids are removed from other
 * places.
 */
export async function replaceLines(
  sql: SqlClient,
  source: string,
  places: readonly number[],
  lines: readonly LineRow[],
): Promise<void> {
  await sql.query(
    `delete from menu_lines where source = $1 and (place = any($2) or source_id = any($3))`,
    [source, places, lines.map((line) => line.source_id)],
  );
  const names = [...new Set(lines.flatMap(({ dish }) => (dish === null ? [] : [dish])))];
  await sql.query(
    `insert into dishes (name) select name from unnest($1::text[]) as name
     where not exists (select from dishes where dishes.name = name.name)
     on conflict (name) do nothing`,
    [names],
  );
  await sql.query(
    `insert into menu_lines (place, source, line, source_id, dish, text, text_eng, text_ja, text_zh_hans, price_won, as_of)
     select place, $1, line, source_id, dishes.number, text, text_eng, text_ja, text_zh_hans, price_won, as_of
     from jsonb_to_recordset($2::text::jsonb) as given (
       place integer, line integer, source_id text, dish text, text text, text_eng text, text_ja text,
       text_zh_hans text, price_won integer, as_of date
     ) left join dishes on dishes.name = given.dish`,
    [source, JSON.stringify(lines)],
  );
  // Marks the text as changed for classification.
  await sql.query(`update places set updated_at = clock_timestamp() where number = any($1)`, [
    places,
  ]);
}

/** Runs `work` in a transaction. */
export async function inTransaction<T>(sql: SqlClient, work: () => Promise<T>): Promise<T> {
  await sql.query('begin');
  try {
    const result = await work();
    await sql.query('commit');
    return result;
  } catch (error) {
    // A lost connection has rolled back; the first error tells the reason.
    await sql.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Bands of about half a kilometer. */
const BANDS_PER_DEGREE = 200;

type Position = Pick<Place, 'mapx' | 'mapy'> | null | undefined;

const toBand = (at: Position): number => Math.floor((at?.mapy ?? 0) * BANDS_PER_DEGREE);

/**
 * Spatial write order: bands of half a kilometer from south to north, each from west to east.
 * Neighbors share pages of the table, which speeds up searches.
 */
export const compareByBand = (one: Position, other: Position): number =>
  toBand(one) - toBand(other) || (one?.mapx ?? 0) - (other?.mapx ?? 0);
