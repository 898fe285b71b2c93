/** Token of punctuation only, such as the colon between two words. */
export const ONLY_PUNCTUATION = /^[.:'’!?*~-]+$/;
/** Signs that join two foods as written. */
export const CONJUNCTION_SIGN = /^[&+/,]$/;
/** Placeholder of the food in a name pattern: "{x}の煮込み", "炖{x}". */
export const FOOD_SLOT = '{x}';

const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;

/** True when Latin letters or digits meet, which need a blank even in a language without blanks. */
export const needsBlankBetween = (a: string, b: string): boolean =>
  LATIN_END.test(a) && LATIN_START.test(b);
