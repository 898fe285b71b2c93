/** More than the different dishes of any menu in Seoul. */
const MAX_ENTRIES = 4096;
/** Longer texts are no names and rarely repeat. */
const MAX_KEY_LENGTH = 64;

/**
 * Memoizes a function of short texts; the cache of `MAX_ENTRIES` is cleared when full.
 *
 * @example
 * memoize((text) => text.length)('김치'); // => 2
 */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (text.length <= MAX_KEY_LENGTH) {
      if (cache.size >= MAX_ENTRIES) cache.clear();
      cache.set(text, result);
    }
    return result;
  };
}
