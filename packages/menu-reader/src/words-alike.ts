import { isSyllable } from '@kioot/engine/text';
import { toDistance, type Weights } from './look-alike';

/** A term that looks like what was read. */
export interface Alike {
  term: string;
  distance: number;
}

const HALF_WORD = 65_536;
const LONGEST = 16;

/** How unlike a term of so many syllables may look: what is short looks like too much. */
const MOST_BY_LENGTH = [0, 0.45, 1, 1.25, 1.6, 2];
const MOST = 2.3;
const toMostDistance = (syllables: number): number => MOST_BY_LENGTH[syllables] ?? MOST;

const toKey = (length: number, at: number, code: number): number =>
  (length * LONGEST + at) * HALF_WORD + code;

const isKorean = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (!isSyllable(text.charCodeAt(at))) return false;
  return true;
};

/** Terms by their length and by every syllable in its place, so that only those are compared that share one. */
export class AlikeIndex {
  readonly #terms = new Map<number, string[]>();
  readonly #singles: string[] = [];

  constructor(terms: Iterable<string>) {
    for (const term of new Set(terms)) {
      if (term.length >= LONGEST || !isKorean(term)) continue;
      if (term.length === 1) this.#singles.push(term);
      for (let at = 0; at < term.length; at += 1) {
        const key = toKey(term.length, at, term.charCodeAt(at));
        const known = this.#terms.get(key);
        if (known) known.push(term);
        else this.#terms.set(key, [term]);
      }
    }
  }

  /** The terms that look like a stretch of what was read; `from`: where in `weights` it begins. */
  find(read: string, weights: Weights, from: number): Alike[] {
    const found = new Map<string, number>();
    const { length } = read;
    const compare = (terms: readonly string[], most: number) => {
      for (const term of terms) {
        if (term === read || found.has(term)) continue;
        const distance = toDistance(read, term, weights, from, most);
        if (distance <= most) found.set(term, distance);
      }
    };
    const visit = (other: number, at: number, code: number) =>
      compare(this.#terms.get(toKey(other, at, code)) ?? [], toMostDistance(other));
    if (length === 1) compare(this.#singles, toMostDistance(1));
    for (let at = 0; at < length; at += 1) visit(length, at, read.charCodeAt(at));
    for (const other of [length - 1, length + 1]) {
      if (other < 2) continue;
      visit(other, 0, read.charCodeAt(0));
      visit(other, other - 1, read.charCodeAt(length - 1));
    }
    return [...found].map(([term, distance]) => ({ term, distance }));
  }
}
