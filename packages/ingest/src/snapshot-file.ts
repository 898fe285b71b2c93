import { setImmediate as yieldToOthers } from 'node:timers/promises';
import * as v from 'valibot';
import { placeSchema, type Place } from '@kioot/places/place';
import { isFromKto, snapshotInfoSchema, type SnapshotInfo } from '@kioot/places/snapshot';
import { parse, validate, type Schema } from '@kioot/base/validation';
import { readTextIfExists, replaceFileAtomic } from './common/atomic-file';
import { toFailure, type IngestError } from './common/errors';
import { toSeoulDay } from './common/seoul-day';

const ROWS_PER_CHUNK = 200;

/** Fields that are mostly empty; omitted from the file when they are. */
const SPARSE_FIELDS = ['tel', 'lclsSystm3', 'modifiedtime', 'vanishedOn'] as const;

/** Path of the snapshot's description: `restaurants.meta.json` beside `restaurants.json`. */
const getInfoPath = (snapshotPath: string): string =>
  snapshotPath.replace(/(?:\.json)?$/, '.meta.json');

/**
 * Rows of a snapshot file; empty when it does not exist. Yields to the event loop between chunks.
 * @throws {IngestError} for any other content
 */
export async function readSnapshot(path: string): Promise<Place[]> {
  const values = await readJson(path, v.array(v.unknown()));
  const rows: Place[] = [];
  for (const [index, value] of (values ?? []).entries()) {
    const row = validate(placeSchema, value);
    if (!row.success) throw toSnapshotError(path, row.error);
    rows.push(row.data);
    if (index % ROWS_PER_CHUNK === 0) await yieldToOthers();
  }
  return rows;
}

/** Sources and age of a snapshot; null when the file does not exist. */
export const readSnapshotInfo = (snapshotPath: string): Promise<SnapshotInfo | null> =>
  readJson(getInfoPath(snapshotPath), snapshotInfoSchema);

/**
 * Rows of a snapshot, and its description.
 * @throws {IngestError} without a description, and for any other content
 */
export async function readDescribedSnapshot(
  path: string,
): Promise<{ rows: Place[]; info: SnapshotInfo }> {
  const rows = await readSnapshot(path);
  const info = await readSnapshotInfo(path);
  if (!info) throw toSnapshotError(path, new Error(`${getInfoPath(path)} is missing`));
  return { rows, info };
}

const toSnapshotError = (path: string, cause: unknown): IngestError =>
  toFailure('SnapshotError', `${path} is not a restaurant snapshot.`, cause);

/**
 * Replaces the snapshot, then its description. After a kill in between, the next run completes from
 * the journal.
 */
export async function writeSnapshot(
  path: string,
  rows: readonly Place[],
  info: SnapshotInfo,
): Promise<void> {
  await replaceFileAtomic(path, async (file) => {
    for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
      const chunk = rows.slice(start, start + ROWS_PER_CHUNK).map(toJson);
      await file.appendFile(`${start === 0 ? '[\n' : ',\n'}${chunk.join(',\n')}`);
    }
    await file.appendFile(rows.length === 0 ? '[]\n' : '\n]\n');
  });
  await replaceFileAtomic(getInfoPath(path), (file) =>
    file.writeFile(`${JSON.stringify(info, null, 2)}\n`),
  );
}

function toJson(row: Place): string {
  const value: Record<string, unknown> = {
    ...row,
    mapx: row.mapx === null ? '' : String(row.mapx),
    mapy: row.mapy === null ? '' : String(row.mapy),
  };
  for (const field of SPARSE_FIELDS) {
    if (value[field] === '') delete value[field];
  }
  return JSON.stringify(value, null, 1).replace(/^/gm, ' ');
}

async function readJson<T>(path: string, schema: Schema<T>): Promise<T | null> {
  const text = await readTextIfExists(path);
  if (text === null) return null;
  try {
    return parse(schema, JSON.parse(text));
  } catch (cause) {
    throw toSnapshotError(path, cause);
  }
}

/** Description of a new snapshot. Rows of other sources than the tourism organization keep their date. */
export function toSnapshotInfo(
  rows: readonly Place[],
  takenAt: Date,
  before: SnapshotInfo | null,
): SnapshotInfo {
  const counts = new Map<string, number>();
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  const today = toSeoulDay(takenAt);
  const toTakenOn = (source: string) =>
    (isFromKto({ source })
      ? undefined
      : before?.sources.find((known) => known.source === source)?.takenOn) ?? today;
  const sources = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([source, count]) => ({ source, rows: count, takenOn: toTakenOn(source) }));
  return { takenAt: takenAt.toISOString(), rows: rows.length, sources };
}
