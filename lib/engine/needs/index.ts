export { ALLERGENS, type Allergen } from './allergens';
export type { Need, Preference, Verdict } from './need';
export { parsePreference } from './parse';
export { MEAT_WORDS, toPreferenceSentence } from './sentence';
export { toForbidden, toRuling, type Ruling } from './table';
