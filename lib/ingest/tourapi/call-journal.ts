import * as v from 'valibot';
import { Journal, type LinePosition } from '../journal';
import { toSeoulDay } from '../seoul-day';
import type { CommonItem, IntroItem, ListItem } from './items';
import {
  commonSchema,
  introSchema,
  journalEntrySchema,
  LISTS,
  pageSchema,
  type BeginEntry,
  type DetailKind,
  type JournalEntry,
  type ListName,
} from './journal-entry';

type DetailPosition = LinePosition & { readonly modifiedtime: string };

/** Counts of a page, kept in memory. */
interface PageCounts {
  /** Total of the list, as the API reports it. */
  readonly totalCount: number;
  /** Rows on the page, including those without an id. */
  readonly rows: number;
}

const stampSchema = v.object({ t: v.string(), at: v.string() });

/** Index of the calls of a sync; memory holds only the positions of their lines. */
export class CallJournal {
  readonly #pages: Record<ListName, Map<number, LinePosition & PageCounts>> = {
    ko: new Map(),
    en: new Map(),
    ja: new Map(),
    'zh-Hans': new Map(),
    'zh-Hant': new Map(),
  };
  readonly #details: Record<DetailKind, Map<string, DetailPosition>> = {
    intro: new Map(),
    common: new Map(),
  };
  readonly #callsByDay = new Map<string, number>();
  readonly #log: Journal;
  #begin: BeginEntry | null = null;

  private constructor(log: Journal) {
    this.#log = log;
  }

  /** Opens and replays the journal in `folder`; creates both if missing. */
  static async open(folder: string): Promise<CallJournal> {
    const journal = new CallJournal(await Journal.open(folder));
    try {
      await journal.#replay();
      return journal;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** Current list read; null in a new journal. */
  get begin(): BeginEntry | null {
    return this.#begin;
  }

  /**
   * Calls on a day (`YYYY-MM-DD`) in Seoul, including failed ones, which count towards the quota.
   */
  getCalls(day: string): number {
    return this.#callsByDay.get(day) ?? 0;
  }

  getPage(list: ListName, page: number): PageCounts | null {
    return this.#pages[list].get(page) ?? null;
  }

  hasDetail(kind: DetailKind, id: string, modifiedtime: string): boolean {
    return this.#details[kind].get(id)?.modifiedtime === modifiedtime;
  }

  async append(entry: JournalEntry): Promise<void> {
    this.#index(entry, await this.#log.append(entry));
  }

  /** Items of a list in page order, without duplicates of rows that moved between pages. */
  async *items(list: ListName): AsyncGenerator<ListItem> {
    const seen = new Set<string>();
    const pages = [...this.#pages[list]].sort(([a], [b]) => a - b);
    for (const [, position] of pages) {
      for (const item of v.parse(pageSchema, await this.#log.read(position)).items) {
        if (seen.has(item.contentid)) continue;
        seen.add(item.contentid);
        yield item;
      }
    }
  }

  /**
   * `detailIntro2` item of a row; null when the API has none, undefined when it was not fetched.
   */
  async getIntro(id: string, modifiedtime: string): Promise<IntroItem | null | undefined> {
    const position = this.#details.intro.get(id);
    if (position?.modifiedtime !== modifiedtime) return undefined;
    return v.parse(introSchema, await this.#log.read(position)).item;
  }

  /** `detailCommon2` item of a row, as {@link CallJournal.getIntro}. */
  async getCommon(id: string, modifiedtime: string): Promise<CommonItem | null | undefined> {
    const position = this.#details.common.get(id);
    if (position?.modifiedtime !== modifiedtime) return undefined;
    return v.parse(commonSchema, await this.#log.read(position)).item;
  }

  /** Archives the journal once its snapshot is in place. */
  finish(): Promise<void> {
    return this.#log.finish();
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  async #replay(): Promise<void> {
    for await (const { value, ...position } of this.#log.replay()) {
      const entry = v.safeParse(journalEntrySchema, value);
      // Calls of unreadable lines are repeated.
      if (entry.success) this.#index(entry.output, position);
    }
    // The previous run may have used the same day's quota.
    for await (const value of this.#log.readFinished()) {
      const stamp = v.safeParse(stampSchema, value);
      if (stamp.success) this.#countCall(stamp.output);
    }
  }

  #index(entry: JournalEntry, position: LinePosition): void {
    this.#countCall(entry);
    switch (entry.t) {
      case 'begin':
        this.#begin = entry;
        for (const list of LISTS) this.#pages[list].clear();
        return;
      case 'page': {
        const { totalCount, unreadable, items } = entry;
        const page = { ...position, totalCount, rows: items.length + unreadable };
        this.#pages[entry.list].set(entry.page, page);
        return;
      }
      case 'intro':
      case 'common': {
        const { modifiedtime } = entry;
        this.#details[entry.t].set(entry.id, { ...position, modifiedtime });
        return;
      }
      case 'forget':
        for (const id of entry.ids) this.#details.intro.delete(id);
        return;
      case 'failed':
    }
  }

  #countCall({ t, at }: { t: string; at: string }): void {
    if (t === 'begin' || t === 'forget') return;
    const day = toSeoulDay(new Date(at));
    this.#callsByDay.set(day, this.getCalls(day) + 1);
  }
}
