import * as v from 'valibot';
import { Journal, type LinePosition } from '../journal';
import { count, positive, timestamp } from '../schemas';
import { toSeoulDay } from '../seoul-day';
import { LICENSE_DISTRICTS, type LicenseDistrict } from './district-codes';

/** The begin of a reading: pages before it are out of date. */
const beginSchema = v.object({ t: v.literal('begin'), at: timestamp });
const pageSchema = v.object({
  ...{ t: v.literal('page'), at: timestamp, district: v.picklist(LICENSE_DISTRICTS) },
  ...{ page: positive, totalCount: count, rows: v.array(v.unknown()) },
});
const failedSchema = v.object({ t: v.literal('failed'), at: timestamp, code: v.string() });
const entrySchema = v.variant('t', [beginSchema, pageSchema, failedSchema]);
const stampSchema = v.object({ t: v.string(), at: timestamp });

type JournalEntry = v.InferOutput<typeof entrySchema>;

/** Counts of a page, known without reading it again. */
export interface PageCounts {
  /** Licenses of the district, over all pages. */
  readonly totalCount: number;
  readonly rows: number;
}

type PagePosition = LinePosition & PageCounts;

/** A row as it was answered, and its position: "강남구 page 12, row 4". */
export interface JournaledRow {
  readonly where: string;
  readonly value: unknown;
}

/** Index of the paid calls of a sync of licenses; memory holds only the positions of their lines. */
export class LicenseJournal {
  readonly #log: Journal;
  readonly #pages = new Map<LicenseDistrict, Map<number, PagePosition>>();
  readonly #callsByDay = new Map<string, number>();
  #begunAt: Date | null = null;

  private constructor(log: Journal) {
    this.#log = log;
  }

  /** Opens the journal in `folder`, creating both as needed, and replays it. */
  static async open(folder: string): Promise<LicenseJournal> {
    const journal = new LicenseJournal(await Journal.open(folder));
    try {
      await journal.#replay();
      return journal;
    } catch (error) {
      await journal.close();
      throw error;
    }
  }

  /** Begin of the reading that goes on; null in a new journal. */
  get begunAt(): Date | null {
    return this.#begunAt;
  }

  /** Calls made on a day (`YYYY-MM-DD`) in Seoul, failed ones included: the quota counts them too. */
  getCalls(day: string): number {
    return this.#callsByDay.get(day) ?? 0;
  }

  getPage(district: LicenseDistrict, page: number): PageCounts | null {
    return this.#pages.get(district)?.get(page) ?? null;
  }

  /** Pages of a district that are answered. */
  countPages(district: LicenseDistrict): number {
    return this.#pages.get(district)?.size ?? 0;
  }

  async append(entry: JournalEntry): Promise<void> {
    this.#index(entry, await this.#log.append(entry));
  }

  /** Rows in the order of districts and pages. */
  async *rows(): AsyncGenerator<JournaledRow> {
    for (const district of LICENSE_DISTRICTS) {
      const pages = [...(this.#pages.get(district) ?? [])].sort(([a], [b]) => a - b);
      for (const [page, position] of pages) {
        const { rows } = v.parse(pageSchema, await this.#log.read(position));
        for (const [at, value] of rows.entries()) {
          yield { where: `${district} page ${page}, row ${at + 1}`, value };
        }
      }
    }
  }

  /** Puts the journal aside once its licenses are applied. */
  finish(): Promise<void> {
    return this.#log.finish();
  }

  close(): Promise<void> {
    return this.#log.close();
  }

  async #replay(): Promise<void> {
    for await (const { value, ...position } of this.#log.replay()) {
      const entry = v.safeParse(entrySchema, value);
      // The call of an unreadable line is made again.
      if (entry.success) this.#index(entry.output, position);
    }
    // The run before this one may have used calls of the same day.
    for await (const value of this.#log.readFinished()) {
      const stamp = v.safeParse(stampSchema, value);
      if (stamp.success) this.#countCall(stamp.output);
    }
  }

  #index(entry: JournalEntry, position: LinePosition): void {
    this.#countCall(entry);
    if (entry.t === 'begin') {
      this.#begunAt = new Date(entry.at);
      this.#pages.clear();
    } else if (entry.t === 'page') {
      const { district, page, totalCount, rows } = entry;
      const pages = this.#pages.get(district) ?? new Map<number, PagePosition>();
      pages.set(page, { ...position, totalCount, rows: rows.length });
      this.#pages.set(district, pages);
    }
  }

  #countCall({ t, at }: { t: string; at: string }): void {
    if (t === 'begin') return;
    const day = toSeoulDay(new Date(at));
    this.#callsByDay.set(day, this.getCalls(day) + 1);
  }
}
