import { romanize } from 'es-hangul';

/** es-hangul reads a word against its neighbours; pieces of this size keep its time linear. */
const PIECE_LENGTH = 40;
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
    .map((word) => (HANGUL.test(word) ? capitalise(spell(word)) : word))
    .join(' ');
}

function spell(word: string): string {
  let spelt = '';
  for (let at = 0; at < word.length; at += PIECE_LENGTH) {
    spelt += romanize(word.slice(at, at + PIECE_LENGTH));
  }
  return spelt;
}

const capitalise = (word: string): string =>
  word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
