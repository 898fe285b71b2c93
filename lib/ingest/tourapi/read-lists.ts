import type { TourApiClient } from './client';
import { TourApiError } from './errors';
import { fetchListPage } from './endpoints';
import type { CallJournal } from './call-journal';
import { LISTS, type CallResult, type ListName } from './journal-entry';

/** Maximum of rows per page that the API serves. */
export const DEFAULT_PAGE_SIZE = 1000;

/** Maximum age of lists when a stopped sync resumes; details stay valid. */
const LIST_MAX_AGE_MS = 3 * 86_400_000;

/** Lists that change while being read are inconsistent and read once more. */
const MAX_LIST_READS = 2;

export interface ListsOptions {
  readonly journal: CallJournal;
  readonly client: TourApiClient;
  readonly pageSize: number;
  readonly now: () => Date;
  readonly beforeCall: () => Promise<void>;
  /** Appends a result to the journal. */
  readonly record: (answer: CallResult) => Promise<void>;
}

export interface ListsResult {
  /** True when the Korean list has as many distinct, readable rows as the API reports. */
  readonly isListComplete: boolean;
  /** Skipped name lists with their errors: service not permitted for the key, or unreadable. */
  readonly passedOver: ReadonlyMap<ListName, TourApiError>;
}

/** Lists that only add names: permissions are granted per service. */
const OPTIONAL_LISTS: readonly ListName[] = ['ja', 'zh-Hans', 'zh-Hant'];

/** Failures that affect the whole portal. */
const PORTAL_WIDE_KINDS: readonly TourApiError['kind'][] = ['quota', 'rate', 'network'];

/**
 * Reads the pages of all lists that the journal lacks.
 * @throws {TourApiError} for a failed call of the Korean or English list, and for portal-wide
 *   failures
 */
export async function readLists(options: ListsOptions): Promise<ListsResult> {
  const { journal, pageSize, now } = options;
  const begin = journal.begin;
  const isUsable =
    begin?.pageSize === pageSize && now().getTime() - Date.parse(begin.at) < LIST_MAX_AGE_MS;
  if (!isUsable) await beginListRead(options, 1);
  for (;;) {
    const passedOver = await readAllLists(options);
    const isListComplete = await isComplete(journal);
    const reading = journal.begin?.reading ?? MAX_LIST_READS;
    if (isListComplete || reading >= MAX_LIST_READS) return { isListComplete, passedOver };
    await beginListRead(options, reading + 1);
  }
}

async function beginListRead({ journal, pageSize, now }: ListsOptions, reading: number) {
  await journal.append({ t: 'begin', at: now().toISOString(), pageSize, reading });
}

async function readAllLists(options: ListsOptions): Promise<ListsResult['passedOver']> {
  const passedOver = new Map<ListName, TourApiError>();
  for (const list of LISTS) {
    try {
      await readPages(options, list);
    } catch (error) {
      const isOptional = error instanceof TourApiError && OPTIONAL_LISTS.includes(list);
      if (!isOptional || PORTAL_WIDE_KINDS.includes(error.kind)) throw error;
      passedOver.set(list, error);
    }
  }
  return passedOver;
}

async function readPages(options: ListsOptions, list: ListName): Promise<void> {
  const { journal, client, pageSize, beforeCall, record } = options;
  for (let page = 1; page <= getPageCount(journal, list, pageSize); page += 1) {
    if (journal.getPage(list, page)) continue;
    await beforeCall();
    await record(await fetchListPage(client, list, page, pageSize));
  }
}

/**
 * Number of pages of a list by its first one: pages may hold fewer rows than requested. 1 until it
 * is read.
 */
export function getPageCount(journal: CallJournal, list: ListName, pageSize: number): number {
  const first = journal.getPage(list, 1);
  if (!first || first.rows === 0) return 1;
  return Math.ceil(first.totalCount / Math.min(pageSize, first.rows));
}

async function isComplete(journal: CallJournal): Promise<boolean> {
  const ids = new Set<string>();
  for await (const { contentid } of journal.items('ko')) ids.add(contentid);
  const total = journal.getPage('ko', 1)?.totalCount ?? 0;
  return ids.size >= total;
}
