import { MEATS } from '../segmentation/meats';
import type { Preference } from './need';
import { tokenizePreference } from './tokenize-preference';

/** Examples for the error message of an unreadable sentence. */
export const PREFERENCE_SENTENCE_HINT =
  'expected a sentence such as "아무거나 괜찮아요", "닭고기, 돼지고기만", "할랄 음식만", "I am vegan, only lacto-ovo vegetarian food"';

/**
 * Parses the sentence of a preference: every result of `toPreferenceSentence`, in any order and
 * number, and its variants in Korean and English. `null` for a word outside the vocabulary, which
 * every refusal has ("돼지고기 빼고"), and for wishes that no single preference can state ("vegan or
 * halal", "ovo vegetarian").
 *
 * @example
 * parsePreference('소고기와 양고기만 먹어요') // => { kind: 'meats', meats: ['beef', 'lamb'] }
 * parsePreference('돼지고기 빼고') // => null
 */
export function parsePreference(sentence: string): Preference | null {
  const list = tokenizePreference(sentence);
  if (list === null) return null;
  const tokens = new Set(list);
  const meats = MEATS.filter((meat) => tokens.has(meat));
  const isHalal = tokens.has('halal');
  // Eggs but no milk, or milk but no eggs: a class of its own (`vegetarian-class.ts`).
  if (tokens.has('lacto') !== tokens.has('ovo')) return null;
  const diet = toVegetarianDiet(tokens);
  const hasDiet = isHalal || diet !== null;
  if (hasDiet && (meats.length > 0 || tokens.has('or'))) return null;
  if (isHalal) return diet === null ? { kind: 'halal' } : null;
  if (diet !== null) return { kind: diet };
  if (meats.length > 0) return { kind: 'meats', meats };
  const isAny = tokens.has('any') || (tokens.has('all') && tokens.has('fine'));
  return isAny ? { kind: 'any' } : null;
}

/**
 * "I am vegan, only lacto-ovo vegetarian food" is lacto-ovo: the kind of diet outranks the word
 * vegan.
 */
function toVegetarianDiet(tokens: ReadonlySet<string>): 'strictVegan' | 'lactoOvo' | null {
  if (tokens.has('lacto')) return 'lactoOvo';
  if (tokens.has('vegan')) return 'strictVegan';
  if (!tokens.has('vegetarian')) return null;
  return tokens.has('strict') ? 'strictVegan' : 'lactoOvo';
}
