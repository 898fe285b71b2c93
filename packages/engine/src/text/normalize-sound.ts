import { CODA_COUNT, FIRST_SYLLABLE, toJamo, VOWEL_COUNT } from './letters';

/**
 * Unifies spellings of the same sound in loan words and dialects: 떡뽁이 and 떡볶이, 푸빳퐁 and
 * 푸팟퐁, 쥬스 and 주스.
 */

// Indexes of Unicode's Hangul syllables (section 3.12): element i replaces letter i.
/** ㄲ ㅋ as ㄱ, ㄸ ㅌ as ㄷ, ㅃ ㅍ as ㅂ, ㅆ as ㅅ, ㅉ ㅊ as ㅈ. */
const SIMILAR_ONSETS = [0, 0, 2, 3, 3, 5, 6, 7, 7, 9, 9, 11, 12, 12, 12, 0, 3, 7, 18];
/** ㅐ ㅒ ㅖ as ㅔ, ㅙ ㅚ as ㅞ, ㅑ ㅕ ㅛ ㅠ as ㅏ ㅓ ㅗ ㅜ, ㅡ as ㅜ, ㅢ as ㅣ. */
const SIMILAR_VOWELS = [0, 5, 0, 5, 4, 5, 4, 5, 8, 9, 15, 15, 8, 13, 14, 15, 16, 13, 13, 20, 20];
/** As pronounced at the end of a word, without ㅅ: 갈맷살 and 갈매살, 만둣국 and 만두국. */
const SIMILAR_CODAS = [
  0, 1, 1, 1, 4, 4, 4, 7, 8, 1, 16, 8, 8, 8, 17, 8, 16, 17, 17, 0, 7, 21, 7, 7, 1, 7, 17, 0,
];

const SYLLABLE = /[가-힣]/g;

/**
 * Text with syllables of the same sound unified; everything else stays. Same number of UTF-16
 * units, so that positions correspond.
 *
 * @example
 * normalizeSound('떡뽁이') === normalizeSound('떡볶이'); // => true
 */
export const normalizeSound = (text: string): string =>
  text.replace(SYLLABLE, (syllable) => {
    const [onset, vowel, coda] = toJamo(syllable.charCodeAt(0));
    const open = (SIMILAR_ONSETS[onset] ?? 0) * VOWEL_COUNT + (SIMILAR_VOWELS[vowel] ?? 0);
    return String.fromCharCode(FIRST_SYLLABLE + open * CODA_COUNT + (SIMILAR_CODAS[coda] ?? 0));
  });

/**
 * Key by sound, without blanks: common to all spellings of a name before segmentation.
 *
 * @example
 * toSoundKey('매운 떡뽁이') === toSoundKey('매운떡볶이'); // => true
 */
export function toSoundKey(text: string): string {
  return normalizeSound(text.normalize('NFC').replace(/\s/g, ''));
}
