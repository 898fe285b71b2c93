/** What each code of `data/lexicon/hidden.json` is called on the screen: the one table of these words. */
export const HIDDEN_WORDS: Readonly<Record<string, string>> = {
  'anchovy-stock': 'anchovy stock',
  'beef-stock': 'beef stock',
  'pork-stock': 'pork stock',
  'chicken-stock': 'chicken stock',
  'seafood-stock': 'seafood stock',
  bonito: 'bonito (fish) flakes or stock',
  'salted-shrimp': 'salted shrimp',
  'fish-sauce': 'fish sauce',
  'shrimp-paste': 'shrimp paste',
  'oyster-sauce': 'oyster sauce',
  'fish-cake': 'fish cake',
  'dried-anchovies': 'dried anchovies',
  'minced-beef': 'minced beef',
  'minced-pork': 'minced pork',
  ham: 'ham',
  bacon: 'bacon',
  lard: 'lard (pork fat)',
  'crab-stick': 'crab stick (fish)',
  egg: 'egg',
  'egg-in-batter': 'egg in the batter',
  'egg-in-noodles': 'egg in the noodles',
  mayonnaise: 'mayonnaise (egg)',
  milk: 'milk',
  butter: 'butter',
  cream: 'cream',
  cheese: 'cheese',
  yoghurt: 'yoghurt',
  ghee: 'ghee (butter)',
  gelatin: 'gelatin',
  honey: 'honey',
  alcohol: 'alcohol',
  'wheat-flour': 'wheat flour',
  'soy-sauce': 'soy sauce',
  peanuts: 'peanuts',
  nuts: 'nuts',
  sesame: 'sesame',
  seasoning: 'seasonings (soy sauce, pastes, sesame oil)',
};

/** A hidden ingredient in plain English; a code nobody listed yet is spelt out rather than left out. */
export function toHiddenWords(code: string): string {
  return Object.hasOwn(HIDDEN_WORDS, code)
    ? (HIDDEN_WORDS[code] ?? code)
    : code.replaceAll('-', ' ');
}
