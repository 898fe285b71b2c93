import 'server-only';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { MAX_LETTERS } from '../limits';
import { REGISTER_SOURCE } from '../places/snapshot';
import type { PackedVerdict, PlaceText } from './classifier';
import type { ClassifierPool } from './classifier-pool';
import { inTransaction, type Sql } from './place-tables';
import { LINE_SEPARATOR } from './to-place-row';

const DISHES_AT_ONCE = 4000;
const PLACES_AT_ONCE = 1000;

/** A menu text of this length may be truncated: then all its lines are classified. */
const MAYBE_CUT_LETTERS = MAX_LETTERS.treatmenu - 220;

export interface ClassifyOptions {
  readonly sql: Sql;
  readonly pool: ClassifierPool;
  /** The key of the engine's code and words (`getEngineKey` of `scripts/build-places.mjs`). */
  readonly engineKey: string;
  readonly onProgress?: (progress: ClassifyProgress) => void;
  readonly signal?: AbortSignal;
}

export interface ClassifyProgress {
  readonly phase: 'dishes' | 'places';
  readonly done: number;
  readonly total: number;
}

export interface ClassifiedCounts {
  /** Classified by this run. */
  readonly dishes: number;
  readonly places: number;
  /** Distinct names of dishes in all. */
  readonly allDishes: number;
}

/**
 * Classifies each distinct dish, and then each place, that this version of the engine has not classified as it stands.
 * Verdicts of an earlier version serve until all are there, and go then; those of another format stay for the servers that
 * read it. The run after a killed one goes on where that stopped.
 * @throws {Error} for a key under which verdicts of another format are stored
 */
export async function classifyPlaces(options: ClassifyOptions): Promise<ClassifiedCounts> {
  const { sql, engineKey } = options;
  const { rows } = await sql.query<{ number: number }>(
    `insert into engines (key, format) values ($1, $2)
     on conflict (key) do update set key = excluded.key where engines.format = excluded.format returning number`,
    [engineKey, PACKED_FORMAT],
  );
  const engine = rows[0]?.number;
  if (engine === undefined)
    throw new Error(`Verdicts of ${engineKey} are of another format than ${PACKED_FORMAT}.`);
  const dishes = await classifyAll(options, engine, DISHES);
  const places = await classifyAll(options, engine, PLACES);
  await inTransaction(sql, async () => {
    await sql.query(
      'update engines set finished_at = now() where number = $1 and finished_at is null',
      [engine],
    );
    await sql.query('delete from engines where number < $1 and format = $2', [
      engine,
      PACKED_FORMAT,
    ]);
  });
  const counted = await sql.query<{ count: number }>(
    'select count(*)::integer as count from dishes',
  );
  return { dishes, places, allDishes: counted.rows[0]?.count ?? 0 };
}

/** Queries of a kind. `$1` is the engine, `$2` the last number that was seen. */
interface Kind<Row extends { number: number }> {
  readonly phase: ClassifyProgress['phase'];
  readonly atOnce: number;
  readonly from: string;
  readonly columns: string;
  readonly toTask: (rows: readonly Row[]) => Parameters<ClassifierPool['classify']>[0];
  /** `$1` is the engine, `$2` the numbers, `$3` the bytes, and from `$4` on what `toValues` gives. */
  readonly write: string;
  readonly toValues: (rows: readonly Row[], verdicts: readonly PackedVerdict[]) => unknown[];
}

const BETWEEN_KEYS = '\n';

const DISHES: Kind<{ number: number; name: string }> = {
  phase: 'dishes',
  atOnce: DISHES_AT_ONCE,
  from: `from dishes where number > $2 and not exists (
    select from dish_verdicts where engine = $1 and dish = number
  )`,
  columns: 'number, name',
  toTask: (rows) => ({ kind: 'dishes', names: rows.map(({ name }) => name) }),
  write: `insert into dish_verdicts (engine, dish, judged)
    select $1, number, judged from unnest($2::integer[], $3::bytea[]) as given (number, judged)
    on conflict (engine, dish) do nothing`,
  toValues: () => [],
};

/** Classified text of a place with the fields that its verdict repeats: a change that is under way meanwhile is not missed. */
const JUDGED_TEXT = `select number, content_id, title, firstmenu, opentimefood, restdatefood, mapx, mapy,
  vanished_on is null as is_listed,
  case when char_length(treatmenu) < ${MAYBE_CUT_LETTERS} or firstmenu = '' then treatmenu
  else concat_ws('${LINE_SEPARATOR}', treatmenu, (
    select string_agg(text, '${LINE_SEPARATOR}' order by line) from menu_lines
    where place = number and menu_lines.source = '${REGISTER_SOURCE}'
      and coalesce(facts -> 'firstmenu' ->> 'source', places.source) = '${REGISTER_SOURCE}'
  )) end as treatmenu
  from places`;
const JUDGED_FIELDS = [
  ...['content_id', 'title', 'firstmenu', 'treatmenu', 'opentimefood', 'restdatefood'],
  ...['mapx', 'mapy', 'is_listed'],
];
// With the table before each: those of verdicts have some of the same names.
const DIGEST = `md5(row(${JUDGED_FIELDS.map((field) => `judged_text.${field}`).join()})::text)::uuid`;

const PLACES: Kind<PlaceText & { number: number; digest: string }> = {
  phase: 'places',
  atOnce: PLACES_AT_ONCE,
  from: `from (${JUDGED_TEXT}) judged_text where number > $2 and not exists (
    select from place_verdicts where engine = $1 and place = number and text_digest = ${DIGEST}
  )`,
  columns: `number, content_id as "contentId", title, firstmenu, treatmenu, opentimefood, restdatefood, ${DIGEST} as digest`,
  toTask: (places) => ({ kind: 'places', places }),
  write: `with given as (
      select * from unnest($2::integer[], $3::bytea[], $4::text[], $5::uuid[]) as given (number, judged, keys, digest)
    ), served as (
      insert into place_dishes (engine, place, keys)
      select $1, number, string_to_array(keys, E'\\n') from given
      on conflict (engine, place) do update set keys = excluded.keys
    )
    insert into place_verdicts (engine, place, content_id, at, is_listed, judged, judged_at, text_digest)
    select $1, number, content_id, point(mapx, mapy), vanished_on is null, judged, now(), digest
    from given join places using (number) order by number
    on conflict (engine, place) do update
    set at = excluded.at, is_listed = excluded.is_listed, judged = excluded.judged, judged_at = excluded.judged_at,
      text_digest = excluded.text_digest`,
  toValues: (rows, verdicts) => [
    verdicts.map(({ dishKeys }) => dishKeys.join(BETWEEN_KEYS)),
    rows.map(({ digest }) => digest),
  ],
};

/** @returns number of rows classified */
async function classifyAll<Row extends { number: number }>(
  { sql, pool, onProgress, signal }: ClassifyOptions,
  engine: number,
  { phase, atOnce, from, columns, toTask, write, toValues }: Kind<Row>,
): Promise<number> {
  const { rows: counted } = await sql.query<{ count: number }>(
    `select count(*)::integer as count ${from}`,
    [engine, 0],
  );
  const total = counted[0]?.count ?? 0;
  for (let done = 0, last = 0; ;) {
    onProgress?.({ phase, done, total });
    signal?.throwIfAborted();
    const rows = await inTransaction(sql, async () => {
      const read = await sql.query<Row>(
        `select ${columns} ${from} order by number limit ${atOnce}`,
        [engine, last],
      );
      const verdicts = await pool.classify(toTask(read.rows));
      await sql.query(write, [
        engine,
        read.rows.map(({ number }) => number),
        verdicts.map(({ packed }) => Buffer.from(packed)),
        ...toValues(read.rows, verdicts),
      ]);
      return read.rows;
    });
    if (rows.length === 0) return done;
    done += rows.length;
    last = rows.at(-1)?.number ?? last;
  }
}
