import { CODA_COUNT, FIRST_SYLLABLE, isSyllable } from './letters';

/** How loan words and dialects spell the same sound: 떡뽁이 and 떡볶이, 푸빳퐁 and 푸팟퐁, 쥬스 and 주스. */

const VOWEL_COUNT = 21;
const BLOCK = VOWEL_COUNT * CODA_COUNT;

// Indices are those of Unicode's Hangul syllables (chapter 3.12): what stands at i is how letter i is written here.
/** ㄲ ㅋ as ㄱ, ㄸ ㅌ as ㄷ, ㅃ ㅍ as ㅂ, ㅆ as ㅅ, ㅉ ㅊ as ㅈ. */
const ONSETS = [0, 0, 2, 3, 3, 5, 6, 7, 7, 9, 9, 11, 12, 12, 12, 0, 3, 7, 18];
/** ㅐ ㅒ ㅖ as ㅔ, ㅙ ㅚ as ㅞ, ㅑ ㅕ ㅛ ㅠ as ㅏ ㅓ ㅗ ㅜ, ㅡ as ㅜ, ㅢ as ㅣ. */
const VOWELS = [0, 5, 0, 5, 4, 5, 4, 5, 8, 9, 15, 15, 8, 13, 14, 15, 16, 13, 13, 20, 20];
/** As pronounced at the end of a word, but a ㅅ is left out: 갈맷살 and 갈매살, 만둣국 and 만두국. */
const CODAS = [
  0, 1, 1, 1, 4, 4, 4, 7, 8, 1, 16, 8, 8, 8, 17, 8, 16, 17, 17, 0, 7, 21, 7, 7, 1, 7, 17, 0,
];

/** Filled as syllables come up: a menu has some hundred of the eleven thousand. */
const KNOWN_SOUNDS = new Uint16Array(ONSETS.length * BLOCK);

/** The UTF-16 unit of the syllable that `code` sounds like; any other unit stays as it is. */
export function toSoundCode(code: number): number {
  if (!isSyllable(code)) return code;
  const at = code - FIRST_SYLLABLE;
  const known = KNOWN_SOUNDS[at] ?? 0;
  if (known !== 0) return known;
  const onset = ONSETS[Math.floor(at / BLOCK)] ?? 0;
  const vowel = VOWELS[Math.floor((at % BLOCK) / CODA_COUNT)] ?? 0;
  const coda = CODAS[at % CODA_COUNT] ?? 0;
  const sound = FIRST_SYLLABLE + (onset * VOWEL_COUNT + vowel) * CODA_COUNT + coda;
  KNOWN_SOUNDS[at] = sound;
  return sound;
}

/**
 * The text with Hangul syllables that sound alike written alike; everything else stays. As many UTF-16 units as before,
 * so that places in one are places in the other.
 */
export function toSound(text: string): string {
  let sound = '';
  for (let at = 0; at < text.length; at += 1) {
    sound += String.fromCharCode(toSoundCode(text.charCodeAt(at)));
  }
  return sound;
}
