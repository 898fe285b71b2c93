import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@kioot/base/validation';
import { readTextIfExists, replaceFileAtomic } from '../common/atomic-file';
import { toFailure } from '../common/errors';
import type { Quarantine } from '../common/quarantine';
import type { Districts } from '../common/districts';
import { exceedsVanishingLimit } from '../change-report';
import { listRowSchema, parseListRow, type ListRow } from './list-row';

/**
 * Way of merging a list. `update`: newer versions of snapshot rows, matched by id. `add`: places, of
 * which unknown ones are new. `complete`: places that may have closed since, of which known ones are
 * completed. `complete-by-name`: as `complete`, without points and telephones, so that a name that
 * its district has once matches too.
 */
type ListKind = 'update' | 'add' | 'complete' | 'complete-by-name';

/**
 * Kinds by beginning of the name, in merge order: lists with official names first, then diets, then
 * prices, then those that add no places.
 */
const KINDS: readonly (readonly [start: string, kind: ListKind])[] = [
  ['visitseoul', 'update'],
  ['vegetarian-2023', 'add'],
  ['goodprice-2', 'add'],
  ['ansim', 'add'],
  ['zero', 'add'],
  ['goodprice-seoul', 'complete'],
  ['vegetarian-2021', 'complete-by-name'],
];

/** Open list of places; `name` is that of its file, such as "goodprice-2026". */
export interface OpenList {
  readonly name: string;
  readonly kind: ListKind;
  readonly rows: readonly ListRow[];
}

const findOrder = (name: string): number => KINDS.findIndex(([start]) => name.startsWith(start));

/** Merge order; lists of unknown names first, by name. */
const compareLists = (a: string, b: string): number =>
  findOrder(a) - findOrder(b) || (a < b ? -1 : 1);

export const toOpenList = (name: string, rows: readonly ListRow[]): OpenList => ({
  ...{ name, rows, kind: KINDS[findOrder(name)]?.[1] ?? 'add' },
});

const EXTENSION = '.jsonl';

/**
 * Reads published lists, one JSON row per line.
 *
 * @throws {IngestError} for a list of which every row is rejected
 * @throws {Error} for a folder that is unreadable or has no list
 */
export async function readPublishedLists(
  folder: string,
  districts: Districts,
  quarantine: Quarantine,
): Promise<OpenList[]> {
  return readLists(folder, async (name, lines) => {
    const rows: ListRow[] = [];
    for (const [at, line] of lines.entries()) {
      const parsed = parseListRow(parseJson(line), districts);
      const row = quarantine.take(`${name} row ${at + 1}`, parsed);
      if (row) rows.push(row);
    }
    if (lines.length > 0 && rows.length === 0) {
      throw toFailure(
        'RejectedListError',
        `All ${lines.length} rows of ${name} are of another form.`,
      );
    }
    return rows;
  });
}

/**
 * Reads the lists of `data/synced/open-lists`.
 *
 * @throws {ValidationError} for a row of another form than {@link writeLists} writes
 */
export async function readStoredLists(folder: string): Promise<OpenList[]> {
  return readLists(folder, async (_name, lines) =>
    lines.map((line) => parse(listRowSchema, JSON.parse(line))),
  );
}

/**
 * Compares lists with their stored versions; a list without one may have any length.
 *
 * @throws {IngestError} for a list that lost more than 20 % of its rows
 */
export async function assertListsComplete(
  lists: readonly OpenList[],
  storedFolder: string,
): Promise<void> {
  for (const { name, rows } of lists) {
    const before = toLines(
      (await readTextIfExists(join(storedFolder, name + EXTENSION))) ?? '',
    ).length;
    if (!exceedsVanishingLimit(before - rows.length, before)) continue;
    throw toFailure(
      'TruncatedListError',
      `${name} has ${rows.length} rows, ${before} before: more than 20 % are lost.`,
    );
  }
}

const toLines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Writes lists with one row per line, sorted by id, without empty fields, for small diffs. */
export async function writeLists(folder: string, lists: readonly OpenList[]): Promise<void> {
  for (const { name, rows } of lists) {
    const lines = rows
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((row) => `${JSON.stringify(withoutEmptyFields(row))}\n`);
    await replaceFileAtomic(join(folder, name + EXTENSION), (file) =>
      file.writeFile(lines.join('')),
    );
  }
}

async function readLists(
  folder: string,
  readRows: (name: string, lines: string[]) => Promise<ListRow[]>,
): Promise<OpenList[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION));
  if (files.length === 0) throw new Error(`${folder} has no list (NAME${EXTENSION}).`);
  const names = files.map((file) => file.slice(0, -EXTENSION.length));
  const lists: OpenList[] = [];
  for (const name of names.sort(compareLists)) {
    const lines = toLines(await readFile(join(folder, name + EXTENSION), 'utf8'));
    const rows = await readRows(name, lines);
    lists.push(
      toOpenList(
        name,
        rows.sort((a, b) => (a.id < b.id ? -1 : 1)),
      ),
    );
  }
  return lists;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

function withoutEmptyFields(row: ListRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) =>
        value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
