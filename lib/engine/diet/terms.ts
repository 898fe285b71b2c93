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
  readonly #entries = new Map<string, LexiconEntry[]>();
  /** First two letters -> the lengths of the terms that begin with them. */
  readonly #lengths = new Map<number, number[]>();

  /**
   * A term that is entered twice keeps its first meaning: entries come in order of importance. It may have another one
   * where it stands alone: 전 on a menu is mixed pancakes, …전 a way of cooking.
   */
  constructor(entries: readonly LexiconEntry[]) {
    for (const entry of entries) {
      for (const term of entry.terms) this.#add(term, entry);
    }
  }

  #add(term: string, entry: LexiconEntry): void {
    const known = this.#entries.get(term);
    if (!known) this.#entries.set(term, [entry]);
    else if (known.every(({ place }) => place !== entry.place)) known.push(entry);
    if (known || term.length < 2) return;
    const head = headOf(term, 0);
    const lengths = this.#lengths.get(head);
    if (!lengths) this.#lengths.set(head, [term.length]);
    else if (!lengths.includes(term.length)) lengths.push(term.length);
  }

  /** Visits the terms of `text` that begin at `start`: at most one look for every length of those with its first two letters. */
  visitAt(text: string, start: number, visit: TermVisitor): void {
    this.#visit(text, start, start + 1, visit);
    this.visitLongAt(text, start, visit);
  }

  /** As `visitAt`, without the terms of one letter. */
  visitLongAt(text: string, start: number, visit: TermVisitor): void {
    if (start + 1 >= text.length) return;
    const lengths = this.#lengths.get(headOf(text, start));
    if (!lengths) return;
    for (const length of lengths) this.#visit(text, start, start + length, visit);
  }

  #visit(text: string, start: number, end: number, visit: TermVisitor): void {
    if (end > text.length) return;
    const entries = this.#entries.get(text.slice(start, end));
    if (!entries) return;
    for (const entry of entries) visit(entry, end);
  }
}
