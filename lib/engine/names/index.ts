import { splitMenu, takeSizes } from '../menu';
import { indexLexicon } from '../reading/index-lexicon';
import type { Lexicon } from '../reading/lexicon';
import { toAlternatives } from '../text/alternatives';
import { agree, type KnownDish } from './agree';
import { compose } from './compose';
import { createLoanReader, type LoanWords } from './loan';
import { toEnglishNote } from './notes';
import { readName } from './read';
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
  const official = new Map(Object.entries(lexicon.tables.official));
  const spellAlike = toSpeller(lexicon.tables.spellings);
  const withLoan = (part: Part): Part => {
    const en = part.kind === 'unknown' ? readLoan(part.ko) : null;
    return en === null ? part : { ...part, kind: 'dish', attribute: en, head: en };
  };
  const toName = (dish: string): DishEnglish => {
    const ko = dish.normalize('NFC').trim();
    const spelt = spellAlike(ko);
    const known = official.get(ko.replace(/\s/g, '')) ?? official.get(spelt.replace(/\s/g, ''));
    if (known !== undefined) return { ko: dish, en: known, how: 'official' };
    // "소금빵 2개": counts are no part of the name. Where nothing else is left they are all there is.
    const named = takeSizes(takeSizes(spelt).rest.replace(BRACKETS, ' ')).rest;
    const pieces = toPieces(named === '' ? spelt : named).map((piece) =>
      readName(index, piece).map(withLoan),
    );
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

/** Variant spellings in one pattern, longest first. */
function toSpeller(spellings: Readonly<Record<string, string>>): (text: string) => string {
  const variants = Object.keys(spellings).sort((a, b) => b.length - a.length);
  if (variants.length === 0) return (text) => text;
  const pattern = new RegExp(toAlternatives(variants), 'g');
  return (text) => text.replace(pattern, (variant) => spellings[variant] ?? variant);
}

const BRACKETS = /[()[\]{}<>「」『』【】《》〈〉]/g;

/** No dish has a longer name; a longer text is read piece by piece, which keeps the time linear. */
const LONGEST_NAME = 120;

function toPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_NAME) {
    const blank = rest.lastIndexOf(' ', LONGEST_NAME);
    const end = blank > 0 ? blank : LONGEST_NAME;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

function withNotes(en: string, notes: readonly string[]): string {
  const english = notes.map(toEnglishNote).filter((note) => note !== null);
  return english.length === 0 ? en : `${en} (${english.join(', ')})`;
}

/** A word that is only spelt out is understood where it is a name: in front of a set or a course. */
function isUnderstood(parts: readonly Part[]): boolean {
  return parts.every((part, at) => part.kind !== 'unknown' || parts[at + 1]?.kind === 'serving');
}
