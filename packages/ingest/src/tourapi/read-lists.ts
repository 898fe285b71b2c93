import type { CallJournal } from '../common/call-journal';
import { SourceError, type ErrorKind } from '../common/source-error';
import type { SourceReader } from '../common/source-reader';
import { fetchListPage } from './endpoints';
import { LISTS, readListItems, type ListName } from './items';

/** Maximum of rows per page that the API serves. */
export const DEFAULT_PAGE_SIZE = 1000;

/** Maximum age of lists when a stopped sync resumes; details stay valid. */
const LIST_MAX_AGE_MS = 3 * 86_400_000;

/** Lists that change while being read are inconsistent and read once more. */
const MAX_LIST_READS = 2;

export interface ListsResult {
  /** True when the Korean list has as many distinct, readable rows as the API reports. */
  readonly isListComplete: boolean;
  /** Skipped name lists with their errors: service not permitted for the key, or unreadable. */
  readonly passedOver: ReadonlyMap<ListName, SourceError>;
}

/** Lists that only add names: permissions are granted per service. */
const OPTIONAL_LISTS: readonly ListName[] = ['ja', 'zh-Hans', 'zh-Hant'];

/** Failures that affect the whole portal. */
const PORTAL_WIDE_KINDS: readonly ErrorKind[] = ['quota', 'rate', 'network'];

/**
 * Reads the pages of all lists that the journal lacks.
 * @throws {SourceError} for a failed call of the Korean or English list, and for portal-wide
 *   failures
 */
export async function readLists(
  reader: SourceReader,
  journal: CallJournal,
  pageSize: number,
): Promise<ListsResult> {
  await reader.begin(pageSize, LIST_MAX_AGE_MS);
  for (;;) {
    const passedOver = await readAllLists(reader, pageSize);
    const isListComplete = await isComplete(journal);
    const reading = journal.begin?.reading ?? MAX_LIST_READS;
    if (isListComplete || reading >= MAX_LIST_READS) return { isListComplete, passedOver };
    await reader.beginAgain(pageSize, reading + 1);
  }
}

async function readAllLists(
  reader: SourceReader,
  pageSize: number,
): Promise<ListsResult['passedOver']> {
  const passedOver = new Map<ListName, SourceError>();
  for (const list of LISTS) {
    try {
      await reader.readPages(list, (client, page) => fetchListPage(client, list, page, pageSize));
    } catch (error) {
      const isOptional = error instanceof SourceError && OPTIONAL_LISTS.includes(list);
      if (!isOptional || PORTAL_WIDE_KINDS.includes(error.kind)) throw error;
      passedOver.set(list, error);
    }
  }
  return passedOver;
}

async function isComplete(journal: CallJournal): Promise<boolean> {
  const ids = new Set<string>();
  for await (const { contentid } of readListItems(journal, 'ko')) ids.add(contentid);
  return ids.size >= (journal.getPage('ko', 1)?.totalCount ?? 0);
}
