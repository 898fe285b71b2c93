import { romanizeWord } from './romanize-word';

const HANGUL = /[가-힣]/;

/**
 * Romanizes Korean by the Revised Romanization, each word with a capital: "성수노루" ->
 * "Seongsunoru". Other letters stay. (National Institute of Korean Language, notification 2000-8.)
 *
 * @example
 * romanize('된장찌개'); // => "Doenjangjjigae"
 */
export function romanize(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (HANGUL.test(word) ? capitalize(romanizeWord(word)) : word))
    .join(' ');
}

const capitalize = (word: string): string =>
  word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
