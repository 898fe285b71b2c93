export { ALLERGENS, type Allergen } from './allergens';
export {
  createForbiddenMatcher,
  createSubstanceMatcher,
  KOREAN_MEAT_TERMS,
  resolveVegetarianClass,
  toPreferenceSentence,
  VEGETARIAN_CLASSES,
  type DietaryRestrictions,
  type PersonNeeds,
  type Preference,
  type SubstanceVerdict,
  type Verdict,
} from './need';
export { PREFERENCE_SENTENCE_HINT, parsePreference } from './parse-preference';
export { MEATS, type Meat } from '../segmentation/meats';
export { fillMeats, type Presence } from '../segmentation/presence';
