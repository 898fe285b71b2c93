import { en as notes } from '../../lexicon/note-names.json';
import { indexLexicon } from '../segmentation/index-lexicon';
import type { Lexicon } from '../segmentation/lexicon';
import { createDishNamer, nameMenu, type NamedDish } from './dish-namer';
import { ENGLISH } from './english-grammar';
import { toEnglishTitle } from './english-title';
import { createLoanWordReader, type LoanWords } from './loan-words';
import type { AnimalFacts } from './reconcile-english';
import type { DishEnglish, TitleEnglish } from './types';

export { createDishKeyFunction } from './dish-key';
export { createDishNamer, type DishNamer } from './dish-namer';
export type { AnimalNames } from './foreign-grammar';
export { toKatakanaTitle } from './katakana';
export { ENGLISH } from './english-grammar';
export { JAPANESE } from './japanese-grammar';
export { SIMPLIFIED, TRADITIONAL } from './chinese-grammar';
export type { LoanWords } from './loan-words';

/**
 * English names of Korean dishes, menus and restaurants. Pure: the same text always gives the same
 * name.
 */
export interface EnglishNamer {
  /** One dish: "해물순두부찌개" -> "Seafood and Soft Bean Curd Stew". */
  toDish: (dish: string) => DishEnglish;
  /** Menu text (HTML allowed): its dishes one by one, followed by prices and sizes. */
  toMenu: (menu: string) => { ko: string; en: string; dishes: readonly DishEnglish[] };
  /** Name of a restaurant; an official English name is taken as it is. */
  toTitle: (titleKo: string, titleEng?: string) => TitleEnglish;
}

/**
 * Creates a namer for English; the lexicon is indexed once. Never throws on any text; linear in its
 * length.
 *
 * @param loanWords table for restaurant names and for words of dishes that nothing else explains;
 *   without it such words are romanized
 * @example
 * createEnglishNamer(getLexicon(), createEngine(getLexicon()).classifyDish).toTitle('성수노루').en; // => "Seongsu Noru"
 */
export function createEnglishNamer(
  lexicon: Lexicon,
  classify: (dish: string) => AnimalFacts,
  loanWords?: LoanWords,
): EnglishNamer {
  const index = indexLexicon(lexicon);
  const readLoan = loanWords
    ? createLoanWordReader(loanWords, lexicon.tables.titleParts)
    : () => null;
  const toName = createDishNamer(lexicon, { ...ENGLISH, readLoan }, classify);
  return {
    toDish: (dish) => toDishEnglish(toName(dish)),
    toMenu: (menu) => {
      const { ko, name, dishes } = nameMenu(menu, toName, ENGLISH, notes);
      return { ko, en: name, dishes: dishes.map(toDishEnglish) };
    },
    toTitle: (titleKo, titleEng = '') =>
      toEnglishTitle(titleKo, titleEng, { index, readLoan, areas: loanWords?.areas ?? {} }),
  };
}

const toDishEnglish = ({ ko, name, how }: NamedDish): DishEnglish => ({
  ko,
  en: name,
  how: how === 'spelt' ? 'romanised' : how,
});
