import { CODA_COUNT, FIRST_SYLLABLE, isSyllable } from '../engine/text/letters';

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
const OTHER_SCRIPT = 1.3;

/** Groups of letters that look alike; the source is what Korean OCR is reported to confuse, and the shapes. */
const ALIKE_ONSETS = ['ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅁㅂ', 'ㅁㅇ', 'ㅅㅆㅈㅉㅊ', 'ㅇㅎ', 'ㄴㄷ', 'ㄷㄹ', 'ㄹㅌ'];
const ALIKE_VOWELS = ['ㅏㅑ', 'ㅓㅕ', 'ㅏㅣ', 'ㅓㅣ', 'ㅐㅔㅒㅖ', 'ㅕㅖ', 'ㅓㅔ', 'ㅏㅐ', 'ㅗㅛ', 'ㅜㅠ', 'ㅗㅡ', 'ㅜㅡ', 'ㅗㅜ', 'ㅛㅠ'].concat(
  ['ㅚㅢ', 'ㅟㅢ', 'ㅘㅚㅙ', 'ㅝㅟㅞ', 'ㅚㅗ', 'ㅡㅢ'],
);
const ALIKE_CODAS = ['ㅁㅇ', 'ㅁㅂ', 'ㅂㅍ', 'ㅇㅎ', 'ㄱㄲㅋ', 'ㅅㅆㅈㅊ', 'ㄷㅌㄹ', 'ㄴㄹ', 'ㄹㄺㄻㄼㅀ', 'ㅂㅄ', 'ㄴㄶㄵ'];

function toCosts(letters: readonly string[], groups: readonly string[], lost = UNLIKE): Float64Array {
  const size = letters.length;
  const costs = new Float64Array(size * size);
  letters.forEach((one, row) => {
    letters.forEach((other, column) => {
      const isAlike = groups.some((group) => one !== '' && other !== '' && group.includes(one) && group.includes(other));
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
export function toUnlikeness(one: number, other: number): number {
  if (one === other) return 0;
  if (!isSyllable(one) || !isSyllable(other)) return OTHER_SCRIPT;
  const a = one - FIRST_SYLLABLE;
  const b = other - FIRST_SYLLABLE;
  return (
    (ONSET_COSTS[Math.floor(a / BLOCK) * ONSETS.length + Math.floor(b / BLOCK)] ?? 0) +
    (VOWEL_COSTS[Math.floor((a % BLOCK) / CODA_COUNT) * VOWELS.length + Math.floor((b % BLOCK) / CODA_COUNT)] ?? 0) +
    (CODA_COSTS[(a % CODA_COUNT) * CODAS.length + (b % CODA_COUNT)] ?? 0)
  );
}

/** A syllable that was not read, or one that nobody wrote. */
const SYLLABLE_LOST = 1.5;
/** A sign, digit or Latin letter that nobody wrote. */
const STRAY = 0.5;

/**
 * How unlike two words look that differ by at most one syllable in length; `Infinity` where that is more than `most`.
 */
export function toDistance(read: string, term: string, most: number): number {
  const longer = read.length >= term.length ? read : term;
  const shorter = longer === read ? term : read;
  const isOff = longer.length - shorter.length;
  if (isOff > 1) return Infinity;
  if (isOff === 0) {
    let sum = 0;
    for (let at = 0; at < longer.length; at += 1) {
      sum += toUnlikeness(longer.charCodeAt(at), shorter.charCodeAt(at));
      if (sum > most) return Infinity;
    }
    return sum;
  }
  // The syllable too many stands somewhere: what is before it is compared as it stands, what is behind it one on.
  let best = Infinity;
  for (let skipped = 0; skipped < longer.length; skipped += 1) {
    let sum = isSyllable(longer.charCodeAt(skipped)) ? SYLLABLE_LOST : STRAY;
    for (let at = 0; at < shorter.length && sum <= most; at += 1) {
      sum += toUnlikeness(longer.charCodeAt(at < skipped ? at : at + 1), shorter.charCodeAt(at));
    }
    best = Math.min(best, sum);
  }
  return best > most ? Infinity : best;
}
