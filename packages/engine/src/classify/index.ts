export { getAllergenPresence, isAllergenCertainlyAbsent } from './dish-allergens';
export { capForSevereAllergies, isClaimedFreeFrom, NO_RESTRICTIONS } from './match-restrictions';
export { combineDishes } from './classify-line';
export { toCompactFacts, type CompactDishFacts, type DishView } from './compact-facts';
export type { DishFacts } from './dish-facts';
export { isKnownDish } from './dish-matcher';
export { createDishExplainer, createPlaceDishExplainer, type DishVerdict } from './dish-explainer';
export { isRuledOutByHalal } from './halal-pork';
export { getUnstatedAllergens, isDietStated } from './menu-evidence';
export {
  createPortionClassifier,
  type EatingAlone,
  type PortionClassifier,
  type PortionTable,
  type TitledMenu,
} from './classify-portions';
export { createFoodKindClassifier, type FoodKindTable, type NamedMenu } from './classify-food-kind';
export { DISH_BYTES, packDish } from './packed-dish';
export { findUnexplained } from './proof';
export { PACKED_FORMAT } from './packed-format';
export { PackedError, packPlace, unpackPlaces, UNKNOWN_RISK, type RiskBands } from './packed-place';
export { parseReason } from './reason';
export { createOutcomeMatcher, toFit, type Fit, type MatchableFacts } from './restaurant-matcher';
export { memoizeClassifyDish } from './memoize-classify-dish';
