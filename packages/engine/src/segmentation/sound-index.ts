import { isHangulSyllable } from '../text/letters';
import { normalizeSoundCode } from '../text/normalize-sound';
import type { LexiconEntry } from './lexicon';
import type { TermVisitor } from './term-index';

/** Minimum length; shorter terms sound like too many unrelated words: 굴 and 꿀. */
const MIN_TERM_LENGTH = 3;
const HALF_WORD_BITS = 16;

/** Terms whose first two letters sound alike, with their entries. */
interface SoundBucket {
  terms: string[];
  entries: LexiconEntry[];
}

/**
 * Index of terms by sound. Only the first two letters are indexed, and the few terms that share
 * them are compared, because most texts never need a match by sound.
 */
export class SoundIndex {
  readonly #buckets = new Map<number, SoundBucket>();

  /** Adds entries in order of precedence, which is the order of visits. */
  constructor(entries: readonly LexiconEntry[]) {
    for (const entry of entries) {
      for (const term of entry.terms) {
        if (term.length < MIN_TERM_LENGTH || !isHangulSyllable(term.charCodeAt(0))) continue;
        const prefixKey =
          (normalizeSoundCode(term.charCodeAt(0)) << HALF_WORD_BITS) |
          normalizeSoundCode(term.charCodeAt(1));
        const bucket = this.#buckets.get(prefixKey);
        if (bucket) {
          bucket.terms.push(term);
          bucket.entries.push(entry);
        } else this.#buckets.set(prefixKey, { terms: [term], entries: [entry] });
      }
    }
  }

  /** Visits the terms that sound like the text at `start`, written by `normalizeSound`. */
  visitAt(sounds: string, start: number, visit: TermVisitor<LexiconEntry>): void {
    const prefixKey = (sounds.charCodeAt(start) << HALF_WORD_BITS) | sounds.charCodeAt(start + 1);
    const bucket = this.#buckets.get(prefixKey);
    if (!bucket) return;
    bucket.terms.forEach((term, at) => {
      const entry = bucket.entries[at];
      if (entry && soundsLike(sounds, start, term)) visit(entry, start + term.length);
    });
  }
}

function soundsLike(sounds: string, start: number, term: string): boolean {
  if (start + term.length > sounds.length) return false;
  for (let at = 2; at < term.length; at += 1) {
    if (normalizeSoundCode(term.charCodeAt(at)) !== sounds.charCodeAt(start + at)) return false;
  }
  return true;
}
