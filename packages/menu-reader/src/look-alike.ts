import { CODA_COUNT, FIRST_SYLLABLE, isSyllable } from '@kioot/engine/text';

/*
 * How alike two Korean texts look: letters of a syllable that recognisers take for one another cost little, any other letter
 * as much as one.
 */

const ONSETS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const CODAS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

const ALIKE = 0.4;
/** A final consonant that is lost, or read where there is none. */
const CODA_LOST = 0.6;
const UNLIKE = 1;
/** A sign, digit or Latin letter where a syllable stands, or the other way round. */
const OTHER_SCRIPT = 0.9;

/** Groups of letters that look alike; the source is what Korean OCR is reported to confuse, and the shapes. */
const ALIKE_ONSETS = [
  'ㄱㄲㅋ',
  'ㄷㄸㅌ',
  'ㅂㅃㅍ',
  'ㅁㅂ',
  'ㅁㅇ',
  'ㅅㅆㅈㅉㅊ',
  'ㅇㅎ',
  'ㄴㄷ',
  'ㄷㄹ',
  'ㄹㅌ',
];
const ALIKE_VOWELS = [
  'ㅏㅑ',
  'ㅓㅕ',
  'ㅏㅣ',
  'ㅓㅣ',
  'ㅐㅔㅒㅖ',
  'ㅕㅖ',
  'ㅓㅔ',
  'ㅏㅐ',
  'ㅗㅛ',
  'ㅜㅠ',
  'ㅗㅡ',
  'ㅜㅡ',
  'ㅗㅜ',
  'ㅛㅠ',
].concat(['ㅚㅢ', 'ㅟㅢ', 'ㅘㅚㅙ', 'ㅝㅟㅞ', 'ㅚㅗ', 'ㅡㅢ']);
const ALIKE_CODAS = [
  'ㅁㅇ',
  'ㅁㅂ',
  'ㅂㅍ',
  'ㅇㅎ',
  'ㄱㄲㅋ',
  'ㅅㅆㅈㅊ',
  'ㄷㅌㄹ',
  'ㄴㄹ',
  'ㄹㄺㄻㄼㅀ',
  'ㅂㅄ',
  'ㄴㄶㄵ',
];

function toCosts(
  letters: readonly string[],
  groups: readonly string[],
  lost = UNLIKE,
): Float64Array {
  const size = letters.length;
  const costs = new Float64Array(size * size);
  letters.forEach((one, row) => {
    letters.forEach((other, column) => {
      const isAlike = groups.some(
        (group) => one !== '' && other !== '' && group.includes(one) && group.includes(other),
      );
      const unlike = one === '' || other === '' ? lost : UNLIKE;
      costs[row * size + column] = row === column ? 0 : isAlike ? ALIKE : unlike;
    });
  });
  return costs;
}

const ONSET_COSTS = toCosts(ONSETS, ALIKE_ONSETS);
const VOWEL_COSTS = toCosts(VOWELS, ALIKE_VOWELS);
const CODA_COSTS = toCosts(CODAS, ALIKE_CODAS, CODA_LOST);
const BLOCK = VOWELS.length * CODA_COUNT;

/** How unlike two UTF-16 units look: 0 for the same, less than 1 for syllables that are easily confused. */
function toUnlikeness(one: number, other: number): number {
  if (one === other) return 0;
  if (!isSyllable(one) || !isSyllable(other)) return OTHER_SCRIPT;
  const a = one - FIRST_SYLLABLE;
  const b = other - FIRST_SYLLABLE;
  return (
    (ONSET_COSTS[Math.floor(a / BLOCK) * ONSETS.length + Math.floor(b / BLOCK)] ?? 0) +
    (VOWEL_COSTS[
      Math.floor((a % BLOCK) / CODA_COUNT) * VOWELS.length + Math.floor((b % BLOCK) / CODA_COUNT)
    ] ?? 0) +
    (CODA_COSTS[(a % CODA_COUNT) * CODAS.length + (b % CODA_COUNT)] ?? 0)
  );
}

/** A syllable that was not read, or one that nobody wrote. */
const SYLLABLE_LOST = 1.5;
/** A sign, digit or Latin letter that nobody wrote. */
const STRAY = 0.5;

/** How sure a recogniser was of each letter, as what a letter of another shape costs: more than 1 where it was sure. */
export type Weights = readonly number[];

/**
 * How unlike a stretch of what was read and a term look that differ by at most one syllable in length; `Infinity` where that
 * is more than `most`.
 *
 * @param from where in `weights` the stretch begins
 */
export function toDistance(
  read: string,
  term: string,
  weights: Weights,
  from: number,
  most: number,
): number {
  const isOff = read.length - term.length;
  if (isOff === 0) return compare(read, term, weights, from, read.length, read.length, most);
  if (Math.abs(isOff) > 1) return Infinity;
  // The one too many stands somewhere: what is before it is compared as it stands, what is behind it one on.
  const length = Math.min(read.length, term.length);
  let best = Infinity;
  for (let at = 0; at <= length; at += 1) {
    const gap = isOff < 0 || isSyllable(read.charCodeAt(at)) ? SYLLABLE_LOST : STRAY;
    if (gap > most) continue;
    const rest =
      isOff < 0
        ? compare(read, term, weights, from, at, length, most - gap, 0, 1)
        : compare(read, term, weights, from, at, length, most - gap, 1, 0);
    best = Math.min(best, gap + rest);
  }
  return best;
}

/** Letter by letter; from `gap` on one further in what was read, or in the term. */
function compare(
  read: string,
  term: string,
  weights: Weights,
  from: number,
  gap: number,
  length: number,
  most: number,
  readOff = 0,
  termOff = 0,
): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    const readAt = at < gap ? at : at + readOff;
    const termAt = at < gap ? at : at + termOff;
    const unlike = toUnlikeness(read.charCodeAt(readAt), term.charCodeAt(termAt));
    if (unlike === 0) continue;
    sum += unlike * (weights[from + readAt] ?? 1);
    if (sum > most) return Infinity;
  }
  return sum;
}
