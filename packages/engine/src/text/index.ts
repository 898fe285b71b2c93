export { toAlternatives } from './alternatives';
export { CODA_COUNT, FIRST_SYLLABLE, hasLetter, isSyllable } from './letters';
export { pronounce } from './pronounce';
export { remember } from './remember';
export { toSound } from './sound';
export { toLooseKey, toSoundKey, toSpokenKey } from './sound-key';
export { isInk, NONE, squeeze, type Squeezed } from './squeeze';
