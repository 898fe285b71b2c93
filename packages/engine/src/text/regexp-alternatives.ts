/**
 * Source of a pattern that matches any of the texts literally, the first that fits.
 *
 * @example
 * toRegExpAlternatives(['1+1', '밥']); // => "1\\+1|밥"
 */
export function toRegExpAlternatives(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
