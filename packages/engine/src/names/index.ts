import { english } from '../../lexicon/note-names.json';
import { splitMenu } from '../menu';
import { indexLexicon } from '../segmentation/index-lexicon';
import type { Lexicon } from '../segmentation/lexicon';
import type { AnimalFacts } from './reconcile-english';
import { appendNotes, createEnglishDishNamer } from './english-dish-namer';
import { createLoanWordReader, type LoanWords } from './loan-words';
import { translateNotes } from './notes';
import { toEnglishTitle } from './english-title';
import type { DishEnglish, MenuEnglish, TitleEnglish } from './types';

export { createDishKeyFunction } from './dish-key';
export { createEnglishDishNamer } from './english-dish-namer';
export { createForeignNamer, type ForeignNamer, type Grammar } from './foreign-namer';
export type { AnimalNames } from './reconcile-foreign';
export { toRestaurantName } from './restaurant-name';
export { JAPANESE } from './japanese-grammar';
export type { LoanWords } from './loan-words';
export type { DishEnglish, MenuEnglish, TitleEnglish } from './types';
export { SIMPLIFIED, TRADITIONAL } from './chinese-grammar';

/**
 * English names of Korean dishes, menus and restaurants. Pure: the same text always gives the same
 * name.
 */
export interface EnglishNamer {
  /** One dish: "해물순두부찌개" -> "Seafood and Soft Bean Curd Stew". */
  toDish: (dish: string) => DishEnglish;
  /** Menu text (HTML allowed): its dishes one by one, followed by prices and sizes. */
  toMenu: (menu: string) => MenuEnglish;
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
  const toDish = createEnglishDishNamer(lexicon, classify, readLoan);
  return {
    toDish,
    toMenu: (menu) => {
      const items = splitMenu(menu);
      const dishes = items.map((item) => toDish(item.dish));
      const names = items.map(({ notes }, at) =>
        appendNotes(dishes[at]?.en ?? '', translateNotes(notes, english)),
      );
      return { ko: menu, en: names.join(', '), dishes };
    },
    toTitle: (titleKo, titleEng = '') =>
      toEnglishTitle(titleKo, titleEng, { index, readLoan, areas: loanWords?.areas ?? {} }),
  };
}
