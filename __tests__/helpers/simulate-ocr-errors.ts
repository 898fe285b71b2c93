/**
 * Model of OCR errors in Korean names, written before the correction, so that it is not fitted to
 * it: the errors that reports on Korean OCR name most, and random ones.
 */

import { confusable, commonFinals, strayMarks } from '../fixtures/ocr-errors.json';

const ONSETS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
/** Probabilities of errors, per syllable, gap between syllables, blank or name. */
const ERROR_RATES = {
  alike: 0.09,
  anyLetter: 0.015,
  finalLost: 0.012,
  finalAdded: 0.006,
  syllableLost: 0.004,
  blankAdded: 0.02,
  blankLost: 0.15,
  strayInside: 0.006,
  strayAtEnd: 0.05,
} as const;

const FIRST_SYLLABLE = 0xac00;
const isSyllable = (char: string): boolean => char >= '가' && char <= '힣';

const pick = <T>(from: readonly T[], random: () => number): T | undefined =>
  from[Math.floor(random() * from.length)];

function toConfusable(letter: string, groups: readonly string[], random: () => number): string {
  const others = groups.filter((group) => group.includes(letter)).flatMap((group) => [...group]);
  return (
    pick(
      others.filter((other) => other !== letter),
      random,
    ) ?? letter
  );
}

function corruptSyllable(syllable: string, random: () => number): string {
  const at = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  let onset = ONSETS[Math.floor(at / 588)] ?? '';
  let vowel = VOWELS[Math.floor((at % 588) / 28)] ?? '';
  let final = FINALS[at % 28] ?? '';
  if (random() < ERROR_RATES.alike) {
    const which = random();
    if (which < 0.3) onset = toConfusable(onset, confusable.onsets, random);
    else if (which < 0.7 || final === '') vowel = toConfusable(vowel, confusable.vowels, random);
    else final = toConfusable(final, confusable.finals, random);
  }
  if (random() < ERROR_RATES.anyLetter) {
    const which = random();
    if (which < 0.4) onset = pick(ONSETS, random) ?? onset;
    else if (which < 0.7) vowel = pick(VOWELS, random) ?? vowel;
    else final = pick(commonFinals, random) ?? final;
  }
  if (final !== '' && random() < ERROR_RATES.finalLost) final = '';
  if (final === '' && random() < ERROR_RATES.finalAdded) final = pick(commonFinals, random) ?? '';
  const code = (ONSETS.indexOf(onset) * 21 + VOWELS.indexOf(vowel)) * 28 + FINALS.indexOf(final);
  return String.fromCharCode(FIRST_SYLLABLE + code);
}

/** Name as a recognizer might read it. */
export function simulateOcrErrors(name: string, random: () => number): string {
  let read = '';
  for (const [at, char] of [...name].entries()) {
    if (at > 0 && char !== ' ' && random() < ERROR_RATES.blankAdded) read += ' ';
    if (at > 0 && random() < ERROR_RATES.strayInside) read += pick(strayMarks, random) ?? '';
    if (char === ' ' && random() < ERROR_RATES.blankLost) continue;
    if (isSyllable(char) && name.length > 2 && random() < ERROR_RATES.syllableLost) continue;
    read += isSyllable(char) ? corruptSyllable(char, random) : char;
  }
  if (random() < ERROR_RATES.strayAtEnd) {
    const stray = pick(strayMarks, random) ?? '';
    read = random() < 0.5 ? `${stray}${read}` : `${read}${stray}`;
  }
  return read.trim();
}
