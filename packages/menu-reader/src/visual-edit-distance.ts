import { CODA_COUNT, FIRST_SYLLABLE, isHangulSyllable } from '@kioot/engine/text';
// By reported confusions of Korean OCR and by shape.
import similarLetters from './similar-letters.json';

/*
 * Visual edit distance of Korean texts: letters that recognizers confuse cost little, any other
 * substitution costs one.
 */

const ONSETS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const CODAS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

const SIMILAR_COST = 0.4;
/** Coda lost or added. */
const MISSING_CODA_COST = 0.6;
const DIFFERENT_COST = 1;
/** Sign, digit or Latin letter in place of a syllable, or the reverse. */
const OTHER_SCRIPT_COST = 0.9;

function toCostMatrix(
  letters: readonly string[],
  groups: readonly string[],
  gapCost = DIFFERENT_COST,
): Float64Array {
  const size = letters.length;
  const costs = new Float64Array(size * size);
  letters.forEach((one, row) => {
    letters.forEach((other, column) => {
      const isSimilar = groups.some(
        (group) => one !== '' && other !== '' && group.includes(one) && group.includes(other),
      );
      const cost = one === '' || other === '' ? gapCost : DIFFERENT_COST;
      costs[row * size + column] = row === column ? 0 : isSimilar ? SIMILAR_COST : cost;
    });
  });
  return costs;
}

const ONSET_COSTS = toCostMatrix(ONSETS, similarLetters.onsets);
const VOWEL_COSTS = toCostMatrix(VOWELS, similarLetters.vowels);
const CODA_COSTS = toCostMatrix(CODAS, similarLetters.codas, MISSING_CODA_COST);
const SYLLABLES_PER_ONSET = VOWELS.length * CODA_COUNT;

/** Cost of substituting a UTF-16 unit: 0 for equal, below 1 for easily confused syllables. */
function toSubstitutionCost(one: number, other: number): number {
  if (one === other) return 0;
  if (!isHangulSyllable(one) || !isHangulSyllable(other)) return OTHER_SCRIPT_COST;
  const a = one - FIRST_SYLLABLE;
  const b = other - FIRST_SYLLABLE;
  return (
    (ONSET_COSTS[
      Math.floor(a / SYLLABLES_PER_ONSET) * ONSETS.length + Math.floor(b / SYLLABLES_PER_ONSET)
    ] ?? 0) +
    (VOWEL_COSTS[
      Math.floor((a % SYLLABLES_PER_ONSET) / CODA_COUNT) * VOWELS.length +
        Math.floor((b % SYLLABLES_PER_ONSET) / CODA_COUNT)
    ] ?? 0) +
    (CODA_COSTS[(a % CODA_COUNT) * CODAS.length + (b % CODA_COUNT)] ?? 0)
  );
}

/** Syllable inserted or deleted. */
const SYLLABLE_GAP_COST = 1.5;
/** Sign, digit or Latin letter inserted. */
const SIGN_GAP_COST = 0.5;

/** Substitution factor per letter: above 1 for high confidence. */
export type ConfidenceWeights = readonly number[];

/**
 * Visual edit distance of a text and a term whose lengths differ by at most one; `Infinity` above
 * `maxDistance`.
 *
 * @param from index of the text in `weights`
 */
export function toVisualEditDistance(
  text: string,
  term: string,
  weights: ConfidenceWeights,
  from: number,
  maxDistance: number,
): number {
  const lengthDifference = text.length - term.length;
  if (lengthDifference === 0)
    return sumSubstitutions(text, term, weights, from, text.length, text.length, maxDistance);
  if (Math.abs(lengthDifference) > 1) return Infinity;
  // Tries every position of the extra letter.
  const length = Math.min(text.length, term.length);
  let best = Infinity;
  for (let index = 0; index <= length; index += 1) {
    const gap =
      lengthDifference < 0 || isHangulSyllable(text.charCodeAt(index))
        ? SYLLABLE_GAP_COST
        : SIGN_GAP_COST;
    if (gap > maxDistance) continue;
    const remaining =
      lengthDifference < 0
        ? sumSubstitutions(text, term, weights, from, index, length, maxDistance - gap, 0, 1)
        : sumSubstitutions(text, term, weights, from, index, length, maxDistance - gap, 1, 0);
    best = Math.min(best, gap + remaining);
  }
  return best;
}

/** Sum of substitution costs; from `gap` on with an offset in the text or the term. */
function sumSubstitutions(
  text: string,
  term: string,
  weights: ConfidenceWeights,
  from: number,
  gap: number,
  length: number,
  maxDistance: number,
  textOffset = 0,
  termOffset = 0,
): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    const textIndex = index < gap ? index : index + textOffset;
    const termIndex = index < gap ? index : index + termOffset;
    const cost = toSubstitutionCost(text.charCodeAt(textIndex), term.charCodeAt(termIndex));
    if (cost === 0) continue;
    sum += cost * (weights[from + textIndex] ?? 1);
    if (sum > maxDistance) return Infinity;
  }
  return sum;
}
