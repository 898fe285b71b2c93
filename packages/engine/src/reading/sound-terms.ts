import { isSyllable } from '../text/letters';
import { toSoundCode } from '../text/sound';
import type { LexiconEntry } from './lexicon';
import type { TermVisitor } from './terms';

/** Shorter terms sound like too many words that have nothing to do with them: 굴 and 꿀. */
const SHORTEST_TERM = 3;
const HALF_WORD_BITS = 16;

/** Terms whose first two letters sound alike, and what each of them means. */
interface Bucket {
  terms: string[];
  entries: LexiconEntry[];
}

/**
 * The terms of a lexicon, to be looked up by their sound. Only the first two letters are indexed, and only the few terms
 * that share them are compared: most texts never ask, and those that do ask once or twice.
 */
export class SoundIndex {
  readonly #buckets = new Map<number, Bucket>();

  /** Entries come in order of importance, and are visited so. */
  constructor(entries: readonly LexiconEntry[]) {
    for (const entry of entries) {
      for (const term of entry.terms) {
        if (term.length < SHORTEST_TERM || !isSyllable(term.charCodeAt(0))) continue;
        const head =
          (toSoundCode(term.charCodeAt(0)) << HALF_WORD_BITS) | toSoundCode(term.charCodeAt(1));
        const bucket = this.#buckets.get(head);
        if (bucket) {
          bucket.terms.push(term);
          bucket.entries.push(entry);
        } else this.#buckets.set(head, { terms: [term], entries: [entry] });
      }
    }
  }

  /** Visits the terms that sound like what begins at `start` of a text written as `toSound` does. */
  visitAt(sounds: string, start: number, visit: TermVisitor<LexiconEntry>): void {
    const head = (sounds.charCodeAt(start) << HALF_WORD_BITS) | sounds.charCodeAt(start + 1);
    const bucket = this.#buckets.get(head);
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
    if (toSoundCode(term.charCodeAt(at)) !== sounds.charCodeAt(start + at)) return false;
  }
  return true;
}
