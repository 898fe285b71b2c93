export { toRegExpAlternatives } from './regexp-alternatives';
export { CODA_COUNT, FIRST_SYLLABLE, hasLetter, isHangulSyllable } from './letters';
export { memoize } from './memoize';
export { romanize } from './romanize';
export { romanizeAddress } from './romanize-address';
export { normalizeSound, toSoundKey } from './normalize-sound';
export { toLoosePhoneticKey, toNamePhoneticKey } from './phonetic-key';
export { isNotWhitespace, NO_GAP, stripSeparators, type StrippedText } from './strip-separators';
