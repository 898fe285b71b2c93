import type { DishFacts } from './judge/dish-facts';
import { createHalalReader } from './judge/halal';
import { rememberedClassify } from './judge/remembered';
import { classifyRestaurant } from './judge/restaurant';
import type { RestaurantDiet, RestaurantText } from './judge/restaurant-diet';
import { createNames, type English } from './names';
import type { LoanWords } from './names/loan';
import { indexLexicon } from './reading/index-lexicon';
import type { Lexicon } from './reading/lexicon';

export * from './needs';
export type { DishFacts, HiddenIngredient } from './judge/dish-facts';
export { allergenOf, isSurelyWithout, toAllergens, type DishAllergens } from './judge/allergens';
export { NOTHING_AVOIDED, judgeAvoided } from './judge/avoided';
export {
  createMatcher,
  matchPreference,
  toFit,
  type Fit,
  type PreferenceMatch,
} from './judge/match';
export { toReasonText, type Reason } from './judge/reason';
export type { RestaurantDiet, RestaurantText } from './judge/restaurant-diet';
export { MEATS, type Meat } from './reading/meats';
export type { Presence } from './reading/presence';
export {
  createRanker,
  type Candidates,
  type PlaceBlock,
  type KnownHours,
  type RankedList,
  type Ranker,
} from './judge/rank';
export {
  findLegend,
  isPrice,
  parseDish,
  readMenu,
  splitBrackets,
  splitMenu,
  toDetailOfDish,
  type Legend,
} from './menu';
export { isSize } from './menu/amounts';
export { parseHours } from './hours';
export type { English } from './names';
export { LexiconError, parseLexicon, type WrittenLexicon } from './reading/parse-lexicon';
export type { Lexicon, Spice, Substance } from './reading/lexicon';

/** The part of the engine that needs to know about food. */
export interface Engine {
  /** What is in a dish, judged by its name. Never throws; linear in the length of the name. */
  classifyDish(dish: string): DishFacts;
  /** What a restaurant offers, judged by its menu and its name. Never throws. */
  classifyRestaurant(text: RestaurantText): RestaurantDiet;
}

/** Builds an engine over a lexicon (`packages/engine/lexicon`, read by the caller). Indexing happens here, once. */
export function createEngine(lexicon: Lexicon): Engine {
  const index = indexLexicon(lexicon);
  const classify = rememberedClassify(index);
  const readHalal = createHalalReader(lexicon, index);
  return {
    classifyDish: classify,
    classifyRestaurant: (text) => classifyRestaurant(index, classify, readHalal, text),
  };
}

/** Builds the English of a lexicon, which says the same as the verdicts of its engine. */
export function createEnglish(lexicon: Lexicon, loanWords?: LoanWords): English {
  return createNames(lexicon, rememberedClassify(indexLexicon(lexicon)), loanWords);
}
