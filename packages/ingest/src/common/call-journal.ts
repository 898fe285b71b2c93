import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { fsyncFolder, isFileNotFound } from './atomic-file';
import { readJsonLines, type LinePosition } from './json-lines';
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

const ACTIVE_FILE = 'journal.jsonl';
const FINISHED_FILE = 'finished.jsonl';

/**
 * Calls of a sync as append-only JSON lines, each flushed to disk before the next call starts.
 * Memory holds only their positions. A torn last line (kill, power cut) is truncated when the
 * journal is opened: its call was in flight.
 */
export class CallJournal {
  readonly #pages = new Map<string, Map<number, LinePosition & PageCounts>>();
  readonly #details = new Map<string, LinePosition & { readonly modifiedtime: string }>();
  readonly #callsByDay = new Map<string, number>();
  #begin: v.InferOutput<typeof beginSchema> | null = null;
  #size = 0;

  private constructor(
    private readonly folder: string,
    private readonly file: FileHandle,
  ) {}

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
    if (!isFinished) await mkdir(folder, { recursive: true });
    const path = join(folder, isFinished ? FINISHED_FILE : ACTIVE_FILE);
    const journal = new CallJournal(folder, await open(path, isFinished ? 'r' : 'a+'));
    try {
      for await (const { value, ...position } of readJsonLines(journal.file)) {
        journal.#size = position.offset + position.length + 1;
        const entry = v.safeParse(journalEntrySchema, value);
        // Calls of unreadable lines are repeated.
        if (entry.success && isUsable(entry.output)) journal.#index(entry.output, position);
      }
      if (isFinished) return journal;
      await journal.file.truncate(journal.#size);
      await fsyncFolder(folder);
      await journal.#countFinishedCalls();
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
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`);
    await this.file.appendFile(bytes);
    await this.file.datasync();
    this.#index(entry, { offset: this.#size, length: bytes.length - 1 });
    this.#size += bytes.length;
  }

  /**
   * Items of a list in page order, with their position ("menu/eng page 12, row 4"); rows that moved
   * between pages repeat.
   */
  async *items(list: string): AsyncGenerator<{ readonly where: string; readonly item: unknown }> {
    const pages = [...(this.#pages.get(list) ?? [])].sort(([a], [b]) => a - b);
    for (const [page, position] of pages) {
      const { items } = v.parse(pageSchema, await this.#read(position));
      for (const [at, item] of items.entries()) {
        yield { where: `${list} page ${page}, row ${at + 1}`, item };
      }
    }
  }

  /** Detail of a row; null when the API has none, undefined when it was not fetched. */
  async getDetail(kind: DetailKind, id: string, modifiedtime: string): Promise<unknown> {
    const position = this.#details.get(`${kind} ${id}`);
    if (position?.modifiedtime !== modifiedtime) return undefined;
    return v.parse(detailSchema, await this.#read(position)).item;
  }

  /** Archives the journal once its rows are in place; the next run starts a new one. */
  async finish(): Promise<void> {
    await this.close();
    await CallJournal.archive(this.folder);
  }

  /** Archives a closed journal. */
  static async archive(folder: string): Promise<void> {
    await rename(join(folder, ACTIVE_FILE), join(folder, FINISHED_FILE));
    await fsyncFolder(folder);
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  async #read({ offset, length }: LinePosition): Promise<unknown> {
    const bytes = Buffer.alloc(length);
    await this.file.read(bytes, 0, length, offset);
    return JSON.parse(bytes.toString('utf8'));
  }

  /** Counts the calls of the last finished run, which may have used the same day's quota. */
  async #countFinishedCalls(): Promise<void> {
    const file = await open(join(this.folder, FINISHED_FILE), 'r').catch((error: unknown) => {
      if (isFileNotFound(error)) return null;
      throw error;
    });
    try {
      for await (const { value } of file ? readJsonLines(file) : []) {
        const stamp = v.safeParse(stampSchema, value);
        if (stamp.success) this.#countCall(stamp.output);
      }
    } finally {
      await file?.close();
    }
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
