import { extractSizes, toDisplayName } from '../menu';
import { indexLexicon } from '../segmentation/index-lexicon';
import type { Lexicon } from '../segmentation/lexicon';
import { normalizeSound } from '../text/normalize-sound';
import { segmentName } from './segment-name';
import type { NamePartKind } from './types';

/** Parts that describe style, restaurant or amount, not the dish itself. */
const NON_IDENTIFYING_KINDS: ReadonlySet<NamePartKind> = new Set(['modifier', 'name', 'serving']);
const BRACKETS = /[()[\]{}]/g;

/**
 * Creates a function that maps a dish name to a key for the same dish: restaurant, style, portion
 * and set are left out, and letters that sound alike are unified, so that "우리집 닭볶음탕 (특)"
 * and "닭볶음탕" share a key, and 떡볶이 and 라볶이 do not. Linear in the length of the name.
 *
 * @example
 * createDishKeyFunction(getLexicon())('우리집 닭볶음탕 (특)') === createDishKeyFunction(getLexicon())('닭볶음탕'); // => true
 */
export function createDishKeyFunction(lexicon: Lexicon): (dish: string) => string {
  const index = indexLexicon(lexicon);
  return (dish) => {
    const { rest } = extractSizes(toDisplayName(dish).replace(BRACKETS, ' '));
    const parts = segmentName(index, rest).filter(({ kind }) => !NON_IDENTIFYING_KINDS.has(kind));
    return normalizeSound(parts.map(({ ko }) => ko).join(''));
  };
}
