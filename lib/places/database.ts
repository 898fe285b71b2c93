import 'server-only';
import { Pool, type CustomTypesConfig } from 'pg';
import type { RestaurantDiet } from '../engine';
import { getDistanceM, type Point } from '../engine/geo/distance';
import { createUnpacker } from '../engine/judge/packed';
import { logEvent, toErrorFields } from '../observability/log';
import { toRow, writtenRowsSchema } from './database-row';
import type { RestaurantRow } from './row';

/** What is wrong with the database: nobody answers, not in time, or not what was asked for. */
export type DatabaseProblem = 'away' | 'slow' | 'unreadable';

/** The database of places did not answer as it should; the cause says more. */
export class PlacesDatabaseError extends Error {
  override name = 'PlacesDatabaseError';

  constructor(
    readonly problem: DatabaseProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A place as a search needs it: judged, but without any words. */
export interface JudgedPlace {
  /** Its place in the order of all places. */
  number: number;
  contentId: string;
  /** Undefined where its sources give none. */
  point: Point | undefined;
  diet: RestaurantDiet;
  hasHours: boolean;
}

/** A place near a point, in metres. */
export type NearPlace = JudgedPlace & { point: Point; distanceM: number };

/** The texts that say when a place is open. */
export type HoursText = Pick<RestaurantRow, 'opentimefood' | 'restdatefood'>;

/** The places of `supabase/migrations`, read only. Every call throws a {@link PlacesDatabaseError} where it fails. */
export interface PlacesDatabase {
  /** Ids of the listed places within a radius (metres), nearest first. */
  getIdsWithin(origin: Point, radiusM: number): Promise<string[]>;
  /** The same places, judged. */
  getWithin(origin: Point, radiusM: number): Promise<NearPlace[]>;
  /** The places with these ids, in their order and each once; ids that nobody knows are passed over. */
  getByIds(contentIds: readonly string[]): Promise<JudgedPlace[]>;
  /** When these are open, as their sources write it. */
  getHours(contentIds: readonly string[]): Promise<Map<string, HoursText>>;
  /** Everything about these, in their order. */
  getRows(contentIds: readonly string[]): Promise<RestaurantRow[]>;
  end(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** How many connections at most. */
  pool: number;
  /** How long a connection, and then an answer, is waited for. */
  timeoutMs: number;
  /** The key of the engine whose verdicts are read where it has judged all; else those of the last one that has. */
  engineKey: string;
}

/** The client gives up later than the server, which can say why. */
const GRACE_MS = 500;

const ENGINE = `(
  select number from engines where finished_at is not null order by key = $1 desc, finished_at desc limit 1
)`;
/** In one row, so that no driver makes an object of each of thousands: ids, a number and a point each, verdicts. */
const IDS = `${ENGINE}, string_agg(content_id, E'\\n'), string_agg(int4send(place) || point_send(at), ''::bytea)`;
const WITHIN = `from place_verdicts
  where engine = ${ENGINE} and is_listed and at <@ box(point($2, $3), point($4, $5))`;
const STATEMENTS = {
  idsWithin: `select ${IDS} ${WITHIN}`,
  within: `select ${IDS}, string_agg(judged, ''::bytea) ${WITHIN}`,
  byIds: `select ${ENGINE}, string_agg(content_id, E'\\n'),
      string_agg(int4send(place) || point_send(coalesce(at, point('NaN', 'NaN'))), ''::bytea),
      string_agg(judged, ''::bytea)
    from place_verdicts where engine = ${ENGINE} and content_id = any($2)`,
  hours: `select json_agg(array[content_id, opentimefood, restdatefood])
    from places where content_id = any($1)`,
  rows: `select json_agg(p) from places p where content_id = any($1)`,
};

/** Bytes as they come: to make them a text of digits first takes longer than to find them. */
const RAW: CustomTypesConfig = { getTypeParser: () => (value: unknown) => value };

/** A number, longitude and latitude: four bytes and twice eight. */
const POINT_BYTES = 20;

/** Metres a degree of latitude, a little less than anywhere on earth, and of longitude at the equator. */
const DEGREE_M = 111_100;

/** The corners of a box that holds the circle. */
function toBox({ mapx, mapy }: Point, radiusM: number): number[] {
  const high = (radiusM + 1) / DEGREE_M;
  const wide = high / Math.cos(((Math.abs(mapy) + high) * Math.PI) / 180);
  return [mapx - wide, mapy - high, mapx + wide, mapy + high];
}

const isNearer = (a: NearId, b: NearId): number => a.distanceM - b.distanceM || a.number - b.number;

interface FoundId {
  number: number;
  contentId: string;
  point: Point;
}
type NearId = FoundId & { distanceM: number };

/** Reads the ids, numbers and points of {@link IDS}. */
function readIds([engine, ids, points]: readonly (Buffer | null)[]): FoundId[] {
  if (!engine) throw new PlacesDatabaseError('unreadable', 'No engine has judged the places yet.');
  if (!ids || !points) return [];
  const contentIds = ids.toString().split('\n');
  if (points.length !== contentIds.length * POINT_BYTES) {
    throw new PlacesDatabaseError('unreadable', 'Not every place has a point.');
  }
  return contentIds.map((contentId, at) => ({
    number: points.readInt32BE(at * POINT_BYTES),
    contentId,
    point: {
      mapx: points.readDoubleBE(at * POINT_BYTES + 4),
      mapy: points.readDoubleBE(at * POINT_BYTES + 12),
    },
  }));
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
  if (thrown instanceof PlacesDatabaseError) return thrown;
  if (!(thrown instanceof Error)) return new PlacesDatabaseError('away', 'No answer.');
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
  const unpack = createUnpacker();

  /** Prepared once a connection. */
  async function ask(
    name: keyof typeof STATEMENTS,
    values: readonly unknown[],
  ): Promise<readonly (Buffer | null)[]> {
    const { rows } = await pool.query<(Buffer | null)[]>({
      name,
      text: STATEMENTS[name],
      values: [...values],
      rowMode: 'array',
      binary: true,
      types: RAW,
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

  async function askJson(name: 'hours' | 'rows', contentIds: readonly string[]): Promise<unknown> {
    const [json] = await ask(name, [contentIds]);
    return json ? JSON.parse(json.toString()) : [];
  }

  /** Reads verdicts in the order of their ids. */
  function readJudged(ids: readonly FoundId[], judged: Buffer | null | undefined): JudgedPlace[] {
    let at = 0;
    const places = ids.map(({ number, contentId, point }) => {
      const { diet, hasHours, end } = unpack(judged ?? Buffer.alloc(0), at);
      at = end;
      return {
        number,
        contentId,
        point: Number.isNaN(point.mapx) ? undefined : point,
        diet,
        hasHours,
      };
    });
    if (at !== (judged?.length ?? 0)) {
      throw new PlacesDatabaseError('unreadable', 'The verdicts are of another version.');
    }
    return places;
  }

  return {
    getIdsWithin: (origin, radiusM) =>
      attempt(async () =>
        readIds(await ask('idsWithin', [engineKey, ...toBox(origin, radiusM)]))
          .map((place) => ({ ...place, distanceM: getDistanceM(origin, place.point) }))
          .filter(({ distanceM }) => distanceM <= radiusM)
          .sort(isNearer)
          .map(({ contentId }) => contentId),
      ),
    getWithin: (origin, radiusM) =>
      attempt(async () => {
        const answer = await ask('within', [engineKey, ...toBox(origin, radiusM)]);
        return readJudged(readIds(answer), answer[3])
          .flatMap((place) =>
            place.point
              ? [{ ...place, point: place.point, distanceM: getDistanceM(origin, place.point) }]
              : [],
          )
          .filter(({ distanceM }) => distanceM <= radiusM)
          .sort(isNearer);
      }),
    getByIds: (contentIds) =>
      attempt(async () => {
        const answer = await ask('byIds', [engineKey, contentIds]);
        return inOrder(contentIds, readJudged(readIds(answer), answer[3]));
      }),
    getHours: (contentIds) =>
      attempt(async () => {
        const hours = (await askJson('hours', contentIds)) as [string, string, string][];
        return new Map(
          hours.map(([id, opentimefood, restdatefood]) => [id, { opentimefood, restdatefood }]),
        );
      }),
    getRows: (contentIds) =>
      attempt(async () => {
        const written = writtenRowsSchema.safeParse(await askJson('rows', contentIds));
        if (!written.success) {
          throw new PlacesDatabaseError('unreadable', 'These are no places.', {
            cause: written.error,
          });
        }
        return inOrder(contentIds, written.data.map(toRow));
      }),
    end: () => pool.end(),
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
