import 'server-only';
import { readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as v from 'valibot';
import { isFileNotFound, replaceFileAtomic, fsyncFolder } from '../atomic-file';
import { timestamp } from '../schemas';
import {
  REGISTER_ENDPOINTS,
  parseResponse,
  type RegisterEndpoint,
  type RegisterPage,
} from './envelope';
import type { RegisterClient } from './client';
import { RegisterError, RegisterFilesError } from './errors';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Older downloads are discarded: their pages would not fit today's. */
const MAX_DOWNLOAD_AGE_MS = 7 * 86_400_000;

const PAGE_FILE = /^(\d+)\.json(?:\.gz)?$/;
const START_FILE = 'begin.json';
const startSchema = v.object({ at: timestamp });

export interface DownloadProgress {
  readonly call: RegisterEndpoint;
  readonly pagesDone: number;
  /** Estimated total of all endpoints (see `estimatePagesTotal`). */
  readonly pagesTotal: number;
}

const toEndpointFolder = (folder: string, call: RegisterEndpoint): string =>
  join(folder, call.replaceAll('/', '-'));

/**
 * Downloads the pages missing in `folder`, one at a time. Files are written atomically: a run
 * resumes at the page a killed one was fetching.
 * @returns start of the download
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
  const startedAt = await beginDownload(folder, now);
  const pagesByCall = new Map<RegisterEndpoint, number>();
  let pagesDone = 0;
  for (const call of REGISTER_ENDPOINTS) {
    const files = await listPages(folder, call);
    let rowsOnPage = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1, pagesDone += 1) {
      const file = files.get(page);
      // The total is on every page; the first one suffices for a resumed endpoint.
      if (file && page > 1) continue;
      const response = file ? await readPage(file) : await client.fetchPage(call, page);
      if (!file) await writePage(folder, call, page, response);
      // Pages may hold fewer rows than requested.
      rowsOnPage ||= response.rows.length;
      pages = response.rows.length === 0 ? page : Math.ceil(response.totalCount / rowsOnPage);
      pagesByCall.set(call, pages);
      onProgress?.({ call, pagesDone: pagesDone + 1, pagesTotal: estimatePagesTotal(pagesByCall) });
    }
  }
  return startedAt;
}

/**
 * Estimates unread endpoints by related ones: both place lists are equally long, and so are all
 * menu lists.
 */
function estimatePagesTotal(pagesByCall: ReadonlyMap<RegisterEndpoint, number>): number {
  const places = pagesByCall.get('rstr') ?? 0;
  const lines = pagesByCall.get('menu/korean') ?? places * 3;
  return REGISTER_ENDPOINTS.reduce(
    (sum, call) => sum + (pagesByCall.get(call) ?? (call.startsWith('menu/') ? lines : places)),
    0,
  );
}

async function beginDownload(folder: string, now: Date): Promise<Date> {
  const startedAt = await getDownloadStart(folder);
  if (startedAt && now.getTime() - startedAt.getTime() < MAX_DOWNLOAD_AGE_MS) return startedAt;
  // Deletes before writing the start file: a kill in between leaves no start, and the next run
  // deletes again.
  await rm(folder, { recursive: true, force: true });
  const start = JSON.stringify({ at: now.toISOString() });
  await replaceFileAtomic(join(folder, START_FILE), (handle) => handle.writeFile(start));
  return now;
}

/**
 * Start of the download in a folder; null without one.
 * @throws {RegisterFilesError} when its file cannot be read
 */
export async function getDownloadStart(folder: string): Promise<Date | null> {
  const file = join(folder, START_FILE);
  try {
    return new Date(v.parse(startSchema, JSON.parse(await readFile(file, 'utf8'))).at);
  } catch (error) {
    if (isFileNotFound(error)) return null;
    throw new RegisterFilesError(`${file} cannot be read.`, error);
  }
}

/** Archives a download once its rows are stored; the next run starts a new one. */
export async function finishDownload(folder: string): Promise<void> {
  const finished = `${folder}.finished`;
  await rm(finished, { recursive: true, force: true });
  await rename(folder, finished);
  await fsyncFolder(join(folder, '..'));
}

async function writePage(
  folder: string,
  call: RegisterEndpoint,
  page: number,
  { rows, totalCount }: RegisterPage,
): Promise<void> {
  const response = { header: { resultCode: '00', totalCount }, body: rows };
  const bytes = await zip(JSON.stringify(response));
  const name = `${String(page).padStart(4, '0')}.json.gz`;
  await replaceFileAtomic(join(toEndpointFolder(folder, call), name), (file) =>
    file.writeFile(bytes),
  );
}

/** Page files of an endpoint by page number. */
async function listPages(folder: string, call: RegisterEndpoint): Promise<Map<number, string>> {
  const names = await readdir(toEndpointFolder(folder, call)).catch((error: unknown) => {
    if (isFileNotFound(error)) return [];
    throw error;
  });
  const pages = names.flatMap((name) => {
    const [, page] = PAGE_FILE.exec(name) ?? [];
    return page === undefined
      ? []
      : [[Number(page), join(toEndpointFolder(folder, call), name)] as const];
  });
  return new Map(pages.sort(([a], [b]) => a - b));
}

export interface StoredPage extends RegisterPage {
  /** "menu/korean page 12". */
  readonly where: string;
}

/**
 * Pages of an endpoint in order; empty when the folder has none.
 * @throws {RegisterFilesError} for a file that is no response
 */
export async function* readPages(
  folder: string,
  call: RegisterEndpoint,
): AsyncGenerator<StoredPage> {
  for (const [page, file] of await listPages(folder, call)) {
    yield { ...(await readPage(file)), where: `${call} page ${page}` };
  }
}

async function readPage(file: string): Promise<RegisterPage> {
  try {
    const bytes = await readFile(file);
    const text = file.endsWith('.gz') ? await unzip(bytes) : bytes;
    return parseResponse({ status: 200, body: text.toString('utf8') });
  } catch (error) {
    const reason = error instanceof RegisterError ? error.message : 'it cannot be read';
    throw new RegisterFilesError(`${file}: ${reason}`, error);
  }
}

/** @throws {RegisterFilesError} for a folder without pages of places */
export async function assertHasPlacePages(folder: string): Promise<void> {
  if ((await listPages(folder, 'rstr')).size > 0) return;
  throw new RegisterFilesError(`${folder} holds no places: rstr/0001.json is missing.`);
}
