import 'server-only';
import { readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as v from 'valibot';
import { isMissing, replaceFile, syncFolder } from '../files';
import { timestamp } from '../schemas';
import { CALLS, parseAnswer, type RegisterCall, type RegisterPage } from './answer';
import type { RegisterClient } from './client';
import { RegisterError, RegisterFilesError } from './errors';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** A reading that was begun longer ago is begun anew: its pages would no longer fit those of today. */
const READING_MAX_AGE_MS = 7 * 86_400_000;

const PAGE_FILE = /^(\d+)\.json(?:\.gz)?$/;
const BEGIN_FILE = 'begin.json';
const beginSchema = v.object({ at: timestamp });

export interface DownloadProgress {
  readonly call: RegisterCall;
  readonly pagesDone: number;
  /** Pages of all calls; one that is not begun is taken to be as long as its sister. */
  readonly pagesTotal: number;
}

const toCallFolder = (folder: string, call: RegisterCall): string =>
  join(folder, call.replaceAll('/', '-'));

/**
 * Downloads every page that `folder` lacks, one call at a time. Each is whole or not there at every moment: the run after a
 * killed one goes on with the page in flight.
 * @returns beginning of the reading
 */
export async function downloadPages({
  client,
  folder,
  now,
  onProgress,
}: {
  client: RegisterClient;
  folder: string;
  now: Date;
  onProgress?: (progress: DownloadProgress) => void;
}): Promise<Date> {
  const begunAt = await beginReading(folder, now);
  const pagesByCall = new Map<RegisterCall, number>();
  let pagesDone = 0;
  for (const call of CALLS) {
    const known = await listPages(folder, call);
    let rowsOnPage = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1, pagesDone += 1) {
      const file = known.get(page);
      // Their number is on the first page, and on every one that is new.
      if (file && page > 1) continue;
      const answer = file ? await readPage(file) : await client.getPage(call, page);
      if (!file) await writePage(folder, call, page, answer);
      // The register may put fewer rows on a page than it says.
      rowsOnPage ||= answer.rows.length;
      pages = answer.rows.length === 0 ? page : Math.ceil(answer.totalCount / rowsOnPage);
      pagesByCall.set(call, pages);
      onProgress?.({ call, pagesDone: pagesDone + 1, pagesTotal: toTotal(pagesByCall) });
    }
  }
  return begunAt;
}

/** A call that is not known yet is as long as its sister: both calls on places, all four on menus. */
function toTotal(pagesByCall: ReadonlyMap<RegisterCall, number>): number {
  const places = pagesByCall.get('rstr') ?? 0;
  const lines = pagesByCall.get('menu/korean') ?? places * 3;
  return CALLS.reduce(
    (sum, call) => sum + (pagesByCall.get(call) ?? (call.startsWith('menu/') ? lines : places)),
    0,
  );
}

async function beginReading(folder: string, now: Date): Promise<Date> {
  const begunAt = await getBeginning(folder);
  if (begunAt && now.getTime() - begunAt.getTime() < READING_MAX_AGE_MS) return begunAt;
  // Pages of an older reading go first: killed in between, there is no beginning, and they go again.
  await rm(folder, { recursive: true, force: true });
  const begin = JSON.stringify({ at: now.toISOString() });
  await replaceFile(join(folder, BEGIN_FILE), (handle) => handle.writeFile(begin));
  return now;
}

/**
 * Beginning of a folder's reading; null without one.
 * @throws {RegisterFilesError} when its file cannot be read
 */
export async function getBeginning(folder: string): Promise<Date | null> {
  const file = join(folder, BEGIN_FILE);
  try {
    return new Date(v.parse(beginSchema, JSON.parse(await readFile(file, 'utf8'))).at);
  } catch (error) {
    if (isMissing(error)) return null;
    throw new RegisterFilesError(`${file} cannot be read.`, error);
  }
}

/** Puts a reading aside once its rows are in the database; the next run begins a new one. */
export async function finishReading(folder: string): Promise<void> {
  const finished = `${folder}.finished`;
  await rm(finished, { recursive: true, force: true });
  await rename(folder, finished);
  await syncFolder(join(folder, '..'));
}

async function writePage(
  folder: string,
  call: RegisterCall,
  page: number,
  { rows, totalCount }: RegisterPage,
): Promise<void> {
  const answer = { header: { resultCode: '00', totalCount }, body: rows };
  const bytes = await zip(JSON.stringify(answer));
  const name = `${String(page).padStart(4, '0')}.json.gz`;
  await replaceFile(join(toCallFolder(folder, call), name), (file) => file.writeFile(bytes));
}

/** The files of a call by page. */
async function listPages(folder: string, call: RegisterCall): Promise<Map<number, string>> {
  const names = await readdir(toCallFolder(folder, call)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const pages = names.flatMap((name) => {
    const [, page] = PAGE_FILE.exec(name) ?? [];
    return page === undefined
      ? []
      : [[Number(page), join(toCallFolder(folder, call), name)] as const];
  });
  return new Map(pages.sort(([a], [b]) => a - b));
}

export interface FiledPage extends RegisterPage {
  /** "menu/korean page 12". */
  readonly where: string;
}

/**
 * Pages of a call in their order; none when the folder has none of it.
 * @throws {RegisterFilesError} for a file that is no answer
 */
export async function* readPages(folder: string, call: RegisterCall): AsyncGenerator<FiledPage> {
  for (const [page, file] of await listPages(folder, call)) {
    yield { ...(await readPage(file)), where: `${call} page ${page}` };
  }
}

async function readPage(file: string): Promise<RegisterPage> {
  try {
    const bytes = await readFile(file);
    const text = file.endsWith('.gz') ? await unzip(bytes) : bytes;
    return parseAnswer({ status: 200, body: text.toString('utf8') });
  } catch (error) {
    const cannot = error instanceof RegisterError ? error.message : 'it cannot be read';
    throw new RegisterFilesError(`${file}: ${cannot}`, error);
  }
}

/** @throws {RegisterFilesError} when a folder holds no places */
export async function checkFiles(folder: string): Promise<void> {
  if ((await listPages(folder, 'rstr')).size > 0) return;
  throw new RegisterFilesError(`${folder} holds no places: rstr/0001.json is missing.`);
}
