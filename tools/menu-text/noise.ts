/**
 * What a recogniser does to Korean names, written down before the correction was, so that it is not fitted to it: the errors
 * that reports of Korean OCR name most, and some of no kind at all.
 */

/** Letters (of first consonants, vowels, finals) that recognisers take for one another, by shape. */
const ALIKE_ONSETS = ['ㄱㅋㄲ', 'ㄷㅌㄸㄹ', 'ㅂㅃㅍㅁ', 'ㅅㅈㅊㅆㅉ', 'ㅇㅎㅁ', 'ㄴㄷㄹ'];
const ALIKE_VOWELS = [
  'ㅏㅑㅣ',
  'ㅓㅕㅣ',
  'ㅐㅔㅒㅖ',
  'ㅕㅖ',
  'ㅏㅐ',
  'ㅓㅔ',
  'ㅗㅛㅡ',
  'ㅜㅠㅡ',
  'ㅗㅜ',
  'ㅚㅢㅟ',
  'ㅘㅚㅙ',
];
const ALIKE_FINALS = ['ㅁㅇㅂ', 'ㄱㅋㄲ', 'ㅅㅆㅈㅊ', 'ㄷㅌㄹ', 'ㄴㄹ', 'ㅇㅎ', 'ㅂㅍ', 'ㄹㅀㄺ'];
const ONSETS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
/** Finals that menus have. */
const COMMON_FINALS = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅌ'];
const STRAYS = [
  '|',
  '·',
  '*',
  '~',
  '.',
  "'",
  ',',
  '_',
  '"',
  '1',
  '0',
  '7',
  'l',
  'i',
  'o',
  '二',
  '口',
  '一',
  'ㅣ',
];

/** How often what happens, of syllables, of gaps between them, of blanks, of names. */
const RATES = {
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

const FIRST = 0xac00;
const isSyllable = (char: string): boolean => char >= '가' && char <= '힣';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(from: readonly T[], random: () => number): T | undefined =>
  from[Math.floor(random() * from.length)];

function toAlike(letter: string, groups: readonly string[], random: () => number): string {
  const others = groups.filter((group) => group.includes(letter)).flatMap((group) => [...group]);
  return (
    pick(
      others.filter((other) => other !== letter),
      random,
    ) ?? letter
  );
}

function damageSyllable(syllable: string, random: () => number): string {
  const at = syllable.charCodeAt(0) - FIRST;
  let onset = ONSETS[Math.floor(at / 588)] ?? '';
  let vowel = VOWELS[Math.floor((at % 588) / 28)] ?? '';
  let final = FINALS[at % 28] ?? '';
  if (random() < RATES.alike) {
    const which = random();
    if (which < 0.3) onset = toAlike(onset, ALIKE_ONSETS, random);
    else if (which < 0.7 || final === '') vowel = toAlike(vowel, ALIKE_VOWELS, random);
    else final = toAlike(final, ALIKE_FINALS, random);
  }
  if (random() < RATES.anyLetter) {
    const which = random();
    if (which < 0.4) onset = pick(ONSETS, random) ?? onset;
    else if (which < 0.7) vowel = pick(VOWELS, random) ?? vowel;
    else final = pick(COMMON_FINALS, random) ?? final;
  }
  if (final !== '' && random() < RATES.finalLost) final = '';
  if (final === '' && random() < RATES.finalAdded) final = pick(COMMON_FINALS, random) ?? '';
  const code = (ONSETS.indexOf(onset) * 21 + VOWELS.indexOf(vowel)) * 28 + FINALS.indexOf(final);
  return String.fromCharCode(FIRST + code);
}

/** A name as a recogniser might read it. */
export function damage(name: string, random: () => number): string {
  let read = '';
  for (const [at, char] of [...name].entries()) {
    if (at > 0 && char !== ' ' && random() < RATES.blankAdded) read += ' ';
    if (at > 0 && random() < RATES.strayInside) read += pick(STRAYS, random) ?? '';
    if (char === ' ' && random() < RATES.blankLost) continue;
    if (isSyllable(char) && name.length > 2 && random() < RATES.syllableLost) continue;
    read += isSyllable(char) ? damageSyllable(char, random) : char;
  }
  if (random() < RATES.strayAtEnd) {
    const stray = pick(STRAYS, random) ?? '';
    read = random() < 0.5 ? `${stray}${read}` : `${read}${stray}`;
  }
  return read.trim();
}
