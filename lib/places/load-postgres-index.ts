import 'server-only';
import * as v from 'valibot';
import type { PlaceBlock } from '@kioot/engine';
import { PackedError, unpackPlaces, PACKED_FORMAT } from '@kioot/engine/verdicts';
import { PlacesDatabaseError, parseDatabaseResult } from './database-error';
import { createPlaceIndex, type PlaceIndex } from './place-index';

/**
 * Engine whose verdicts are read: that of key `$1` once it has classified all places, else the last
 * one that has.
 */
export const ENGINE_NUMBER_SQL = `(
  select number from engines where format = ${PACKED_FORMAT} and finished_at is not null
  order by key = $1 desc, finished_at desc limit 1
)`;

const REVISION_SQL = 'places_revision()';

export const INDEX_STATEMENTS = {
  revision: `select ${REVISION_SQL}, ${ENGINE_NUMBER_SQL}`,
  /**
   * One row per page, so that the driver does not create thousands of objects. Bytes as base64, the
   * shortest encoding that a text driver leaves unchanged.
   */
  indexPage: `select ${REVISION_SQL}, ${ENGINE_NUMBER_SQL}, max(place), string_agg(content_id, E'\\n'),
      string_agg(case when is_listed then '1' else '0' end, ''),
      encode(string_agg(point_send(coalesce(at, point('NaN', 'NaN'))), ''::bytea), 'base64'),
      encode(string_agg(judged, ''::bytea), 'base64')
    from (
      select place, content_id, is_listed, at, judged from place_verdicts
      where engine = ${ENGINE_NUMBER_SQL} and place > $2 order by place limit $3
    ) page`,
};

/** Places per statement: some 3 MB of text, so that neither side holds all of Seoul twice. */
const PAGE_SIZE = 20_000;
const POINT_BYTES = 16;

/** Empty for null. */
const textSchema = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
);
const base64Schema = v.pipe(
  textSchema,
  v.transform((text) => Buffer.from(text, 'base64')),
);
const revisionSchema = v.string();
const engineSchema = v.nullable(v.number());
const pageSchema = v.strictTuple([
  ...([revisionSchema, engineSchema, v.nullable(v.number())] as const),
  ...([textSchema, textSchema, base64Schema, base64Schema] as const),
]);

type RunStatement = (
  statement: keyof typeof INDEX_STATEMENTS,
  values: unknown[],
) => Promise<unknown>;

function assertEngine(engine: number | null): void {
  if (engine !== null) return;
  const message = `No engine has classified all places in format ${PACKED_FORMAT} yet.`;
  throw new PlacesDatabaseError('unreadable', new Error(message));
}

/**
 * Revision of the places, raised by every change.
 * @throws {PlacesDatabaseError} also without readable verdicts
 */
export async function readRevision(runStatement: RunStatement, engineKey: string): Promise<string> {
  const row = await runStatement('revision', [engineKey]);
  const [revision, engine] = parseDatabaseResult(
    v.strictTuple([revisionSchema, engineSchema]),
    row,
  );
  assertEngine(engine);
  return revision;
}

function unpackVerdicts(bytes: Buffer): PlaceBlock {
  try {
    return unpackPlaces(bytes);
  } catch (error) {
    if (error instanceof PackedError) throw new PlacesDatabaseError('unreadable', error);
    throw error;
  }
}

/** Index of a database, and its revision. */
export interface LoadedIndex {
  index: PlaceIndex;
  revision: string;
}

/**
 * Loads the index page by page. Places that change meanwhile may be old or new; the revision is
 * that of the first page, so that such an index is outdated at once.
 * @throws {PlacesDatabaseError} also for columns that differ in length
 */
export async function loadIndex(
  runStatement: RunStatement,
  engineKey: string,
): Promise<LoadedIndex> {
  const contentIds: string[] = [];
  const listed: string[] = [];
  const points: Buffer[] = [];
  const verdictBytes: Buffer[] = [];
  let first: string | undefined;
  for (let last: number | null = 0; last !== null;) {
    const row = await runStatement('indexPage', [engineKey, last, PAGE_SIZE]);
    const [revision, engine, next, ids, ...columns] = parseDatabaseResult(pageSchema, row);
    assertEngine(engine);
    first ??= revision;
    last = next;
    if (next === null) break;
    for (const contentId of ids.split('\n')) contentIds.push(contentId);
    listed.push(columns[0]);
    points.push(columns[1]);
    verdictBytes.push(columns[2]);
  }
  const { length } = contentIds;
  const verdicts = unpackVerdicts(Buffer.concat(verdictBytes));
  const pointBytes = Buffer.concat(points);
  const listedText = listed.join('');
  if (
    verdicts.length !== length ||
    listedText.length !== length ||
    pointBytes.length !== POINT_BYTES * length
  )
    throw new PlacesDatabaseError(
      'unreadable',
      new Error(
        `${length} ids, ${listedText.length} flags, ${pointBytes.length} bytes, ${verdicts.length} verdicts`,
      ),
    );
  const index = createPlaceIndex({
    contentIds,
    // Network byte order.
    points: Float64Array.from({ length: 2 * length }, (_, at) => pointBytes.readDoubleBE(8 * at)),
    listed: Uint8Array.from({ length }, (_, row) => (listedText[row] === '1' ? 1 : 0)),
    verdicts,
  });
  return { index, revision: first ?? '' };
}
