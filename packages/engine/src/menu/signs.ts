/** Signs in menu lines, by the table `packages/engine/lexicon/signs.json`. */

import table from '../../lexicon/signs.json';
import { isHangulSyllable } from '../text/letters';

const LAST_ASCII = 0x7f;

const foodBySign: ReadonlyMap<string, string> = new Map(
  Object.entries(table.food).flatMap(([food, signs]) =>
    Array.from(signs, (sign): [string, string] => [sign, food]),
  ),
);
const hotSigns: ReadonlySet<string> = new Set(table.hot);
const denyingSigns: ReadonlySet<string> = new Set(table.denial);
const neutralSigns: ReadonlySet<string> = new Set(table.neutral);

/** Denial as a sign or the letter X, for patterns. */
export const DENYING_SIGN = `(?:(?<![A-Za-z])[Xx]|[${table.denial}])`;

/** Guard: true where a text may hold a sign beyond ASCII. */
export function mayHoldSign(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > LAST_ASCII && !isHangulSyllable(code)) return true;
  }
  return false;
}

/** Meaning of a sign: a food, heat, a denial, nothing (`neutral`), or unknown. */
export type SignMeaning = 'food' | 'hot' | 'denial' | 'neutral' | 'unknown';

/**
 * Meaning of one character that is no letter and no digit.
 *
 * @example
 * classifySign('🥜'); // => "food"
 * classifySign('🛸'); // => "unknown"
 */
export function classifySign(sign: string): SignMeaning {
  if (neutralSigns.has(sign)) return 'neutral';
  if (foodBySign.has(sign)) return 'food';
  if (hotSigns.has(sign)) return 'hot';
  return denyingSigns.has(sign) ? 'denial' : 'unknown';
}

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

/** True where a sign of the text means heat. */
export const hasHotSign = (text: string): boolean =>
  mayHoldSign(text) && Array.from(text).some((sign) => hotSigns.has(sign));

/** True where a sign of the text denies something. */
export const hasDenyingSign = (text: string): boolean =>
  mayHoldSign(text) && Array.from(text).some((sign) => denyingSigns.has(sign));

const isLetterOrDigit = /[\p{L}\p{M}\p{N}]/u;

/** True for a text of signs or zeros alone, and for one with a sign that is neither neutral nor food. */
export const hasUnknownSign = (text: string): boolean =>
  !isLetterOrDigit.test(text) ||
  /^0+$/.test(text) ||
  (mayHoldSign(text) &&
    Array.from(text).some(
      (sign) => !isLetterOrDigit.test(sign) && ['unknown', 'denial'].includes(classifySign(sign)),
    ));
