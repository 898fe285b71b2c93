/** Signs in menu lines, by the table `packages/engine/lexicon/signs.json`. */

import table from '../../lexicon/signs.json';

const foodBySign: ReadonlyMap<string, string> = new Map(
  Object.entries(table.food).flatMap(([food, signs]) =>
    Array.from(signs, (sign): [string, string] => [sign, food]),
  ),
);
/** Denial as a sign or the letter X, for patterns. */
export const DENYING_SIGN = `(?:(?<![A-Za-z])[Xx]|[${table.denial}])`;

const BEYOND_ASCII_AND_HANGUL = /[^\p{ASCII}가-힣]/u;

/** Guard: true where a text may hold a sign beyond ASCII. */
export const mayHoldSign = (text: string): boolean => BEYOND_ASCII_AND_HANGUL.test(text);

/** Meaning of a sign: a food, heat, a denial, nothing (`neutral`), or unknown. */
type SignMeaning = 'food' | 'hot' | 'denial' | 'neutral' | 'unknown';

const { hot, denial, neutral } = table;
const meanings: ReadonlyMap<string, SignMeaning> = new Map(
  Object.entries({ denial, hot, food: [...foodBySign.keys()].join(''), neutral }).flatMap(
    ([meaning, signs]) => Array.from(signs, (sign) => [sign, meaning as SignMeaning] as const),
  ),
);

/**
 * Meaning of one character that is no letter and no digit.
 *
 * @example
 * classifySign('🥜'); // => "food"
 * classifySign('🛸'); // => "unknown"
 */
export const classifySign = (sign: string): SignMeaning => meanings.get(sign) ?? 'unknown';

/**
 * Korean names of the foods that the signs of a text mean.
 *
 * @example
 * getSignFoods('아메리카노🥜'); // => ["땅콩"]
 */
export function getSignFoods(text: string): string[] {
  if (!mayHoldSign(text)) return [];
  const foods = Array.from(text, (sign) => foodBySign.get(sign)).filter(
    (food) => food !== undefined,
  );
  return [...new Set(foods)];
}

/** True where a sign of the text means heat, or denies something. */
export const hasSign = (text: string, meaning: 'hot' | 'denial'): boolean =>
  mayHoldSign(text) && Array.from(text).some((sign) => meanings.get(sign) === meaning);

const isLetterOrDigit = /[\p{L}\p{M}\p{N}]/u;

/** True for a text of signs or zeros alone, and for one with a sign that is neither neutral nor food. */
export const hasUnknownSign = (text: string): boolean =>
  !isLetterOrDigit.test(text) ||
  /^0+$/.test(text) ||
  (mayHoldSign(text) &&
    Array.from(text).some(
      (sign) => !isLetterOrDigit.test(sign) && ['unknown', 'denial'].includes(classifySign(sign)),
    ));
