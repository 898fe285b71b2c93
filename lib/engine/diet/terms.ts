import type { LexiconEntry } from './lexicon';

/** Told of every term that begins at a place: its entry, and the index one past its last letter. */
export type TermVisitor = (entry: LexiconEntry, end: number) => void;

interface Term {
  text: string;
  entry: LexiconEntry;
  /** Its third UTF-16 unit, NaN without one: tells most terms of a bucket apart before the text is compared. */
  third: number;
}

const HALF_WORD_BITS = 16;

/** The first two UTF-16 units of `text` at `start` as one number; a unit past the end counts as 0. */
function headOf(text: string, start: number): number {
  const second = start + 1 < text.length ? text.charCodeAt(start + 1) : 0;
  return (text.charCodeAt(start) << HALF_WORD_BITS) | second;
}

/**
 * All terms of a lexicon, in buckets by their first two letters. Built in a few milliseconds for ten thousand terms,
 * where a trie of maps takes a tenth of a second.
 */
export class TermIndex {
  readonly #buckets = new Map<number, Term[]>();

  /**
   * A term that is entered twice keeps its first meaning: entries come in order of importance. It may have another one
   * where it stands alone: 전 on a menu is mixed pancakes, …전 a way of cooking.
   */
  constructor(entries: readonly LexiconEntry[]) {
    for (const entry of entries) {
      for (const text of entry.terms) {
        if (text !== '') this.#add({ text, entry, third: text.charCodeAt(2) });
      }
    }
  }

  #add(term: Term): void {
    const head = headOf(term.text, 0);
    const bucket = this.#buckets.get(head);
    if (!bucket) {
      this.#buckets.set(head, [term]);
      return;
    }
    for (const { text, entry } of bucket) {
      if (text === term.text && entry.place === term.entry.place) return;
    }
    bucket.push(term);
  }

  /** Visits the terms of `text` that begin at `start`: at most as many as share their first two letters. */
  visitAt(text: string, start: number, visit: TermVisitor): void {
    const single = this.#buckets.get(text.charCodeAt(start) << HALF_WORD_BITS);
    if (single) {
      for (const { entry } of single) visit(entry, start + 1);
    }
    this.visitLongAt(text, start, visit);
  }

  /** As `visitAt`, without the terms of one letter. */
  visitLongAt(text: string, start: number, visit: TermVisitor): void {
    if (start + 1 >= text.length) return;
    const bucket = this.#buckets.get(headOf(text, start));
    if (!bucket) return;
    const next = text.charCodeAt(start + 2);
    for (const { text: term, entry, third } of bucket) {
      if (term.length === 2) visit(entry, start + 2);
      else if (third === next && text.startsWith(term, start)) visit(entry, start + term.length);
    }
  }
}
