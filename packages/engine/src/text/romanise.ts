import { pronounce } from './pronounce';

const HANGUL = /[가-힣]/;

/**
 * Spells Korean in Latin letters by the Revised Romanization, each word with a capital:
 * "성수노루" -> "Seongsunoru". Other letters are taken over. (National Institute of Korean Language,
 * notification 2000-8.)
 */
export function romanise(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (HANGUL.test(word) ? capitalise(pronounce(word)) : word))
    .join(' ');
}

const capitalise = (word: string): string =>
  word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
