import { splitMenu } from '../menu';
import { indexLexicon } from '../reading/index-lexicon';
import type { Lexicon } from '../reading/lexicon';
import { agree, type KnownDish } from './agree';
import { compose } from './compose';
import { createDishReader, isUnderstood } from './dish-reader';
import { createLoanReader, type LoanWords } from './loan';
import { toEnglishNote } from './notes';
import { toEnglishTitle } from './title';
import type { DishEnglish, MenuEnglish, Part, TitleEnglish } from './types';

export type { LoanWords } from './loan';
export type { DishEnglish, MenuEnglish, TitleEnglish } from './types';

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
 * Prepares the lexicon once. Dish names come from the official list of 800 first, then from parts that
 * are all understood, then from letters; what it says of animals is brought in line with what `classify`
 * finds in the dish. Nothing here throws on any text; time is linear in its length.
 *
 * @param loanWords what names of restaurants, and words of dishes that nothing else explains, are looked up in; without
 *   them such words are spelt in Latin letters.
 */
export function createNames(
  lexicon: Lexicon,
  classify: (dish: string) => KnownDish,
  loanWords?: LoanWords,
): English {
  const index = indexLexicon(lexicon);
  const readLoan = loanWords ? createLoanReader(loanWords, lexicon.tables.titleParts) : () => null;
  const readDish = createDishReader(index, lexicon.tables.official);
  const withLoan = (part: Part): Part => {
    const en = part.kind === 'unknown' ? readLoan(part.ko) : null;
    return en === null ? part : { ...part, kind: 'dish', attribute: en, head: en };
  };
  const toName = (dish: string): DishEnglish => {
    const read = readDish(dish);
    if ('official' in read) return { ko: dish, en: read.official, how: 'official' };
    const pieces = read.pieces.map((parts) => parts.map(withLoan));
    const en = pieces.map(compose).join(' ');
    return { ko: dish, en, how: pieces.every(isUnderstood) ? 'composed' : 'romanised' };
  };
  const toDish = (dish: string): DishEnglish => {
    const name = toName(dish);
    return { ...name, en: agree(name.en, classify(dish)) };
  };
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
