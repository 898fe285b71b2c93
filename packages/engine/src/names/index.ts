import { splitMenu } from '../menu';
import { indexLexicon } from '../reading/index-lexicon';
import type { Lexicon } from '../reading/lexicon';
import type { AnimalFacts } from './agree';
import { createDishNamer } from './dish-names';
import { createLoanReader, type LoanWords } from './loan';
import { toEnglishNote } from './notes';
import { toEnglishTitle } from './title';
import type { DishEnglish, MenuEnglish, TitleEnglish } from './types';

export { createDishKeys } from './dish-key';
export { createDishNamer } from './dish-names';
export { createForeignNames, type ForeignNames, type Grammar } from './foreign';
export type { AnimalNames } from './foreign-agree';
export { toHouseName } from './house';
export { JAPANESE } from './ja';
export type { LoanWords } from './loan';
export type { DishEnglish, MenuEnglish, TitleEnglish } from './types';
export { SIMPLIFIED, TRADITIONAL } from './zh';

/** Korean menus and names in English. Results are values: the same text always reads the same. */
export interface English {
  /** One dish: "해물순두부찌개" -> "Seafood and Soft Bean Curd Stew". */
  toDish: (dish: string) => DishEnglish;
  /** A menu text (HTML allowed): its dishes one by one, prices and sizes kept behind them. */
  toMenu: (menu: string) => MenuEnglish;
  /** A restaurant's name; an official English name is taken as it is. */
  toTitle: (titleKo: string, titleEng?: string) => TitleEnglish;
}

/**
 * Prepares the lexicon once; dishes are named by `createDishNamer`. Nothing here throws on any text; time is linear in its
 * length.
 *
 * @param loanWords what names of restaurants, and words of dishes that nothing else explains, are looked up in; without
 *   them such words are spelt in Latin letters.
 */
export function createNames(
  lexicon: Lexicon,
  classify: (dish: string) => AnimalFacts,
  loanWords?: LoanWords,
): English {
  const index = indexLexicon(lexicon);
  const readLoan = loanWords ? createLoanReader(loanWords, lexicon.tables.titleParts) : () => null;
  const toDish = createDishNamer(lexicon, classify, readLoan);
  return {
    toDish,
    toMenu: (menu) => {
      const items = splitMenu(menu);
      const dishes = items.map((item) => toDish(item.dish));
      const en = items.map((item, at) => withNotes(dishes[at]?.en ?? '', item.notes)).join(', ');
      return { ko: menu, en, dishes };
    },
    toTitle: (titleKo, titleEng = '') => toEnglishTitle(titleKo, titleEng, { index, readLoan }),
  };
}

function withNotes(en: string, notes: readonly string[]): string {
  const english = notes.map(toEnglishNote).filter((note) => note !== null);
  return english.length === 0 ? en : `${en} (${english.join(', ')})`;
}
