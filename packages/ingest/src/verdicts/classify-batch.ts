import 'server-only';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import type { Place } from '@kioot/places/place';
import { REGISTER_SOURCE } from '@kioot/places/snapshot';
import { inTransaction } from '../place-tables';
import type { SqlClient } from '../common/sql-client';
import { LINE_SEPARATOR } from '../to-place-row';

const BATCH_SIZE = 1000;

/** A menu text of at least this length may be truncated: all its lines are classified instead. */
const MIN_TRUNCATED_LENGTH = MAX_FIELD_LENGTHS.treatmenu - 220;

/** Fields of a place that classification reads. */
type PlaceText = Pick<
  Place,
  'contentId' | 'title' | 'firstmenu' | 'treatmenu' | 'opentimefood' | 'restdatefood'
>;

/** The engine, as far as a database stores its verdicts: bytes of `packPlace`. */
export type Classifier = (place: PlaceText) => Uint8Array;

export interface ClassifyOptions {
  readonly sql: SqlClient;
  readonly classifier: Classifier;
  /** Key of the engine's code and lexicon (`getEngineKey` of `scripts/build-places.mjs`). */
  readonly engineKey: string;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Classifies places that have no verdict of this engine for their current text. Verdicts of earlier
 * engines serve until all are there, then they are deleted; those of another format stay for the
 * servers that read it. A run resumes where a killed one stopped.
 * @returns number of places classified
 * @throws {Error} when verdicts of another format are stored under the key
 */
export async function classifyPlaces(options: ClassifyOptions): Promise<number> {
  const { sql, engineKey } = options;
  const { rows } = await sql.query<{ number: number }>(
    `insert into engines (key, format) values ($1, $2)
     on conflict (key) do update set key = excluded.key where engines.format = excluded.format returning number`,
    [engineKey, PACKED_FORMAT],
  );
  const engine = rows[0]?.number;
  if (engine === undefined)
    throw new Error(`Verdicts of ${engineKey} are of another format than ${PACKED_FORMAT}.`);
  const classified = await classifyStale(options, engine);
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
  return classified;
}

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

/** Places without a verdict of engine `$1` for their current text, after number `$2`. */
const STALE_PLACES = `from (${CLASSIFIED_TEXT}) judged_text where number > $2 and not exists (
    select from place_verdicts where engine = $1 and place = number and text_digest = ${TEXT_DIGEST}
  )`;
const READ_BATCH = `select number, content_id as "contentId", title, firstmenu, treatmenu, opentimefood, restdatefood,
    ${TEXT_DIGEST} as digest ${STALE_PLACES} order by number limit ${BATCH_SIZE}`;
const WRITE_BATCH = `with given as (
      select * from unnest($2::integer[], $3::bytea[], $4::uuid[]) as given (number, judged, digest)
    )
    insert into place_verdicts (engine, place, content_id, at, is_listed, judged, judged_at, text_digest)
    select $1, number, content_id, point(mapx, mapy),
      vanished_on is null and closed_on is null, judged, now(), digest
    from given join places using (number) order by number
    on conflict (engine, place) do update
    set at = excluded.at, is_listed = excluded.is_listed, judged = excluded.judged, judged_at = excluded.judged_at,
      text_digest = excluded.text_digest`;

/** @returns number of places classified */
async function classifyStale(
  { sql, classifier, onProgress, signal }: ClassifyOptions,
  engine: number,
): Promise<number> {
  const { rows: counted } = await sql.query<{ count: number }>(
    `select count(*)::integer as count ${STALE_PLACES}`,
    [engine, 0],
  );
  const total = counted[0]?.count ?? 0;
  for (let done = 0, last = 0; ;) {
    onProgress?.(done, total);
    signal?.throwIfAborted();
    const rows = await inTransaction(sql, async () => {
      const read = await sql.query<PlaceText & { number: number; digest: string }>(READ_BATCH, [
        engine,
        last,
      ]);
      await sql.query(WRITE_BATCH, [
        engine,
        read.rows.map(({ number }) => number),
        read.rows.map((row) => Buffer.from(classifier(row))),
        read.rows.map(({ digest }) => digest),
      ]);
      return read.rows;
    });
    if (rows.length === 0) return done;
    done += rows.length;
    last = rows.at(-1)?.number ?? last;
  }
}
