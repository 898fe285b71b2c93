import {
  type LexiconIndex,
  type ClaimCode,
  type Lexicon,
  matchesPosition,
  segment,
} from '@kioot/engine/lexicon';
import {
  toRegExpAlternatives,
  isHangulSyllable,
  NO_GAP,
  type StrippedText,
} from '@kioot/engine/text';
import type { ConfidenceWeights } from './visual-edit-distance';
import { SimilarTermIndex } from './similar-terms';

/**
 * Candidate reading of a name: terms of the lexicon, similar-looking terms, and unexplained
 * letters.
 */
export interface Candidate {
  text: string;
  cost: number;
  /** Unexplained letters. */
  unknown: number;
  /** Some term in it is short or rather dissimilar to the text. */
  isLowConfidence: boolean;
}

/** Favor few and long terms; unexplained letters are the last resort. */
const WORD_COST = 1;
const SYLLABLE_WORD_COST = 1.8;
const DISTANCE_COST = 2.5;
const UNKNOWN_COST = 4;
const UNKNOWN_LETTER_COST = 2;
const NOISE_COST = 1;
const MAX_WORD_LENGTH = 12;
/** Candidates kept per position. */
const MAX_CANDIDATES = 6;
/**
 * Maximum edit distance per syllable for a correction to count as certain; applies to whole names
 * and to terms longer than `MIN_SYLLABLES`.
 */
const MAX_CERTAIN_DISTANCE = 0.15;
const MIN_SYLLABLES = 3;
/** Misreadings more frequent than the same text as written. */
export const COMMON_MISREADING = /찌게|떡[복뽁뽂][이기]|떡볶기|육계장|닭계장|제욱|덥밥|비빕/;
/** More than an easily confused letter. */
const MISREADING_COST = 1.5;
/** Syllables that stand alone on menus: sizes. */
const STANDALONE_SYLLABLE = /^[특대중소왕]$/;

/** Claims that cannot make a verdict milder. */
export const NEUTRAL_CLAIMS: ReadonlySet<ClaimCode | undefined> = new Set<ClaimCode | undefined>([
  ...([undefined, 'set-meal', 'side', 'taste', 'flavour', 'sauce', 'stock', 'shape'] as const),
]);

/**
 * Terms that text may be corrected to. None contains a diet claim, which must never come from a
 * correction.
 */
function toCorrectionTerms({ entries, tables }: Lexicon): string[] {
  const claims = entries.filter(({ claim }) => !NEUTRAL_CLAIMS.has(claim));
  const dietTerms = claims.flatMap(({ terms }) => terms.filter((term) => term.length > 1));
  const hasDietTerm = new RegExp(toRegExpAlternatives(dietTerms));
  return entries
    .filter(({ kind, claim }) => kind !== 'name' && kind !== 'claim' && NEUTRAL_CLAIMS.has(claim))
    .flatMap(({ terms }) => terms)
    .concat(Object.keys(tables.official))
    .filter((term) => !hasDietTerm.test(term) && !COMMON_MISREADING.test(term));
}

/**
 * Number of unexplained letters before each position; all letters count when the lexicon explains
 * the name.
 */
function countUnexplained(index: LexiconIndex, { letters }: StrippedText): number[] {
  const parts = segment(index.findTerms, letters);
  const isWhole = parts.every(({ entry }) => entry !== null);
  const explained = new Set<number>();
  let from = 0;
  for (const { text, entry } of parts) {
    for (const letter of text) {
      from = letters.indexOf(letter, from) + 1;
      if (entry && !isWhole) explained.add(from - 1);
    }
  }
  const counts = [0];
  for (let at = 0; at < letters.length; at += 1) {
    counts.push((counts[at] ?? 0) + (explained.has(at) ? 0 : 1));
  }
  return counts;
}

/** Finds readings of names. */
export function createCandidateFinder(lexicon: Lexicon, index: LexiconIndex) {
  const similarTerms = new SimilarTermIndex(toCorrectionTerms(lexicon));
  /** True when the lexicon explains every letter. */
  const isExplained = (name: string): boolean =>
    segment(index.findTerms, name).every(({ entry }) => entry !== null);
  /** True when a gap separates words rather than letters of one word. */
  const isSeparated = (before: string, after: string): boolean =>
    [before, after].every((word) => word.length > 1 || STANDALONE_SYLLABLE.test(word)) &&
    (isExplained(before) || isExplained(after));

  function toText({ letters, gapBefore }: StrippedText, start: number, end: number): string {
    let text = '';
    let from = start;
    for (let at = start + 1; at < end; at += 1) {
      if (gapBefore[at] === NO_GAP) continue;
      if (!isSeparated(letters.slice(from, at), letters.slice(at, end))) continue;
      text += `${letters.slice(from, at)} `;
      from = at;
    }
    return text + letters.slice(from, end);
  }

  /** Candidates, most likely first. */
  function findCandidates(
    name: StrippedText,
    weights: ConfidenceWeights,
    isTyped: boolean,
  ): readonly Candidate[] {
    const { letters, gapBefore } = name;
    const { length } = letters;
    const unexplainedCounts = countUnexplained(index, name);
    const candidates: Candidate[][] = Array.from({ length: length + 1 }, () => []);
    candidates[length] = [{ text: '', cost: 0, unknown: 0, isLowConfidence: false }];
    const beginsTail: boolean[] = [];
    for (let start = length - 1; start >= 0; start -= 1) {
      const bestByText = new Map<string, Candidate>();
      const addCandidate = (
        { text: word, cost, unknown, isLowConfidence }: Candidate,
        end: number,
      ) => {
        for (const rest of candidates[end] ?? []) {
          const gap = rest.text !== '' && word !== '' && gapBefore[end] !== NO_GAP ? ' ' : '';
          const text = `${word}${gap}${rest.text}`;
          const total = cost + rest.cost;
          if ((bestByText.get(text)?.cost ?? Infinity) <= total) continue;
          bestByText.set(text, {
            text,
            cost: total,
            unknown: unknown + rest.unknown,
            isLowConfidence: isLowConfidence || rest.isLowConfidence,
          });
        }
      };
      const startsWord = gapBefore[start] !== NO_GAP;
      index.findTerms(letters, start, (entry, end) => {
        const endsWord = gapBefore[end] !== NO_GAP || beginsTail[end] === true;
        if (!matchesPosition(entry, startsWord, endsWord, start === 0 && end === length)) return;
        if (entry.isSuffix) beginsTail[start] = true;
        const text = toText(name, start, end);
        const wordCost = end === start + 1 ? SYLLABLE_WORD_COST : WORD_COST;
        const cost = wordCost + (COMMON_MISREADING.test(text) ? MISREADING_COST : 0);
        addCandidate({ text, cost, unknown: 0, isLowConfidence: false }, end);
      });
      for (let end = start + 1; end <= Math.min(length, start + MAX_WORD_LENGTH); end += 1) {
        // Typed text is corrected only together with something unexplained.
        if (isTyped && unexplainedCounts[end] === unexplainedCounts[start]) continue;
        const similar = similarTerms.find(letters.slice(start, end), weights, start);
        for (const [term, distance] of similar) {
          const wordCost = term.length === 1 ? SYLLABLE_WORD_COST : WORD_COST;
          const isLong = term.length > MIN_SYLLABLES || term.length === length;
          const isCertain = isLong && distance <= MAX_CERTAIN_DISTANCE * term.length;
          const cost = wordCost + DISTANCE_COST * distance;
          addCandidate({ text: term, cost, unknown: 0, isLowConfidence: !isCertain }, end);
        }
      }
      if (!isHangulSyllable(letters.charCodeAt(start))) {
        addCandidate({ text: '', cost: NOISE_COST, unknown: 0, isLowConfidence: false }, start + 1);
      }
      for (let end = start + 1; end <= length; end += 1) {
        const unknown = end - start;
        const cost = UNKNOWN_COST + UNKNOWN_LETTER_COST * unknown;
        addCandidate(
          { text: letters.slice(start, end), cost, unknown, isLowConfidence: true },
          end,
        );
        if (gapBefore[end] !== NO_GAP) break;
      }
      candidates[start] = [...bestByText.values()]
        .sort((a, b) => a.cost - b.cost)
        .slice(0, MAX_CANDIDATES);
    }
    return candidates[0] ?? [];
  }

  return {
    isExplained,
    /** Name with its spaces, except those that split a word into unknown parts. */
    toSpacedText: (name: StrippedText) => toText(name, 0, name.letters.length),
    findCandidates,
  };
}
