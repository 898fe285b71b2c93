import type { TourApiClient } from './client';
import { TourApiError } from './errors';
import { getListPage } from './calls';
import type { CallJournal } from './journal';
import { LISTS, type Answer, type ListName } from './journal-entry';

/** The API serves at most this many rows on a page. */
export const DEFAULT_PAGE_SIZE = 1000;

/** Lists older than this are read again when a stopped sync goes on; its details stay good. */
const LIST_MAX_AGE_MS = 3 * 86_400_000;

/** A list that changes while it is read does not add up; it is read once more. */
const MAX_READINGS = 2;

export interface ListsOptions {
  readonly journal: CallJournal;
  readonly client: TourApiClient;
  readonly pageSize: number;
  readonly now: () => Date;
  /** Called before each call. */
  readonly beforeCall: () => Promise<void>;
  /** Puts an answer into the journal. */
  readonly record: (answer: Answer) => Promise<void>;
}

export interface ReadLists {
  /** True for a whole Korean list: as many different, readable rows as the API says it has. */
  readonly isListComplete: boolean;
  /** Why lists of names were passed over: their service is not open to this key, or answers nothing that can be read. */
  readonly passedOver: ReadonlyMap<ListName, TourApiError>;
}

/** Lists that only add names: a key is granted for each service by itself. */
const MAY_BE_MISSING: readonly ListName[] = ['ja', 'zh-Hans', 'zh-Hant'];

/** These are troubles of the whole portal, not of one service. */
const COMMON_TROUBLE: readonly TourApiError['kind'][] = ['quota', 'rate', 'network'];

/**
 * Reads the pages of all lists that the journal lacks, one list after the other.
 * @throws {TourApiError} for a failed call of the Korean or the English list, and for trouble that all services share
 */
export async function readLists(options: ListsOptions): Promise<ReadLists> {
  const { journal, pageSize, now } = options;
  const begin = journal.begin;
  const isUsable =
    begin?.pageSize === pageSize && now().getTime() - Date.parse(begin.at) < LIST_MAX_AGE_MS;
  if (!isUsable) await beginReading(options, 1);
  for (;;) {
    const passedOver = await readEach(options);
    const isListComplete = await isComplete(journal);
    const reading = journal.begin?.reading ?? MAX_READINGS;
    if (isListComplete || reading >= MAX_READINGS) return { isListComplete, passedOver };
    await beginReading(options, reading + 1);
  }
}

async function beginReading({ journal, pageSize, now }: ListsOptions, reading: number) {
  await journal.append({ t: 'begin', at: now().toISOString(), pageSize, reading });
}

async function readEach(options: ListsOptions): Promise<ReadLists['passedOver']> {
  const passedOver = new Map<ListName, TourApiError>();
  for (const list of LISTS) {
    try {
      await readPages(options, list);
    } catch (error) {
      const mayBeMissing = error instanceof TourApiError && MAY_BE_MISSING.includes(list);
      if (!mayBeMissing || COMMON_TROUBLE.includes(error.kind)) throw error;
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
    await record(await getListPage(client, list, page, pageSize));
  }
}

/**
 * Pages of a list, from the first one: its total, and how many rows the API really puts on a page, which may be fewer than
 * asked for. 1 until the first page is known.
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
