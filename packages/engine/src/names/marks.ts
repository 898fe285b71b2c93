/** A full stop or a dash between two words is no word. */
export const ONLY_MARKS = /^[.:'’!?*~-]+$/;
/** What joins two foods as it is written. */
export const SIGN = /^[&+/,]$/;
/** Where a form has the food it is made of: "{x}の煮込み", "炖{x}". */
export const SLOT = '{x}';

const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;

/** Whether two words stand apart in a language that sets no blanks: letters and figures meet. */
export const standApart = (a: string, b: string): boolean =>
  LATIN_END.test(a) && LATIN_START.test(b);
