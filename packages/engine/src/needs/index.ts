export { ALLERGENS, type Allergen } from './allergens';
export {
  createForbiddenMatcher,
  createSubstanceMatcher,
  resolveVegetarianClass,
  VEGETARIAN_CLASSES,
  type SubstanceVerdict,
} from './diet-table';
export {
  KOREAN_MEAT_TERMS,
  toPreferenceSentence,
  type DietaryRestrictions,
  type PersonNeeds,
  type Preference,
  type Verdict,
} from './need';
export { PREFERENCE_SENTENCE_HINT, parsePreference } from './parse-preference';
export { MEATS, type Meat } from '../segmentation/meats';
export { fillMeats, type Presence } from '../segmentation/presence';
