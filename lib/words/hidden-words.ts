/** What a code of `data/lexicon/hidden.json` is called on the screen where it does not say so itself. */
export const HIDDEN_WORDS: Readonly<Record<string, string>> = {
  bonito: 'bonito (fish) flakes or stock',
  lard: 'lard (pork fat)',
  'crab-stick': 'crab stick (fish)',
  'egg-in-batter': 'egg in the batter',
  'egg-in-noodles': 'egg in the noodles',
  mayonnaise: 'mayonnaise (egg)',
  ghee: 'ghee (butter)',
  seasoning: 'seasonings (soy sauce, pastes, sesame oil)',
};

/** A hidden ingredient in plain English; most codes are that, spelt out. */
export function toHiddenWords(code: string): string {
  return Object.hasOwn(HIDDEN_WORDS, code)
    ? (HIDDEN_WORDS[code] ?? code)
    : code.replaceAll('-', ' ');
}
