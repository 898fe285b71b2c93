import type { LexiconEntry } from './lexicon';

/** Told of every term that begins at a place: its entry, and the index one past its last letter. */
export type TermVisitor = (entry: LexiconEntry, end: number) => void;

const HALF_WORD_BITS = 16;

/** The first two UTF-16 units of `text` at `start`, which are there, as one number. */
function headOf(text: string, start: number): number {
  return (text.charCodeAt(start) << HALF_WORD_BITS) | text.charCodeAt(start + 1);
}

/**
 * All terms of a lexicon, to be looked up whole: their first two letters tell how long those are that may begin there.
 * Built in a few milliseconds for ten thousand terms, where a trie of maps takes a tenth of a second.
 */
export class TermIndex {
  readonly #singles = new Map<number, LexiconEntry[]>();
  readonly #entries = new Map<string, LexiconEntry[]>();
  /** First two letters -> the lengths of the terms that begin with them. */
  readonly #lengths = new Map<number, number[]>();

  /**
   * A term that is entered twice keeps its first meaning: entries come in order of importance. It may have another one
   * where it stands alone: 전 on a menu is mixed pancakes, …전 a way of cooking.
   */
  constructor(entries: readonly LexiconEntry[]) {
    for (const entry of entries) {
      for (const term of entry.terms) {
        if (term !== '') this.#add(term, entry);
      }
    }
  }

  #add(term: string, entry: LexiconEntry): void {
    const isSingle = term.length === 1;
    const known = isSingle ? this.#singles.get(term.charCodeAt(0)) : this.#entries.get(term);
    if (known) {
      if (known.every(({ place }) => place !== entry.place)) known.push(entry);
      return;
    }
    if (isSingle) {
      this.#singles.set(term.charCodeAt(0), [entry]);
      return;
    }
    this.#entries.set(term, [entry]);
    const head = headOf(term, 0);
    const lengths = this.#lengths.get(head);
    if (!lengths) this.#lengths.set(head, [term.length]);
    else if (!lengths.includes(term.length)) lengths.push(term.length);
  }

  /** Visits the terms of `text` that begin at `start`: at most one look for every length of those with its first two letters. */
  visitAt(text: string, start: number, visit: TermVisitor): void {
    const entries = this.#singles.get(text.charCodeAt(start));
    if (entries) {
      for (const entry of entries) visit(entry, start + 1);
    }
    this.visitLongAt(text, start, visit);
  }

  /** As `visitAt`, without the terms of one letter. */
  visitLongAt(text: string, start: number, visit: TermVisitor): void {
    if (start + 1 >= text.length) return;
    const lengths = this.#lengths.get(headOf(text, start));
    if (!lengths) return;
    for (const length of lengths) {
      const end = start + length;
      const entries = end > text.length ? undefined : this.#entries.get(text.slice(start, end));
      if (!entries) continue;
      for (const entry of entries) visit(entry, end);
    }
  }
}
