import 'server-only';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** Reason for rejecting a row. */
export type QuarantineReason =
  | 'unreadable'
  | 'no-name'
  | 'name-too-long'
  | 'outside-seoul'
  | 'outside-district'
  | 'absurd-coordinates'
  | 'absurd-price'
  | 'repeated-id'
  | 'unknown-place'
  | 'unknown-state'
  | 'no-closing-day'
  | 'like-a-place'
  | 'listed-later';

interface Rejection {
  readonly reason: QuarantineReason;
  /** Null when unreadable. */
  readonly id: number | null;
  /** Rejected value, possibly truncated. */
  readonly value: string;
}

/** Parsed row, or the reason for its rejection. */
export type RowResult<Row> = { readonly row: Row } | Rejection;

interface QuarantinedRow extends Rejection {
  /** "menu/korean page 12, row 345". */
  readonly where: string;
}

const LINES_PER_WRITE = 1000;

/** Rejected rows as JSON lines in a file, with counts by reason. */
export class Quarantine {
  readonly #counts = new Map<QuarantineReason, number>();
  readonly #path: string;
  readonly #file: FileHandle;
  #lines: string[] = [];

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /**
   * Runs `work` with the quarantine of a folder. Writes to `quarantine.jsonl.tmp` until {@link
   * Quarantine.finish}; the file of an earlier run stays until then.
   */
  static async within<T>(folder: string, work: (quarantine: Quarantine) => Promise<T>): Promise<T> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'quarantine.jsonl');
    const quarantine = new Quarantine(path, await open(`${path}.tmp`, 'w'));
    try {
      return await work(quarantine);
    } finally {
      await quarantine.#file.close();
    }
  }

  /** Counts by reason, and the file with a JSON line for each rejected row. */
  get summary() {
    return { quarantined: Object.fromEntries(this.#counts), quarantineFile: this.#path };
  }

  async add(row: QuarantinedRow): Promise<void> {
    this.#counts.set(row.reason, (this.#counts.get(row.reason) ?? 0) + 1);
    this.#lines.push(`${JSON.stringify(row)}\n`);
    if (this.#lines.length >= LINES_PER_WRITE) await this.#flush();
  }

  /** Publishes the file at its path. */
  async finish(): Promise<void> {
    await this.#flush();
    await rename(`${this.#path}.tmp`, this.#path);
  }

  async #flush(): Promise<void> {
    await this.#file.write(this.#lines.join(''));
    this.#lines = [];
  }
}
