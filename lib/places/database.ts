import 'server-only';
import { types } from 'node:util';
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Point } from '@kioot/engine/geo';
import { PackedError, PACKED_FORMAT } from '@kioot/engine/verdicts';
import { logEvent, toErrorFields } from '../observability/log';
import { validate, type Schema } from '../validation';
import { createCells } from './cells';
import { isPlacesDatabaseError, PlacesDatabaseError, type DatabaseProblem } from './database-error';
import { toRow, storedRowsSchema } from './database-row';
import { pickPlaces, readTable, type JudgedPlaces, type PlaceTable } from './judged-places';
import { BEGINNING, createPlaceStatusCache, type PlaceStatus } from './place-status-cache';
import type { OFFICIAL_TITLES, RestaurantRow } from './row';

/** The places of `supabase/migrations`, read only. Every call throws a {@link PlacesDatabaseError} where it fails. */
export interface PlacesDatabase {
  /** The listed places within a radius (metres), nearest first. */
  getWithin(origin: Point, radiusM: number): Promise<JudgedPlaces>;
  /** The places with these ids, in their order and each once; ids that nobody knows are passed over. */
  getByIds(contentIds: readonly string[], origin?: Point): Promise<JudgedPlaces>;
  /** Status of a place, from memory where it is known; undefined for an unknown id. */
  getStatus(contentId: string): Promise<PlaceStatus | undefined>;
  /** Everything about these, in their order. */
  getRows(contentIds: readonly string[]): Promise<RestaurantRow[]>;
  /** Prices of a place that stand beside its menu, by the name of the dish. */
  getPrices(contentId: string): Promise<Map<string, Price>>;
  /** Listed places that serve one of these dishes (keys of `toDishKey`), those known for it first: looked for among so many. */
  getServing(dishKeys: readonly string[], most: number): Promise<ServingPlace[]>;
  /** What houses call themselves besides English: only those that do. */
  getOfficialTitles(contentIds: readonly string[]): Promise<Map<string, OfficialTitles>>;
  /** Which parts of the list of places there are, where each is of so many numbers of places, in their order: one at least. */
  getListedParts(size: number): Promise<number[]>;
  /** The ids of the listed places of such a part, in the order of all places: at most so many. */
  getListedPart(part: number, size: number): Promise<string[]>;
  end(): Promise<void>;
}

/** A place that serves a dish, and where. */
export interface ServingPlace extends Point {
  contentId: string;
  /** Where the dish stands on its menu, the first one 0. */
  order: number;
}

/** What a house calls itself in the languages besides English, and in Korean. */
export type OfficialTitles = Pick<RestaurantRow, 'title' | (typeof OFFICIAL_TITLES)[number]>;

/** What a dish cost, in won, and in which year. */
export interface Price {
  won: number;
  year: number;
}

export interface DatabaseOptions {
  url: string;
  /** How many connections at most. */
  pool: number;
  /** False for the embedded database, which has one session for whoever comes and goes. */
  isPrepared: boolean;
  /** How long a connection, and then an answer, is waited for. */
  timeoutMs: number;
  /** The key of the engine whose verdicts are read where it has judged all; else those of the last one that has, of the same format. */
  engineKey: string;
  /** How long the change of a place may stay unseen in a search; {@link KEPT_MS} if not given. */
  keptMs?: number;
}

/** Imports come once a month: what one has written is found five minutes later. */
export const KEPT_MS = 300_000;

/** No bytes where nothing was found. */
const base64Schema = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => Buffer.from(text ?? '', 'base64')),
);

/** The client gives up later than the server, which can say why. */
const GRACE_MS = 500;

const ENGINE = `(
  select number from engines where format = ${PACKED_FORMAT} and finished_at is not null
  order by key = $1 desc, finished_at desc limit 1
)`;
/**
 * In one row, so that no driver makes an object of each of thousands: ids, a number and a point each, verdicts. Bytes are
 * sent in base64, the shortest form that a driver of text leaves as it is.
 */
const JUDGED = `${ENGINE}, string_agg(content_id, E'\\n'),
  encode(string_agg(int4send(place), ''::bytea), 'base64'),
  encode(string_agg(point_send(coalesce(at, point('NaN', 'NaN'))), ''::bytea), 'base64'),
  encode(string_agg(judged, ''::bytea), 'base64')`;
const STATEMENTS = {
  within: `select ${JUDGED} from place_verdicts
    where engine = ${ENGINE} and is_listed and at <@ box(point($2, $3), point($4, $5))`,
  byIds: `select ${JUDGED} from place_verdicts where engine = ${ENGINE} and content_id = any($2)`,
  // A transaction is stamped when it begins: one of a minute is seen all the same.
  statuses: `select now()::text, string_agg(content_id, E'\\n') filter (where vanished_on is null),
      string_agg(content_id, E'\\n') filter (where vanished_on is not null)
    from places where updated_at > $1::timestamptz - interval '1 minute'`,
  rows: `select json_agg(to_jsonb(p) || jsonb_build_object('menu_as_of', s.as_of))
    from places p left join place_sources s
      on s.source = coalesce(p.facts -> 'firstmenu' ->> 'source', split_part(p.source, '+', 1))
      and p.firstmenu || p.treatmenu <> ''
    where content_id = any($1)`,
  prices: `select json_agg(json_build_array(coalesce(d.name, l.text), l.price_won, extract(year from coalesce(l.as_of, s.as_of, s.taken_at))))
    from menu_lines l join places p on p.number = l.place join place_sources s on s.source = l.source
    left join dishes d on d.number = l.dish
    where p.content_id = $1 and l.price_won is not null`,
  serving: `select json_agg(json_build_array(content_id, at[0], at[1], dish - 1) order by dish, place)
    from (
      select place, (select min(array_position(keys, key)) from unnest($2::text[]) as wanted (key)) as dish
      from place_dishes where engine = ${ENGINE} and keys && $2::text[]
      order by dish, place limit $3
    ) first join place_verdicts using (place)
    where place_verdicts.engine = ${ENGINE} and is_listed and at is not null`,
  officialTitles: `select json_agg(json_build_array(content_id, title, title_ja, title_zh_hans, title_zh_hant)) from places
    where content_id = any($1) and coalesce(title_ja, title_zh_hans, title_zh_hant) is not null`,
  listedParts: `select json_agg(part order by part)
    from generate_series(0, (select coalesce(max(number), 0) from places) / $1::bigint) part
    where exists (
      select from places where number > part * $1::bigint and number <= (part + 1) * $1::bigint and vanished_on is null
    )`,
  listedPart: `select json_agg(content_id order by number) from places
    where number > $1::bigint * $2::bigint and number <= ($1::bigint + 1) * $2::bigint and vanished_on is null`,
};

const integerSchema = v.pipe(v.number(), v.safeInteger());
const foundSchema = v.strictTuple([
  v.nullable(v.number()),
  v.nullable(v.string()),
  base64Schema,
  base64Schema,
  base64Schema,
]);
const pricesSchema = v.nullable(v.array(v.strictTuple([v.string(), integerSchema, integerSchema])));
const servingSchema = v.nullable(
  v.array(v.strictTuple([v.string(), v.number(), v.number(), integerSchema])),
);
const titleSchema = v.pipe(
  v.nullable(v.string()),
  v.transform((title) => title ?? undefined),
);
const titlesSchema = v.nullable(
  v.array(v.strictTuple([v.string(), v.string(), titleSchema, titleSchema, titleSchema])),
);
const partsSchema = v.nullable(v.array(integerSchema));
const idsSchema = v.nullable(v.array(v.string()));
const linesSchema = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text?.split('\n') ?? []),
);
const statusesSchema = v.strictTuple([v.string(), linesSchema, linesSchema]);

/** @throws {PlacesDatabaseError} for anything but what the statements select */
function readAs<T>(schema: Schema<T>, value: unknown): T {
  const result = validate(schema, value);
  if (result.success) return result.data;
  throw new PlacesDatabaseError('unreadable', 'These are no places.', { cause: result.error });
}

/** What one of the statements of judged places found. */
function readFound(answer: unknown): PlaceTable {
  const [engine, ids, numbers, points, judged] = readAs(foundSchema, answer);
  if (engine === null) {
    throw new PlacesDatabaseError(
      'unreadable',
      `No engine has judged all places in format ${PACKED_FORMAT} yet.`,
    );
  }
  return readTable(ids?.split('\n') ?? [], { numbers, points, judged });
}

function toProblem(error: Error & { code?: string }): DatabaseProblem {
  const { code = '', message } = error;
  // query_canceled, by statement_timeout; and what the driver says when it gives up itself.
  if (code === '57014' || /timeout/i.test(message)) return 'slow';
  // Classes of https://www.postgresql.org/docs/15/errcodes-appendix.html: 08 connection, 28 authorization,
  // 3D no such database, 53 no room, 57 operator; everything else of five characters is an answer.
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|28|3D|53|57)/.test(code)) return 'unreadable';
  return 'away';
}

function toDatabaseError(thrown: unknown): PlacesDatabaseError {
  if (isPlacesDatabaseError(thrown)) return thrown;
  if (thrown instanceof PackedError) {
    return new PlacesDatabaseError('unreadable', thrown.message, { cause: thrown });
  }
  if (!types.isNativeError(thrown)) return new PlacesDatabaseError('away', 'No answer.');
  return new PlacesDatabaseError(toProblem(thrown), 'The places could not be read.', {
    cause: thrown,
  });
}

/** Connects when it is first asked for something, as a role that reads and nothing else. */
export function openPlacesDatabase({
  url,
  pool: max,
  isPrepared,
  timeoutMs,
  engineKey,
  keptMs = KEPT_MS,
}: DatabaseOptions): PlacesDatabase {
  let opened: Promise<Pool> | undefined;

  async function open(): Promise<Pool> {
    // Who has no database pays nothing for its driver.
    const { Pool } = await import('pg');
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs + GRACE_MS,
      options: '-c role=anon -c default_transaction_read_only=on',
      application_name: 'kioot',
      allowExitOnIdle: true,
    });
    pool.on('error', (error) => logEvent('warn', 'places.connection_lost', toErrorFields(error)));
    return pool;
  }

  async function ask(name: keyof typeof STATEMENTS, values: unknown[]): Promise<unknown[]> {
    opened ??= open();
    const pool = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const { rows } = await pool.query<unknown[]>({
      ...(isPrepared ? { name } : {}),
      text: STATEMENTS[name],
      values,
      rowMode: 'array',
    });
    return rows[0] ?? [];
  }

  /** Runs a question and says in one kind of error what is wrong with its answer. */
  async function attempt<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (thrown) {
      throw toDatabaseError(thrown);
    }
  }

  const getWithin = createCells(
    async ({ west, south, east, north }) =>
      readFound(await ask('within', [engineKey, west, south, east, north])),
    keptMs,
  );

  const getStatus = createPlaceStatusCache(async (since) => {
    const [asOf, listed, gone] = readAs(statusesSchema, await ask('statuses', [since]));
    if (since === BEGINNING && listed.length === 0)
      throw new PlacesDatabaseError('unreadable', 'No place is listed.');
    return { asOf, listed, gone };
  });

  return {
    getStatus: (contentId) => attempt(() => getStatus(contentId)),
    getWithin: (origin, radiusM) => attempt(() => getWithin(origin, radiusM)),
    getByIds: (contentIds, origin) =>
      attempt(async () => {
        const table = readFound(await ask('byIds', [engineKey, contentIds]));
        return pickPlaces(table, contentIds, origin);
      }),
    getRows: (contentIds) =>
      attempt(async () => {
        const [rows] = await ask('rows', [contentIds]);
        return inOrder(contentIds, readAs(storedRowsSchema, rows ?? []).map(toRow));
      }),
    getPrices: (contentId) =>
      attempt(async () => {
        const [prices] = await ask('prices', [contentId]);
        const known = readAs(pricesSchema, prices ?? null) ?? [];
        return new Map(known.map(([dish, won, year]) => [dish, { won, year }]));
      }),
    getServing: (dishKeys, most) =>
      attempt(async () => {
        const [found] = await ask('serving', [engineKey, dishKeys, most]);
        const places = readAs(servingSchema, found) ?? [];
        return places.map(([contentId, mapx, mapy, order]) => ({ contentId, mapx, mapy, order }));
      }),
    getOfficialTitles: (contentIds) =>
      attempt(async () => {
        const [titles] = await ask('officialTitles', [contentIds]);
        const known = readAs(titlesSchema, titles) ?? [];
        return new Map(
          known.map(([id, title, title_ja, title_zh_hans, title_zh_hant]) => [
            id,
            { title, title_ja, title_zh_hans, title_zh_hant },
          ]),
        );
      }),
    getListedParts: (size) =>
      attempt(async () => {
        const [parts] = await ask('listedParts', [size]);
        const known = readAs(partsSchema, parts);
        if (known) return known;
        throw new PlacesDatabaseError('unreadable', 'No place is listed.');
      }),
    getListedPart: (part, size) =>
      attempt(async () => {
        const [ids] = await ask('listedPart', [part, size]);
        return readAs(idsSchema, ids) ?? [];
      }),
    end: async () => (await opened)?.end(),
  };
}

/** What was found, in the order of the ids it was asked for by. */
function inOrder<T extends { contentId: string }>(
  ids: readonly string[],
  found: readonly T[],
): T[] {
  const byId = new Map(found.map((each) => [each.contentId, each]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
