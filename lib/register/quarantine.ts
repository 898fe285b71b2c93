import 'server-only';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { QuarantineReason } from './rows';

/** A row that was not taken. */
export interface Quarantined {
  /** "menu/korean page 12, row 345". */
  readonly where: string;
  readonly reason: QuarantineReason;
  readonly id: number | null;
  /** What is wrong with it, or the beginning of it. */
  readonly value: string;
}

const LINES_PER_WRITE = 1000;

/** The rows that are not taken: each a line of JSON in a file, and counted by why. */
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

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  async add(row: Quarantined): Promise<void> {
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
