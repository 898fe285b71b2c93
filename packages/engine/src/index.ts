import type { DishFacts, PlaceFacts, RestaurantText } from './classify/facts';
import { createHalalClaimReader } from './classify/halal';
import { memoizeClassifyDish } from './classify/classify-dish';
import { proveLine, type ProofPiece } from './classify/proof';
import { classifyRestaurant } from './classify/classify-restaurant';
import { indexLexicon } from './segmentation/index-lexicon';
import type { Lexicon } from './segmentation/lexicon';

export * from './needs';
export type { DishFacts, HiddenIngredient, PlaceFacts, RestaurantText } from './classify/facts';
export type { ProofPiece } from './classify/proof';
export type { DishAllergens } from './classify/dish-allergens';
export {
  getAllergenPresence,
  getOneQuestion,
  isAllergenCertainlyAbsent,
  matchRestrictions,
  NO_RESTRICTIONS,
  toAllergenPresences,
} from './classify/dish-matcher';
export {
  createRestaurantMatcher,
  matchPreference,
  toFit,
  type Fit,
  type PreferenceMatch,
} from './classify/restaurant-matcher';
export { toReasonText, type Reason } from './classify/reason';
export { MEATS, type Meat } from './segmentation/meats';
export type { Presence } from './segmentation/presence';
export type { PlaceBlock } from './classify/packed-facts';
export {
  NO_FILTERS,
  getPriceSteps,
  getActiveFilters,
  withoutFilters,
  type ListFilters,
  getKitchens,
  isOfKitchen,
  type Kitchen,
} from './list/filters';
export {
  PARTY_SECTIONS,
  countSections,
  sortBySection,
  toSection,
  withAge,
  type Section,
} from './list/section';
export {
  SORT_ORDERS,
  countWithout,
  toVisibleList,
  type Fold,
  type ListViewOptions,
  type SortOrder,
  type VisibleList,
} from './list/visible-list';
export { arrangeForTime, isMealTime } from './list/arrange';
export { createRanker, type Candidates, sinkOld } from './list/rank';
export { createPartyRanker, type PartyRanker } from './list/rank-party';
export {
  GUEST_FITS,
  type GuestDishes,
  type GuestFit,
  type GuestMatch,
} from './classify/guest-matcher';
export {
  findLegend,
  isPrice,
  parseDishName,
  readMenu,
  splitBrackets,
  splitMenu,
  toDishDetail,
  type Legend,
} from './menu';
export { isSize } from './menu/amounts';
export { parseHours } from './hours';
export type { EnglishNamer } from './names';
export { LexiconError, parseLexicon, type RawLexicon } from './segmentation/parse-lexicon';
export type { Lexicon, Spice, Substance } from './segmentation/lexicon';

/** Part of the engine that needs the lexicon. */
export interface Engine {
  /** Classifies a dish by its name. Never throws; linear in the length of the name. */
  classifyDish(dish: string): DishFacts;
  /** Proof of a line of a menu, piece by piece: why nothing in it brings in what was not counted. */
  proveLine(line: string): ProofPiece[];
  /** Classifies a restaurant by its menu and its name. Never throws. */
  classifyRestaurant(text: RestaurantText): PlaceFacts;
}

/**
 * Creates an engine over a lexicon (`getLexicon` of `@kioot/engine/lexicon`); builds its index
 * once.
 *
 * @example
 * createEngine(getLexicon()).classifyDish('김치찌개').vegan // => 'no'
 */
export function createEngine(lexicon: Lexicon): Engine {
  const index = indexLexicon(lexicon);
  const classify = memoizeClassifyDish(index);
  const readHalal = createHalalClaimReader(lexicon, index);
  return {
    classifyDish: classify,
    proveLine: (line) => proveLine(index, line),
    classifyRestaurant: (text) => classifyRestaurant(index, classify, readHalal, text),
  };
}
