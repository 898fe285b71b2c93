export { ALLERGENS, type Allergen } from './allergens';
export type { Avoided, Need, Preference, Verdict } from './need';
export { PREFERENCE_SENTENCE_HINT, parsePreference } from './parse';
export { MEAT_WORDS, toPreferenceSentence } from './sentence';
export { matchSubstances, toForbidden, type SubstanceVerdict } from './table';
export { MEATS, type Meat } from '../reading/meats';
export { everyMeat, type Presence } from '../reading/presence';
