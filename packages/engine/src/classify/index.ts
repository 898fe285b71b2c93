export { combineDishes } from './classify-line';
export { toCompactFacts, type CompactDishFacts, type DishFacts, type DishView } from './facts';
export {
  getAllergenPresence,
  isAllergenCertainlyAbsent,
  isClaimedFreeFrom,
  isKnownDish,
  isRuledOutByHalal,
  NO_RESTRICTIONS,
} from './dish-matcher';
export { createDishExplainer, createPlaceDishExplainer, type DishVerdict } from './dish-explainer';
export { getUnstatedAllergens, isDietStated } from './menu-evidence';
export {
  DISH_BYTES,
  packDish,
  PackedError,
  packPlace,
  unpackPlaces,
  UNKNOWN_RISK,
  type RiskBands,
} from './packed-facts';
export { PACKED_FORMAT } from './packed-format';
export { findUnexplained } from './proof';
export { parseReason } from './reason';
export { createOutcomeMatcher, toFit, type Fit, type MatchableFacts } from './restaurant-matcher';
export { memoizeClassifyDish } from './classify-dish';
