/** The source of a pattern that matches any of the texts as they are, the first that fits. */
export function toAlternatives(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
