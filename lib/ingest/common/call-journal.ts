import * as v from 'valibot';
import { Journal, type LinePosition } from './journal';
import { count, positive, timestamp } from './schemas';
import { toSeoulDay } from './seoul-day';

/**
 * Start of a reading. Earlier pages are outdated; details stay valid for the `modifiedtime` of
 * their row.
 */
const beginSchema = v.object({
  t: v.literal('begin'),
  at: timestamp,
  /** Requested rows per page. */
  pageSize: positive,
  /** 1 for the first read, 2 for the repeat after inconsistent pages. */
  reading: positive,
});
const pageSchema = v.object({
  t: v.literal('page'),
  at: timestamp,
  list: v.string(),
  page: positive,
  totalCount: count,
  /** Omitted items that do not fit their schema. */
  unreadable: count,
  items: v.array(v.unknown()),
});
const detailSchema = v.object({
  t: v.picklist(['intro', 'common']),
  ...{ at: timestamp, id: v.string(), modifiedtime: v.string(), item: v.unknown() },
});

/** Line of the journal. */
export const journalEntrySchema = v.variant('t', [
  beginSchema,
  pageSchema,
  detailSchema,
  /** Failed attempt; it counts towards the quota. */
  v.object({ t: v.literal('failed'), at: timestamp, code: v.string() }),
  /** Details to fetch again after a refused run. */
  v.object({ t: v.literal('forget'), at: timestamp, ids: v.array(v.string()) }),
]);
const stampSchema = v.object({ t: v.string(), at: v.string() });

export type JournalEntry = v.InferOutput<typeof journalEntrySchema>;
type WithoutTimestamp<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never;
/** Result of a call, before the journal adds its time. */
export type CallResult = WithoutTimestamp<
  Extract<JournalEntry, { t: 'page' | 'intro' | 'common' }>
>;
export type DetailKind = v.InferOutput<typeof detailSchema>['t'];

/** Counts of a page, kept in memory. */
interface PageCounts {
  /** Total of the list, as the source reports it. */
  readonly totalCount: number;
  /** Rows on the page, including unreadable ones. */
  readonly rows: number;
}

/** Index of the calls of a sync; memory holds only the positions of their lines. */
export class CallJournal {
  readonly #pages = new Map<string, Map<number, LinePosition & PageCounts>>();
  readonly #details = new Map<string, LinePosition & { readonly modifiedtime: string }>();
  readonly #callsByDay = new Map<string, number>();
  readonly #log: Journal;
  #begin: v.InferOutput<typeof beginSchema> | null = null;

  private constructor(log: Journal) {
    this.#log = log;
  }

  /**
   * Opens and replays the journal in `folder`, creating both if missing; or that of the last
   * finished run, for reading.
   *
   * @param isUsable false for an entry whose call has to be repeated
   */
  static async open(
    folder: string,
    isUsable: (entry: JournalEntry) => boolean = () => true,
    isFinished = false,
  ): Promise<CallJournal> {
    const journal = new CallJournal(await Journal.open(folder, isFinished));
    try {
      for await (const { value, ...position } of journal.#log.replay()) {
        const entry = v.safeParse(journalEntrySchema, value);
        // Calls of unreadable lines are repeated.
        if (entry.success && isUsable(entry.output)) journal.#index(entry.output, position);
      }
      // The previous run may have used the same day's quota.
      for await (const value of Journal.readFinished(folder)) {
        const stamp = v.safeParse(stampSchema, value);
        if (stamp.success) journal.#countCall(stamp.output);
      }
      return journal;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** Current reading; null in a new journal. */
  get begin(): v.InferOutput<typeof beginSchema> | null {
    return this.#begin;
  }

  /**
   * Calls on a day (`YYYY-MM-DD`) in Seoul, including failed ones, which count towards the quota.
   */
  getCalls(day: string): number {
    return this.#callsByDay.get(day) ?? 0;
  }

  getPage(list: string, page: number): PageCounts | null {
    return this.#pages.get(list)?.get(page) ?? null;
  }

  /** All pages of a list that were read. */
  getPages(list: string): readonly PageCounts[] {
    return [...(this.#pages.get(list)?.values() ?? [])];
  }

  /**
   * Number of pages of a list: pages may hold fewer rows than requested. 1 until the first one is
   * read.
   */
  getPageCount(list: string): number {
    const first = this.getPage(list, 1);
    if (!first || first.rows === 0) return 1;
    const total = this.getPages(list).at(-1)?.totalCount ?? 0;
    return Math.ceil(total / Math.min(this.#begin?.pageSize ?? Infinity, first.rows));
  }

  /** True when the pages of a list have as many rows as the source reports. */
  isComplete(list: string): boolean {
    const pages = this.getPages(list);
    return pages.reduce((sum, { rows }) => sum + rows, 0) >= (pages.at(-1)?.totalCount ?? 0);
  }

  hasDetail(kind: DetailKind, id: string, modifiedtime: string): boolean {
    return this.#details.get(`${kind} ${id}`)?.modifiedtime === modifiedtime;
  }

  async append(entry: JournalEntry): Promise<void> {
    this.#index(entry, await this.#log.append(entry));
  }

  /**
   * Items of a list in page order, with their position ("menu/eng page 12, row 4"); rows that moved
   * between pages repeat.
   */
  async *items(list: string): AsyncGenerator<{ readonly where: string; readonly item: unknown }> {
    const pages = [...(this.#pages.get(list) ?? [])].sort(([a], [b]) => a - b);
    for (const [page, position] of pages) {
      const { items } = v.parse(pageSchema, await this.#log.read(position));
      for (const [at, item] of items.entries()) {
        yield { where: `${list} page ${page}, row ${at + 1}`, item };
      }
    }
  }

  /** Detail of a row; null when the API has none, undefined when it was not fetched. */
  async getDetail(kind: DetailKind, id: string, modifiedtime: string): Promise<unknown> {
    const position = this.#details.get(`${kind} ${id}`);
    if (position?.modifiedtime !== modifiedtime) return undefined;
    return v.parse(detailSchema, await this.#log.read(position)).item;
  }

  /** Archives the journal once its rows are in place. */
  async finish(): Promise<void> {
    await this.#log.close();
    await Journal.archive(this.#log.folder);
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  #index(entry: JournalEntry, position: LinePosition): void {
    this.#countCall(entry);
    if (entry.t === 'begin') {
      this.#begin = entry;
      this.#pages.clear();
    } else if (entry.t === 'page') {
      const { list, page, totalCount, unreadable, items } = entry;
      const pages = this.#pages.get(list) ?? new Map<number, LinePosition & PageCounts>();
      pages.set(page, { ...position, totalCount, rows: items.length + unreadable });
      this.#pages.set(list, pages);
    } else if (entry.t === 'intro' || entry.t === 'common') {
      const { t, id, modifiedtime } = entry;
      this.#details.set(`${t} ${id}`, { ...position, modifiedtime });
    } else if (entry.t === 'forget') {
      for (const id of entry.ids) this.#details.delete(`intro ${id}`);
    }
  }

  #countCall({ t, at }: { t: string; at: string }): void {
    if (t === 'begin' || t === 'forget') return;
    const day = toSeoulDay(new Date(at));
    this.#callsByDay.set(day, this.getCalls(day) + 1);
  }
}
