export { parsePreference } from './parse';
export { MEAT_WORDS, toPreferenceSentence } from './sentence';
