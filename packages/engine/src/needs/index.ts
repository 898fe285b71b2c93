export { ALLERGENS, type Allergen } from './allergens';
export type { DietaryRestrictions, PersonNeeds, Preference, Verdict } from './need';
export { PREFERENCE_SENTENCE_HINT, parsePreference } from './parse-preference';
export { KOREAN_MEAT_TERMS, toPreferenceSentence } from './preference-sentence';
export {
  createSubstanceMatcher,
  createForbiddenMatcher,
  type SubstanceVerdict,
  VEGETARIAN_CLASSES,
  resolveVegetarianClass,
} from './diet-table';
export { MEATS, type Meat } from '../segmentation/meats';
export { fillMeats, type Presence } from '../segmentation/presence';
