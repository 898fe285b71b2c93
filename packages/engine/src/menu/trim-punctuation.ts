const LEADING_PUNCTUATION = new Set(`+&~.:*!?'"=^_-`);
const TRAILING_PUNCTUATION = new Set(`~.:*!'"=^_-`);

/** Trims punctuation at both ends, with the blank next to it. */
export function trimPunctuation(words: string): string {
  let from = 0;
  while (LEADING_PUNCTUATION.has(words.charAt(from))) from += 1;
  if (from > 0 && words.charAt(from) === ' ') from += 1;
  let to = words.length;
  while (to > from && TRAILING_PUNCTUATION.has(words.charAt(to - 1))) to -= 1;
  if (to < words.length && words.charAt(to - 1) === ' ') to -= 1;
  return words.slice(from, to);
}
