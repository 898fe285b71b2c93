/** The same few texts come again and again. A menu of Seoul has fewer different dishes than this. */
const KEPT_TEXTS = 4096;
/** Longer texts are no names and come once. */
const LONGEST_KEPT = 64;

/** Remembers the last answers about short texts, at most `KEPT_TEXTS` of them. */
export function remember<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const found = find(text);
    if (text.length <= LONGEST_KEPT) {
      if (known.size >= KEPT_TEXTS) known.clear();
      known.set(text, found);
    }
    return found;
  };
}
