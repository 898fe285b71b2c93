export { matchPreference } from './match';
export { parsePreference } from './parse';
export { rankRestaurants, type Candidate, type Ranked } from './rank';
export { MEAT_WORDS, toPreferenceSentence } from './sentence';
