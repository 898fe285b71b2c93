import type { Ingredient } from '../kept/profile';

/** What fits above a phone's keyboard. */
const MAX_FOUND = 6;

/**
 * Every word that can be put on the card. They travel when somebody begins to type, and what is typed stays here.
 * @throws {Error} without a connection
 */
export async function getWords(): Promise<Ingredient[]> {
  const { default: words } = await import('@/data/lexicon/card-words.json');
  return Object.entries(words).map(([en, ko]) => ({ en, ko }));
}

/** The words that what was typed may mean, in English or Korean: those that begin so, then those of which a later word does. */
export function findWords(words: readonly Ingredient[], typed: string): Ingredient[] {
  const wanted = typed.trim().toLowerCase().normalize('NFC');
  if (wanted === '') return [];
  const begins = words.filter(({ en, ko }) => en.startsWith(wanted) || ko.startsWith(wanted));
  const holds = words.filter(({ en, ko }) => en.includes(` ${wanted}`) || ko.includes(wanted));
  // The shortest of what begins so is the plainest: "rice" before "rice wine".
  const byLength = begins.sort((a, b) => a.en.length - b.en.length);
  return [...new Set([...byLength, ...holds])].slice(0, MAX_FOUND);
}
