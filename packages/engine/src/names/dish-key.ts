import { takeSizes, toDisplayName } from '../menu';
import { indexLexicon } from '../reading/index-lexicon';
import type { Lexicon } from '../reading/lexicon';
import { toSound } from '../text/sound';
import { readName } from './read';
import type { PartKind } from './types';

/** Parts that say how, where or how much, not what. */
const BESIDE_THE_DISH: ReadonlySet<PartKind> = new Set(['modifier', 'name', 'serving']);
const BRACKETS = /[()[\]{}]/g;

/**
 * Tells which dish a name on a menu is, by the words as read: what names a house, a style, a portion or a set is left out,
 * and letters that sound alike are written alike, so that "우리집 닭볶음탕 (특)" and "닭볶음탕" are one, and 떡볶이 and 라볶이 are
 * not. Linear in the length of the name.
 */
export function createDishKeys(lexicon: Lexicon): (dish: string) => string {
  const index = indexLexicon(lexicon);
  return (dish) => {
    const { rest } = takeSizes(toDisplayName(dish).replace(BRACKETS, ' '));
    const parts = readName(index, rest).filter(({ kind }) => !BESIDE_THE_DISH.has(kind));
    return toSound(parts.map(({ ko }) => ko).join(''));
  };
}
