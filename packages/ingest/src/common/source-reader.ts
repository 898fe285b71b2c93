import 'server-only';
import type { CallJournal, CallResult } from './call-journal';
import type { ResponsePage } from './parse-response';
import { toSeoulDay } from './seoul-day';
import { createSourceClient, type SourceClient, type SourceClientOptions } from './source-client';
import { SourceError, type Source } from './source-error';

export interface ReaderOptions {
  readonly source: Source;
  readonly api: SourceClientOptions;
  readonly journal: CallJournal;
  /** Calls a day of the key; it resets at midnight in Seoul. */
  readonly dailyQuota?: number;
  readonly now: () => Date;
  /** Called before each call. */
  readonly beforeCall?: () => void;
}

/** Page of a list; `unreadable` counts omitted items. */
export type ReadPage = ResponsePage & { readonly unreadable?: number };

export interface ReadProgress {
  readonly list: string;
  readonly pagesDone: number;
  /** Pages of all lists; one that is not begun is taken to be as long as those before it. */
  readonly pagesTotal: number;
}

/**
 * Calls of a sync, one at a time: each within the daily quota, and in the journal before the next
 * one starts. A call that is in the journal is not repeated.
 */
export class SourceReader {
  /** Calls of this run, including failed attempts. */
  calls = 0;
  /** Answered calls of this run. */
  answered = 0;
  readonly #options: ReaderOptions;
  readonly #client: SourceClient;
  #isUsedUp = false;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#client = createSourceClient(options.source, options.api, (error) =>
      this.#recordFailure(error),
    );
  }

  /** Remaining calls of the day. */
  get callsLeft(): number {
    const { journal, dailyQuota = Infinity, now } = this.#options;
    return this.#isUsedUp ? 0 : Math.max(0, dailyQuota - journal.getCalls(toSeoulDay(now())));
  }

  /**
   * Starts a reading unless the journal has one that goes on: of the same page size, and begun at
   * most `maxAgeMs` ago.
   */
  async begin(pageSize: number, maxAgeMs: number): Promise<void> {
    const { journal, now } = this.#options;
    const { begin } = journal;
    const isUsable =
      begin?.pageSize === pageSize && now().getTime() - Date.parse(begin.at) < maxAgeMs;
    if (!isUsable) await this.beginAgain(pageSize, 1);
  }

  /** Outdates the pages of the journal. */
  async beginAgain(pageSize: number, reading: number): Promise<void> {
    const { journal, now } = this.#options;
    await journal.append({ t: 'begin', at: now().toISOString(), pageSize, reading });
  }

  /**
   * Makes a call and appends its result.
   * @throws {SourceError} of kind `quota` without a call when those of the day are used up
   */
  async call(fetch: (client: SourceClient) => Promise<CallResult>): Promise<void> {
    const { source, api, journal, dailyQuota, now, beforeCall } = this.#options;
    beforeCall?.();
    api.signal?.throwIfAborted();
    if (this.callsLeft <= 0) {
      const detail = `all ${dailyQuota} calls of the day are used`;
      throw new SourceError(source, 'DAY_QUOTA', { detail });
    }
    const result = await fetch(this.#client);
    await journal.append({ ...result, at: now().toISOString() });
    this.calls += 1;
    this.answered += 1;
  }

  /** Reads the pages of a list that the journal lacks. */
  async readPages(
    list: string,
    fetchPage: (client: SourceClient, page: number) => Promise<ReadPage>,
    onPage?: () => void,
  ): Promise<void> {
    const { journal } = this.#options;
    for (let page = 1; page <= journal.getPageCount(list); page += 1) {
      if (!journal.getPage(list, page)) {
        await this.call(async (client) => {
          const { items, totalCount, unreadable = 0 } = await fetchPage(client, page);
          return { ...{ t: 'page', list, page, totalCount, unreadable }, items: [...items] };
        });
      }
      onPage?.();
      // Lists may be shorter than the source reports; a single empty page is a fault of it.
      if ([page - 1, page].every((each) => journal.getPage(list, each)?.rows === 0)) return;
    }
  }

  /** Reads lists one after another. */
  async readLists<List extends string>(
    lists: readonly List[],
    fetchPage: (client: SourceClient, list: List, page: number) => Promise<ReadPage>,
    onProgress?: (progress: ReadProgress) => void,
  ): Promise<void> {
    const { journal } = this.#options;
    for (const [at, list] of lists.entries()) {
      const begun = lists.slice(0, at + 1);
      const onPage = () => {
        const pagesDone = sum(begun, (each) => journal.getPages(each).length);
        const pagesKnown = sum(begun, (each) => journal.getPageCount(each));
        const pagesTotal = Math.round((pagesKnown / begun.length) * lists.length);
        onProgress?.({ list, pagesDone, pagesTotal });
      };
      await this.readPages(list, (client, page) => fetchPage(client, list, page), onPage);
    }
  }

  /** Attempts that never reached the source do not count towards the quota. */
  async #recordFailure({ kind, code }: SourceError): Promise<void> {
    const { journal, now } = this.#options;
    if (kind === 'quota') this.#isUsedUp = true;
    this.calls += 1;
    if (code === 'CONNECTION') return;
    await journal.append({ t: 'failed', at: now().toISOString(), code });
  }
}

const sum = <Value>(values: readonly Value[], toNumber: (value: Value) => number): number =>
  values.reduce((total, value) => total + toNumber(value), 0);
