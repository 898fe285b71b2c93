import 'server-only';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import type { Place } from '@kioot/places/place';
import { REGISTER_SOURCE } from '@kioot/places/snapshot';
import { inTransaction } from '../place-tables';
import type { SqlClient } from '../common/sql-client';
import { LINE_SEPARATOR } from '../to-place-row';

const DISH_BATCH_SIZE = 4000;
const PLACE_BATCH_SIZE = 1000;

/** A menu text of at least this length may be truncated: all its lines are classified instead. */
const MIN_TRUNCATED_LENGTH = MAX_FIELD_LENGTHS.treatmenu - 220;

/** Fields of a place that classification reads. */
export type PlaceText = Pick<
  Place,
  'contentId' | 'title' | 'firstmenu' | 'treatmenu' | 'opentimefood' | 'restdatefood'
>;

/** Stored verdict of a place. */
export interface PackedVerdict {
  /** Bytes of `packPlace`. */
  readonly packed: Uint8Array;
  /** Keys (`toDishKey`) of its dishes, in menu order. */
  readonly dishKeys: readonly string[];
}

/** The engine, as far as a database stores its verdicts. */
export interface Classifier {
  /** Bytes of `packDish`. */
  readonly classifyDish: (name: string) => Uint8Array;
  readonly classifyPlace: (place: PlaceText) => PackedVerdict;
}

export interface ClassifyOptions {
  readonly sql: SqlClient;
  readonly classifier: Classifier;
  /** Key of the engine's code and lexicon (`getEngineKey` of `scripts/build-places.mjs`). */
  readonly engineKey: string;
  readonly onProgress?: (progress: ClassifyProgress) => void;
  readonly signal?: AbortSignal;
}

export interface ClassifyProgress {
  readonly phase: 'dishes' | 'places';
  readonly done: number;
  readonly total: number;
}

export type ClassifiedCounts = Awaited<ReturnType<typeof classifyPlaces>>;

/**
 * Classifies dishes and places that have no verdict of this engine for their current text. Verdicts
 * of earlier engines serve until all are there, then they are deleted; those of another format stay
 * for the servers that read it. A run resumes where a killed one stopped.
 * @throws {Error} when verdicts of another format are stored under the key
 */
export async function classifyPlaces(options: ClassifyOptions) {
  const { sql, engineKey } = options;
  const { rows } = await sql.query<{ number: number }>(
    `insert into engines (key, format) values ($1, $2)
     on conflict (key) do update set key = excluded.key where engines.format = excluded.format returning number`,
    [engineKey, PACKED_FORMAT],
  );
  const engine = rows[0]?.number;
  if (engine === undefined)
    throw new Error(`Verdicts of ${engineKey} are of another format than ${PACKED_FORMAT}.`);
  const dishes = await classifyAll(options, engine, DISH_QUERIES);
  const places = await classifyAll(options, engine, PLACE_QUERIES);
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
  // Classified by this run, and distinct dish names in the database.
  return { dishes, places, allDishes: counted.rows[0]?.count ?? 0 };
}

/** Queries for dishes or places. `$1` is the engine, `$2` the last number read. */
interface BatchQueries<Row extends { number: number }> {
  readonly phase: ClassifyProgress['phase'];
  readonly batchSize: number;
  readonly from: string;
  readonly columns: string;
  /** `$1` is the engine, `$2` the numbers; `classify` supplies the verdicts and the rest. */
  readonly write: string;
  readonly classify: (rows: readonly Row[], classifier: Classifier) => unknown[];
}

const KEY_SEPARATOR = '\n';

const DISH_QUERIES: BatchQueries<{ number: number; name: string }> = {
  phase: 'dishes',
  batchSize: DISH_BATCH_SIZE,
  from: `from dishes where number > $2 and not exists (
    select from dish_verdicts where engine = $1 and dish = number
  )`,
  columns: 'number, name',
  write: `insert into dish_verdicts (engine, dish, judged)
    select $1, number, judged from unnest($2::integer[], $3::bytea[]) as given (number, judged)
    on conflict (engine, dish) do nothing`,
  classify: (rows, { classifyDish }) => [rows.map(({ name }) => Buffer.from(classifyDish(name)))],
};

/**
 * Classified text of a place, and the fields that its verdict copies: concurrent changes of either
 * are noticed.
 */
const CLASSIFIED_TEXT = `select number, content_id, title, firstmenu, opentimefood, restdatefood, mapx, mapy,
  vanished_on is null and closed_on is null as is_listed,
  case when char_length(treatmenu) < ${MIN_TRUNCATED_LENGTH} or firstmenu = '' then treatmenu
  else concat_ws('${LINE_SEPARATOR}', treatmenu, (
    select string_agg(text, '${LINE_SEPARATOR}' order by line) from menu_lines
    where place = number and menu_lines.source = '${REGISTER_SOURCE}'
      and coalesce(facts -> 'firstmenu' ->> 'source', places.source) = '${REGISTER_SOURCE}'
  )) end as treatmenu
  from places`;
const CLASSIFIED_FIELDS = [
  ...['content_id', 'title', 'firstmenu', 'treatmenu', 'opentimefood', 'restdatefood'],
  ...['mapx', 'mapy', 'is_listed'],
];
// Qualified names: verdicts share some of the columns.
const TEXT_DIGEST = `md5(row(${CLASSIFIED_FIELDS.map((field) => `judged_text.${field}`).join()})::text)::uuid`;

const PLACE_QUERIES: BatchQueries<PlaceText & { number: number; digest: string }> = {
  phase: 'places',
  batchSize: PLACE_BATCH_SIZE,
  from: `from (${CLASSIFIED_TEXT}) judged_text where number > $2 and not exists (
    select from place_verdicts where engine = $1 and place = number and text_digest = ${TEXT_DIGEST}
  )`,
  columns: `number, content_id as "contentId", title, firstmenu, treatmenu, opentimefood, restdatefood, ${TEXT_DIGEST} as digest`,
  write: `with given as (
      select * from unnest($2::integer[], $3::bytea[], $4::text[], $5::uuid[]) as given (number, judged, keys, digest)
    ), served as (
      insert into place_dishes (engine, place, keys)
      select $1, number, string_to_array(keys, E'\\n') from given
      on conflict (engine, place) do update set keys = excluded.keys
    )
    insert into place_verdicts (engine, place, content_id, at, is_listed, judged, judged_at, text_digest)
    select $1, number, content_id, point(mapx, mapy),
      vanished_on is null and closed_on is null, judged, now(), digest
    from given join places using (number) order by number
    on conflict (engine, place) do update
    set at = excluded.at, is_listed = excluded.is_listed, judged = excluded.judged, judged_at = excluded.judged_at,
      text_digest = excluded.text_digest`,
  classify: (rows, { classifyPlace }) => {
    const verdicts = rows.map(classifyPlace);
    return [
      verdicts.map(({ packed }) => Buffer.from(packed)),
      verdicts.map(({ dishKeys }) => dishKeys.join(KEY_SEPARATOR)),
      rows.map(({ digest }) => digest),
    ];
  },
};

/** @returns number of rows classified */
async function classifyAll<Row extends { number: number }>(
  { sql, classifier, onProgress, signal }: ClassifyOptions,
  engine: number,
  { phase, batchSize, from, columns, write, classify }: BatchQueries<Row>,
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
        `select ${columns} ${from} order by number limit ${batchSize}`,
        [engine, last],
      );
      await sql.query(write, [
        engine,
        read.rows.map(({ number }) => number),
        ...classify(read.rows, classifier),
      ]);
      return read.rows;
    });
    if (rows.length === 0) return done;
    done += rows.length;
    last = rows.at(-1)?.number ?? last;
  }
}
