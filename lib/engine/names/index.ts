import { splitMenu, takeSizes } from '../menu';
import { compose } from './compose';
import { toLexicon } from './lexicon';
import { toEnglishNote } from './notes';
import { segment } from './segment';
import { toEnglishTitle } from './title';
import type { DishEnglish, EnglishData, MenuEnglish, Part } from './types';

export type { DishEnglish, EnglishData, EnglishParts, MenuEnglish } from './types';

/** Korean menus and names in English. Results are values: the same text always reads the same. */
export interface English {
  /** One dish: "해물순두부찌개" -> "Seafood and Soft Bean Curd Stew". */
  toDish: (dish: string) => DishEnglish;
  /** A menu text (HTML allowed): its dishes one by one, prices and sizes kept behind them. */
  toMenu: (menu: string) => MenuEnglish;
  /** A restaurant's name; an official English name is taken as it is. */
  toTitle: (titleKo: string, titleEng?: string) => string;
}

/**
 * Prepares the tables once. Dish names come from the official list of 800 first, then from parts that
 * are all understood, then from letters. Nothing here throws on any text; time is linear in its length.
 */
export function createEnglish(data: EnglishData): English {
  const lexicon = toLexicon(data);
  const toDish = (dish: string): DishEnglish => {
    const ko = dish.normalize('NFC').trim();
    const spelt = lexicon.spell(ko);
    const official =
      lexicon.official.get(ko.replace(/\s/g, '')) ?? lexicon.official.get(spelt.replace(/\s/g, ''));
    if (official !== undefined) return { ko: dish, en: official, how: 'official' };
    // "소금빵 2개": counts are no part of the name. Where nothing else is left they are all there is.
    const named = takeSizes(spelt.replace(BRACKETS, ' ')).rest;
    const pieces = toPieces(named === '' ? spelt : named).map((piece) => segment(piece, lexicon));
    const en = pieces.map(compose).join(' ');
    return { ko: dish, en, how: pieces.every(isUnderstood) ? 'composed' : 'romanised' };
  };
  return {
    toDish,
    toMenu: (menu) => {
      const items = splitMenu(menu);
      const dishes = items.map((item) => toDish(item.dish));
      const en = items.map((item, at) => withNotes(dishes[at]?.en ?? '', item.notes)).join(', ');
      return { ko: menu, en, dishes };
    },
    toTitle: (titleKo, titleEng = '') => toEnglishTitle(titleKo, titleEng, lexicon, data.parts),
  };
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
