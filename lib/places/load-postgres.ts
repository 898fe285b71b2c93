import 'server-only';
import * as v from 'valibot';
import { PackedError, unpackPlaces, PACKED_FORMAT } from '@kioot/engine/verdicts';
import { PlacesDatabaseError } from './database-error';
import { createPlaceIndex, type PlaceIndex } from './place-index';
import { readAnswer } from './read-answer';

/** The version whose verdicts are read: that of key `$1` once it has judged all places, else the last one that has. */
export const ENGINE = `(
  select number from engines where format = ${PACKED_FORMAT} and finished_at is not null
  order by key = $1 desc, finished_at desc limit 1
)`;

const REVISION = 'places_revision()';

export const INDEX_STATEMENTS = {
  revision: `select ${REVISION}, ${ENGINE}`,
  /**
   * In one row, so that no driver makes an object of each of thousands. Bytes are sent in base64, the shortest form that a
   * driver of text leaves as it is.
   */
  indexPage: `select ${REVISION}, ${ENGINE}, max(place), string_agg(content_id, E'\\n'),
      string_agg(case when is_listed then '1' else '0' end, ''),
      encode(string_agg(point_send(coalesce(at, point('NaN', 'NaN'))), ''::bytea), 'base64'),
      encode(string_agg(judged, ''::bytea), 'base64')
    from (
      select place, content_id, is_listed, at, judged from place_verdicts
      where engine = ${ENGINE} and place > $2 order by place limit $3
    ) page`,
};

/** Places per statement: some 3 MB of text, so that neither side holds all of Seoul twice. */
const PAGE_SIZE = 20_000;
const POINT_BYTES = 16;

/** Empty where nothing was found. */
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

type Ask = (statement: keyof typeof INDEX_STATEMENTS, values: unknown[]) => Promise<unknown>;

function expectEngine(engine: number | null): void {
  if (engine !== null) return;
  throw new PlacesDatabaseError(
    'unreadable',
    `No engine has judged all places in format ${PACKED_FORMAT} yet.`,
  );
}

/**
 * The number that every change of the places raises.
 * @throws {PlacesDatabaseError} also where no verdicts can be read
 */
export async function readRevision(ask: Ask, engineKey: string): Promise<string> {
  const answer = await ask('revision', [engineKey]);
  const [revision, engine] = readAnswer(v.strictTuple([revisionSchema, engineSchema]), answer);
  expectEngine(engine);
  return revision;
}

/** The index of a database, and the revision it is of. */
export interface LoadedIndex {
  index: PlaceIndex;
  revision: string;
}

/**
 * Loads the index page by page. Places that change meanwhile may be as before or as after: the revision is that of the first
 * page, so that it is loaded again then.
 * @throws {PlacesDatabaseError}
 * @throws {PackedError} where columns are not of as many places
 */
export async function loadIndex(ask: Ask, engineKey: string): Promise<LoadedIndex> {
  const contentIds: string[] = [];
  const listed: string[] = [];
  const points: Buffer[] = [];
  const judged: Buffer[] = [];
  let first: string | undefined;
  for (let last: number | null = 0; last !== null;) {
    const answer = await ask('indexPage', [engineKey, last, PAGE_SIZE]);
    const [revision, engine, next, ids, ...columns] = readAnswer(pageSchema, answer);
    expectEngine(engine);
    first ??= revision;
    last = next;
    if (next === null) break;
    for (const contentId of ids.split('\n')) contentIds.push(contentId);
    listed.push(columns[0]);
    points.push(columns[1]);
    judged.push(columns[2]);
  }
  const { length } = contentIds;
  const verdicts = unpackPlaces(Buffer.concat(judged));
  const pointBytes = Buffer.concat(points);
  const listedText = listed.join('');
  if (
    verdicts.length !== length ||
    listedText.length !== length ||
    pointBytes.length !== POINT_BYTES * length
  )
    throw new PackedError(
      `${length} ids, ${listedText.length} flags, ${pointBytes.length} bytes, ${verdicts.length} verdicts`,
    );
  const index = createPlaceIndex({
    contentIds,
    // On the network the highest byte comes first.
    points: Float64Array.from({ length: 2 * length }, (_, at) => pointBytes.readDoubleBE(8 * at)),
    listed: Uint8Array.from({ length }, (_, row) => (listedText[row] === '1' ? 1 : 0)),
    verdicts,
  });
  return { index, revision: first ?? '' };
}
