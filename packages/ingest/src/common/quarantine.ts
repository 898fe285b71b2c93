import 'server-only';
import { join } from 'node:path';
import { replaceFileAtomic } from './atomic-file';

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

/** Rejected rows as JSON lines of a file, with counts by reason. */
export class Quarantine {
  readonly #counts = new Map<QuarantineReason, number>();
  readonly #lines: string[] = [];
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, 'quarantine.jsonl');
  }

  /** Counts by reason, and the file with a JSON line for each rejected row. */
  get summary() {
    return { quarantined: Object.fromEntries(this.#counts), quarantineFile: this.#path };
  }

  /** @param where "menu/korean page 12, row 345" */
  add(where: string, { reason, id = null, value }: Rejection): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    this.#lines.push(`${JSON.stringify({ where, reason, id, value })}\n`);
  }

  /** The row that was parsed; its rejections are added. */
  take<Row>(where: string, { row, rejections }: PartlyParsed<Row>): Row | null {
    for (const rejection of rejections) this.add(where, rejection);
    return row;
  }

  /** Replaces the file of an earlier run. */
  finish(): Promise<void> {
    return replaceFileAtomic(this.#path, (file) => file.writeFile(this.#lines));
  }
}
