export { toAlternatives } from './alternatives';
export { CODA_COUNT, FIRST_SYLLABLE, hasLetter, isSyllable } from './letters';
export { remember } from './remember';
export { toSound } from './sound';
export { toLooseKey, toSpokenKey } from './sound-key';
export { isInk, NONE, squeeze, type Squeezed } from './squeeze';
