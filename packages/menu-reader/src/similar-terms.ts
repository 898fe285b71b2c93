import { toVisualEditDistance, type ConfidenceWeights } from './visual-edit-distance';

const CODE_UNIT_COUNT = 65_536;
const MAX_TERM_LENGTH = 16;

/** Largest distance by number of syllables; short terms resemble too many texts. */
const MAX_DISTANCE_BY_LENGTH = [0, 0.45, 1, 1.25, 1.6, 2];
const MAX_DISTANCE = 2.3;
const toMaxDistance = (syllables: number): number =>
  MAX_DISTANCE_BY_LENGTH[syllables] ?? MAX_DISTANCE;

const toKey = (length: number, index: number, code: number): number =>
  (length * MAX_TERM_LENGTH + index) * CODE_UNIT_COUNT + code;

const ONLY_HANGUL = /^[가-힣]+$/;

/** Terms by length and syllable position, to compare only those that share a syllable in place. */
export class SimilarTermIndex {
  readonly #terms = new Map<number, string[]>();
  readonly #singles: string[] = [];

  constructor(terms: Iterable<string>) {
    for (const term of new Set(terms)) {
      if (term.length >= MAX_TERM_LENGTH || !ONLY_HANGUL.test(term)) continue;
      if (term.length === 1) this.#singles.push(term);
      for (let index = 0; index < term.length; index += 1) {
        const key = toKey(term.length, index, term.charCodeAt(index));
        const known = this.#terms.get(key);
        if (known) known.push(term);
        else this.#terms.set(key, [term]);
      }
    }
  }

  /** Terms similar to a text with their distances; `from` is its index in `weights`. */
  find(text: string, weights: ConfidenceWeights, from: number): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const { length } = text;
    const compareAll = (terms: readonly string[], maxDistance: number) => {
      for (const term of terms) {
        if (term === text || found.has(term)) continue;
        const distance = toVisualEditDistance(text, term, weights, from, maxDistance);
        if (distance <= maxDistance) found.set(term, distance);
      }
    };
    const visit = (termLength: number, index: number, code: number) =>
      compareAll(this.#terms.get(toKey(termLength, index, code)) ?? [], toMaxDistance(termLength));
    if (length === 1) compareAll(this.#singles, toMaxDistance(1));
    for (let index = 0; index < length; index += 1) visit(length, index, text.charCodeAt(index));
    for (const termLength of [length - 1, length + 1]) {
      if (termLength < 2) continue;
      visit(termLength, 0, text.charCodeAt(0));
      visit(termLength, termLength - 1, text.charCodeAt(length - 1));
    }
    return found;
  }
}
