import 'server-only';
import { types } from 'node:util';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { PackedError } from '@kioot/engine/verdicts';
import { logEvent, toErrorFields } from '../observability/log';
import { isPlacesDatabaseError, PlacesDatabaseError, type DatabaseProblem } from './database-error';
import { storedRowsSchema, toRow } from './database-row';
import { ENGINE, INDEX_STATEMENTS, loadIndex, readRevision } from './load-postgres';
import type { PlaceIndex } from './place-index';
import type { PlaceRepository } from './place-repository';
import { BEGINNING, createPlaceStatusCache } from './place-status-cache';
import { readAnswer } from './read-answer';
import { createReloadingIndex } from './reloading-index';
import type { RestaurantRow } from './row';
import { createRowCache } from './row-cache';

/** The places of `supabase/migrations`, read only. Every call throws a {@link PlacesDatabaseError} where it fails. */
export interface PlacesDatabase extends PlaceRepository {
  /** The index in memory; it follows changes of the places within seconds. */
  getIndex(): Promise<PlaceIndex>;
  /** Rows as {@link PlaceRepository.getRows}, from memory where nothing has changed since, or where they cannot be read. */
  getHeldRows(contentIds: readonly string[]): Promise<RestaurantRow[]>;
  /**
   * Confirms that the database answers now, or that a list that begins with this place can go on without it: its row is in
   * memory.
   */
  ensureAvailable(contentId?: string): Promise<void>;
  /** Reads whether there are verdicts that this server reads, and any place. */
  check(): Promise<void>;
  end(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** How many connections at most. */
  pool: number;
  /** How long a connection, and then an answer, is waited for. */
  timeoutMs: number;
  /** The key of the engine whose verdicts are read where it has judged all; else those of the last one that has, of the same format. */
  engineKey: string;
}

/** How many places that serve a dish are chosen from, where there may be thousands. */
const MAX_SERVING = 2_000;
/** How many places around another one are looked at more closely, where there may be thousands. */
const MAX_AROUND = 40;
/** One part of the list of places that holds all of them. */
const MAX_PLACES = 1_000_000_000;

/** The client gives up later than the server, which can say why. */
const GRACE_MS = 500;

const STATEMENTS = {
  ...INDEX_STATEMENTS,
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
  timeoutMs,
  engineKey,
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
    pool.on('error', (error) => {
      logEvent('warn', 'places.connection_lost', toErrorFields(error));
      index.doubt();
    });
    return pool;
  }

  async function ask(name: keyof typeof STATEMENTS, values: unknown[]): Promise<unknown[]> {
    opened ??= open();
    const pool = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const { rows } = await pool.query<unknown[]>({
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

  const index = createReloadingIndex(
    () => attempt(() => loadIndex(ask, engineKey)),
    () => attempt(() => readRevision(ask, engineKey)),
  );

  const getRows = (contentIds: readonly string[]) =>
    attempt(async () => {
      const [rows] = await ask('rows', [contentIds]);
      return inOrder(contentIds, readAnswer(storedRowsSchema, rows ?? []).map(toRow));
    });
  const heldRows = createRowCache(getRows, index.getRevision);

  const getListedParts = (size: number) =>
    attempt(async () => {
      const [parts] = await ask('listedParts', [size]);
      const known = readAnswer(partsSchema, parts);
      if (known) return known;
      throw new PlacesDatabaseError('unreadable', 'No place is listed.');
    });

  const getStatus = createPlaceStatusCache(async (since) => {
    const [asOf, listed, gone] = readAnswer(statusesSchema, await ask('statuses', [since]));
    if (since === BEGINNING && listed.length === 0)
      throw new PlacesDatabaseError('unreadable', 'No place is listed.');
    return { asOf, listed, gone };
  });

  return {
    getStatus: (contentId) => attempt(() => getStatus(contentId)),
    getIndex: index.get,
    getHeldRows: heldRows.get,
    async ensureAvailable(contentId) {
      if (contentId === undefined || !heldRows.has(contentId)) await index.confirm();
    },
    async check() {
      await attempt(() => readRevision(ask, engineKey));
      await getListedParts(MAX_PLACES);
    },
    getRows,
    async getAround(around, radiusM) {
      const places = await index.get();
      const { rows } = places.getWithin(around, radiusM);
      return getRows(Array.from(rows.subarray(0, MAX_AROUND), places.getContentId));
    },
    getPrices: (contentId) =>
      attempt(async () => {
        const [prices] = await ask('prices', [contentId]);
        const known = readAnswer(pricesSchema, prices ?? null) ?? [];
        return new Map(known.map(([dish, won, year]) => [dish, { won, year }]));
      }),
    async getServing({ getDishKeys, choose }) {
      const places = await attempt(async () => {
        const [found] = await ask('serving', [engineKey, getDishKeys(), MAX_SERVING]);
        return readAnswer(servingSchema, found) ?? [];
      });
      const toPlace = ([contentId, mapx, mapy, order]: (typeof places)[number]) => ({
        ...{ contentId, mapx, mapy, order },
      });
      return getRows(choose(places.map(toPlace)));
    },
    getOfficialTitles: (contentIds) =>
      attempt(async () => {
        const [titles] = await ask('officialTitles', [contentIds]);
        const known = readAnswer(titlesSchema, titles) ?? [];
        return new Map(
          known.map(([id, title, title_ja, title_zh_hans, title_zh_hant]) => [
            id,
            { title, title_ja, title_zh_hans, title_zh_hant },
          ]),
        );
      }),
    getListedParts,
    async getListedPart(part, size) {
      const ids = await attempt(async () => {
        const [answer] = await ask('listedPart', [part, size]);
        return readAnswer(idsSchema, answer) ?? [];
      });
      // Of a database that nobody has filled yet it is not known what there is.
      if (ids.length === 0) await getListedParts(size);
      return ids;
    },
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
