import type { DishDiet, Meat, RestaurantText, Verdict } from '../types';
import type { LexiconIndex } from '../reading/index-lexicon';

/** A halal verdict with its reasons. */
export interface HalalReading {
  verdict: Verdict;
  because: readonly string[];
}

const NOT_HALAL = /(?:non|not|논|넌|비)[\s-]*(?:halal|할랄)/u;

/**
 * Halal is what a place says of itself (`yes`) or what a kitchen of its kind does as a rule (`maybe`, with the kitchen
 * as the reason). Pork or alcohol on the menu makes it `no`. A menu that merely lacks pork says nothing: `unknown`.
 */
export function judgeHalal(
  { findKitchen }: LexiconIndex,
  { title, firstmenu, treatmenu }: RestaurantText,
  dishes: readonly DishDiet[],
  meats: Readonly<Record<Meat, Verdict>>,
): HalalReading {
  const pork = dishes.find((dish) => dish.meats.pork === 'yes');
  const alcohol = dishes.find((dish) => dish.alcohol === 'yes');
  if (pork) return { verdict: 'no', because: [`pork: ${pork.dish}`] };
  if (meats.pork === 'yes') return { verdict: 'no', because: ['pork'] };
  if (alcohol) return { verdict: 'no', because: [`alcohol: ${alcohol.dish}`] };
  const text = `${title}\n${firstmenu}\n${treatmenu}`.normalize('NFC').toLowerCase();
  if (text.includes('할랄') || text.includes('halal')) {
    return NOT_HALAL.test(text)
      ? { verdict: 'no', because: ['not halal'] }
      : { verdict: 'yes', because: ['halal'] };
  }
  const found = findKitchen(text);
  if (!found) return { verdict: 'unknown', because: [] };
  return { verdict: 'maybe', because: [`${found.kitchen} kitchen: ${found.term}`] };
}
