import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CommonItem, IntroItem, ListItem } from '../items';
import { isMissing, syncFolder } from './files';
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
import { readLines } from './lines';
import { toSeoulDay } from './seoul-day';

interface Place {
  readonly offset: number;
  readonly length: number;
}

type DetailPlace = Place & { readonly modifiedtime: string };

/** What is known of a page without reading it again. */
interface PageCounts {
  /** Rows of the whole list, as the API counts them. */
  readonly totalCount: number;
  /** Rows on the page, those without an id too. */
  readonly rows: number;
}

const ACTIVE = 'journal.jsonl';
const FINISHED = 'finished.jsonl';
const stampSchema = z.object({ t: z.string(), at: z.string() });

/**
 * What a synchronisation has paid for: one JSON line per answered call, flushed to disk before the next
 * call starts. Memory holds only where the lines lie. A torn last line (kill, power cut) is cut off when the
 * journal is opened: its call was the one in flight.
 */
export class Journal {
  readonly #folder: string;
  readonly #file: FileHandle;
  readonly #pages: Record<ListName, Map<number, Place & PageCounts>> = {
    ko: new Map(),
    en: new Map(),
    ja: new Map(),
    'zh-Hans': new Map(),
    'zh-Hant': new Map(),
  };
  readonly #details: Record<DetailKind, Map<string, DetailPlace>> = {
    intro: new Map(),
    common: new Map(),
  };
  readonly #callsByDay = new Map<string, number>();
  #begin: BeginEntry | null = null;
  #size = 0;

  private constructor(folder: string, file: FileHandle) {
    this.#folder = folder;
    this.#file = file;
  }

  /** Opens the journal in `folder`, creating both as needed, and replays what is there. */
  static async open(folder: string): Promise<Journal> {
    await mkdir(folder, { recursive: true });
    const journal = new Journal(folder, await open(join(folder, ACTIVE), 'a+'));
    try {
      await journal.#replay();
      await journal.#countFinishedCalls();
    } catch (error) {
      await journal.close();
      throw error;
    }
    return journal;
  }

  /** The running reading of the lists; null in a new journal. */
  get begin(): BeginEntry | null {
    return this.#begin;
  }

  /** Calls made on a day (`YYYY-MM-DD`) in Seoul, failed ones included: the quota counts them too. */
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
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`);
    await this.#file.appendFile(bytes);
    await this.#file.datasync();
    const place = { offset: this.#size, length: bytes.length - 1 };
    this.#size += bytes.length;
    this.#index(entry, place);
  }

  /** The items of a list, in page order; a row that slid onto two pages comes once. */
  async *items(list: ListName): AsyncGenerator<ListItem> {
    const seen = new Set<string>();
    const pages = [...this.#pages[list]].sort(([a], [b]) => a - b);
    for (const [, place] of pages) {
      for (const item of pageSchema.parse(await this.#read(place)).items) {
        if (seen.has(item.contentid)) continue;
        seen.add(item.contentid);
        yield item;
      }
    }
  }

  /** The item of `detailIntro2` for a row; null when the API had none; undefined when it was not asked. */
  async getIntro(id: string, modifiedtime: string): Promise<IntroItem | null | undefined> {
    const place = this.#details.intro.get(id);
    if (place?.modifiedtime !== modifiedtime) return undefined;
    return introSchema.parse(await this.#read(place)).item;
  }

  /** As `getIntro`, for `detailCommon2`. */
  async getCommon(id: string, modifiedtime: string): Promise<CommonItem | null | undefined> {
    const place = this.#details.common.get(id);
    if (place?.modifiedtime !== modifiedtime) return undefined;
    return commonSchema.parse(await this.#read(place)).item;
  }

  /** Puts the journal aside once its snapshot is in place; the next run starts a new one. */
  async finish(): Promise<void> {
    await this.#file.close();
    await rename(join(this.#folder, ACTIVE), join(this.#folder, FINISHED));
    await syncFolder(this.#folder);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #replay(): Promise<void> {
    for await (const line of readLines(this.#file)) {
      this.#size = line.offset + line.length + 1;
      const entry = parseEntry(line.text);
      if (entry) this.#index(entry, line);
    }
    await this.#file.truncate(this.#size);
    await syncFolder(this.#folder);
  }

  async #read({ offset, length }: Place): Promise<unknown> {
    const bytes = Buffer.alloc(length);
    await this.#file.read(bytes, 0, length, offset);
    return JSON.parse(bytes.toString('utf8'));
  }

  #index(entry: JournalEntry, { offset, length }: Place): void {
    this.#countCall(entry);
    switch (entry.t) {
      case 'begin':
        this.#begin = entry;
        for (const list of LISTS) this.#pages[list].clear();
        return;
      case 'page': {
        const { totalCount, unreadable } = entry;
        const rows = entry.items.length + unreadable;
        const page = { offset, length, totalCount, rows };
        this.#pages[entry.list].set(entry.page, page);
        return;
      }
      case 'intro':
      case 'common': {
        const { modifiedtime } = entry;
        this.#details[entry.t].set(entry.id, { offset, length, modifiedtime });
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

  /** The run before this one may have used calls of the same day. */
  async #countFinishedCalls(): Promise<void> {
    let file: FileHandle;
    try {
      file = await open(join(this.#folder, FINISHED), 'r');
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    try {
      for await (const line of readLines(file)) {
        const stamp = stampSchema.safeParse(parseJson(line.text));
        if (stamp.success) this.#countCall(stamp.data);
      }
    } finally {
      await file.close();
    }
  }
}

/** Null for a line that a power cut left unreadable: its call is made again. */
function parseEntry(line: string): JournalEntry | null {
  const entry = journalEntrySchema.safeParse(parseJson(line));
  return entry.success ? entry.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
