import 'server-only';
import { MAX_LETTERS } from '../limits';
import type { PlaceText } from './judge';
import type { JudgePool } from './judge-pool';
import { REGISTER_SOURCE } from './source';
import { inTransaction, type Sql } from './tables';
import { BETWEEN_LINES } from './to-row';

const DISHES_AT_ONCE = 4000;
const PLACES_AT_ONCE = 1000;

/** A menu text of this length may be cut off: then it is judged by all its lines. */
const MAYBE_CUT_LETTERS = MAX_LETTERS.treatmenu - 220;

export interface JudgeOptions {
  readonly sql: Sql;
  readonly pool: JudgePool;
  /** The key of the engine's code and words (`getEngineKey` of `scripts/build-places.mjs`). */
  readonly engineKey: string;
  readonly onProgress?: (progress: JudgeProgress) => void;
  readonly signal?: AbortSignal;
}

export interface JudgeProgress {
  readonly phase: 'dishes' | 'places';
  readonly done: number;
  readonly total: number;
}

export interface Judged {
  /** Judged by this run. */
  readonly dishes: number;
  readonly places: number;
  /** Distinct names of dishes in all. */
  readonly allDishes: number;
}

/**
 * Judges each distinct dish, and then each place, that this version of the engine has not judged as it stands. Verdicts of an
 * earlier version serve until all are there, and go then. A run that was killed is gone on with by the next one.
 */
export async function judgePlaces(options: JudgeOptions): Promise<Judged> {
  const { sql, engineKey } = options;
  const { rows } = await sql.query<{ number: number }>(
    `insert into engines (key) values ($1) on conflict (key) do update set key = excluded.key returning number`,
    [engineKey],
  );
  const engine = rows[0]?.number ?? 0;
  const dishes = await judgeAll(options, engine, DISHES);
  const places = await judgeAll(options, engine, PLACES);
  await inTransaction(sql, async () => {
    await sql.query(
      'update engines set finished_at = now() where number = $1 and finished_at is null',
      [engine],
    );
    await sql.query('delete from engines where number < $1', [engine]);
  });
  const counted = await sql.query<{ count: number }>(
    'select count(*)::integer as count from dishes',
  );
  return { dishes, places, allDishes: counted.rows[0]?.count ?? 0 };
}

/** What is to be judged of a kind, and how it is read and written. `$1` is the engine, `$2` the last number that was seen. */
interface Kind<Row extends { number: number }> {
  readonly phase: JudgeProgress['phase'];
  readonly atOnce: number;
  readonly from: string;
  readonly columns: string;
  readonly toTask: (rows: readonly Row[]) => Parameters<JudgePool['judge']>[0];
  /** `$1` is the engine, `$2` the numbers, `$3` the bytes, and `$4` the keys of the dishes by lines where it asks for them. */
  readonly write: string;
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
};

const PLACES: Kind<PlaceText & { number: number }> = {
  phase: 'places',
  atOnce: PLACES_AT_ONCE,
  from: `from places where number > $2 and not exists (
    select from place_verdicts where engine = $1 and place = number and judged_at >= updated_at
  )`,
  columns: `number, content_id as "contentId", title, firstmenu, opentimefood, restdatefood,
    case when char_length(treatmenu) < ${MAYBE_CUT_LETTERS} or firstmenu = '' then treatmenu
    else concat_ws('${BETWEEN_LINES}', treatmenu, (
      select string_agg(text, '${BETWEEN_LINES}' order by line) from menu_lines
      where place = number and menu_lines.source = '${REGISTER_SOURCE}'
        and coalesce(facts -> 'firstmenu' ->> 'source', places.source) = '${REGISTER_SOURCE}'
    )) end as treatmenu`,
  toTask: (places) => ({ kind: 'places', places }),
  // Its transaction began before the text was read: what changes meanwhile is judged again.
  write: `with given as (
      select * from unnest($2::integer[], $3::bytea[], $4::text[]) as given (number, judged, keys)
    ), served as (
      insert into place_dishes (engine, place, keys)
      select $1, number, string_to_array(keys, E'\\n') from given
      on conflict (engine, place) do update set keys = excluded.keys
    )
    insert into place_verdicts (engine, place, content_id, at, is_listed, judged, judged_at)
    select $1, number, content_id, point(mapx, mapy), vanished_on is null, judged, now()
    from given join places using (number) order by number
    on conflict (engine, place) do update
    set at = excluded.at, is_listed = excluded.is_listed, judged = excluded.judged, judged_at = excluded.judged_at`,
};

/** @returns how many were judged */
async function judgeAll<Row extends { number: number }>(
  { sql, pool, onProgress, signal }: JudgeOptions,
  engine: number,
  { phase, atOnce, from, columns, toTask, write }: Kind<Row>,
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
      const judged = await pool.judge(toTask(read.rows));
      await sql.query(write, [
        engine,
        read.rows.map(({ number }) => number),
        judged.map(({ packed }) => Buffer.from(packed)),
        ...(phase === 'places' ? [judged.map(({ dishKeys }) => dishKeys.join(BETWEEN_KEYS))] : []),
      ]);
      return read.rows;
    });
    if (rows.length === 0) return done;
    done += rows.length;
    last = rows.at(-1)?.number ?? last;
  }
}
