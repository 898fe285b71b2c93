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

export interface Rejection {
  readonly reason: QuarantineReason;
  /** Id of a row of the register, if it is readable. */
  readonly id?: number | null;
  /** Rejected value, possibly truncated. */
  readonly value: string;
}

/** Parsed row without its rejected values; null for a rejected row. */
export interface PartlyParsed<Row> {
  readonly row: Row | null;
  readonly rejections: readonly Rejection[];
}

const MAX_NAME_LENGTH = 200;

/** Result of a rejected row. */
export const refuse = (rejection: Rejection): PartlyParsed<never> => ({
  ...{ row: null, rejections: [rejection] },
});

export const toUnreadable = (value: unknown): Rejection => ({
  ...{ reason: 'unreadable', value: (JSON.stringify(value) ?? '').slice(0, MAX_NAME_LENGTH) },
});

const hasLetterOrDigit = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);

/** Rejection for a name that is none or too long; null without a problem. */
export function findNameProblem(name: string, isName = hasLetterOrDigit): Rejection | null {
  if (!isName(name)) return { reason: 'no-name', value: name.slice(0, MAX_NAME_LENGTH) };
  if (name.length <= MAX_NAME_LENGTH) return null;
  return { reason: 'name-too-long', value: name.slice(0, MAX_NAME_LENGTH) };
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

  /** @param where "menu/korean page 12, row 345" */
  async add(where: string, { reason, id = null, value }: Rejection): Promise<void> {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    this.#lines.push(`${JSON.stringify({ where, reason, id, value })}\n`);
    if (this.#lines.length >= LINES_PER_WRITE) await this.#flush();
  }

  /** The row that was parsed; its rejections are added. */
  async take<Row>(where: string, { row, rejections }: PartlyParsed<Row>): Promise<Row | null> {
    for (const rejection of rejections) await this.add(where, rejection);
    return row;
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
