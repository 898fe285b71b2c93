import 'server-only';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reason for which a row is not taken. */
export type QuarantineReason =
  | 'unreadable'
  | 'no-name'
  | 'name-too-long'
  | 'outside-seoul'
  | 'outside-district'
  | 'absurd-coordinates'
  | 'absurd-price'
  | 'repeated-id'
  | 'unknown-place';

interface Rejection {
  readonly reason: QuarantineReason;
  /** Null where it cannot be read. */
  readonly id: number | null;
  /** The wrong value, or its beginning. */
  readonly value: string;
}

/** A row that passed, or its rejection. */
export type Checked<Row> = { readonly row: Row } | Rejection;

interface QuarantinedRow extends Rejection {
  /** "menu/korean page 12, row 345". */
  readonly where: string;
}

const LINES_PER_WRITE = 1000;

/** Rejected rows: each a line of JSON in a file, and counted by reason. */
export class Quarantine {
  readonly counts = new Map<QuarantineReason, number>();
  readonly #path: string;
  readonly #file: FileHandle;
  #lines: string[] = [];

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** The report is at `path` when it is closed; one of an earlier run stays there until then. */
  static async open(path: string): Promise<Quarantine> {
    await mkdir(dirname(path), { recursive: true });
    return new Quarantine(path, await open(`${path}.tmp`, 'w'));
  }

  async add(row: QuarantinedRow): Promise<void> {
    this.counts.set(row.reason, (this.counts.get(row.reason) ?? 0) + 1);
    this.#lines.push(`${JSON.stringify(row)}\n`);
    if (this.#lines.length >= LINES_PER_WRITE) await this.#flush();
  }

  /** Puts the report in its place. */
  async finish(): Promise<void> {
    await this.#flush();
    await rename(`${this.#path}.tmp`, this.#path);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    await this.#file.write(this.#lines.join(''));
    this.#lines = [];
  }
}
