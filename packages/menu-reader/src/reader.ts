import { splitBrackets } from '@kioot/engine';
import { isKnownDish } from '@kioot/engine/verdicts';
import { type Lexicon, toTermNames } from '@kioot/engine/lexicon';
import { toRegExpAlternatives } from '@kioot/engine/text';
import { createNameCorrector } from './name-correction';
import { createDishDescriber, createFactsReader, type CreateForeignNamer } from './dish-details';
import { toTextDishes } from './text-dishes';
import { findTruncatedNames } from './truncated-names';
import { isRemark } from './line-classifier';
import { toPhotoDishes } from './photo-dishes';
import { createNameSuggester, type SuggestibleDish } from './name-suggestions';
import { normalizeMenuText } from './text-file';
import type { DishDetails, ReadDish, RecognizedLine, DishSuggestion } from './types';

const ONLY_HANGUL = /^[가-힣]+$/;

/** Dishes of the lexicon, official list first, without misspellings of others. */
function toSuggestibleDishes({ entries, tables }: Lexicon): SuggestibleDish[] {
  const names = new Map<string, SuggestibleDish>();
  for (const [ko, en] of Object.entries(tables.official)) {
    names.set(ko, { ko, en, isOfficial: true });
  }
  const misspelling = new RegExp(toRegExpAlternatives(Object.keys(tables.spellings)));
  for (const { kind, en, terms } of entries) {
    if (kind !== 'dish') continue;
    const english = new Map(toTermNames(en, 'dish').map((name) => [name.term, name.en]));
    for (const ko of terms) {
      if (ko.length < 2 || !ONLY_HANGUL.test(ko) || names.has(ko) || misspelling.test(ko)) continue;
      names.set(ko, { ko, en: english.get(ko) ?? '', isOfficial: false });
    }
  }
  return [...names.values()];
}

/** Reads menus with one lexicon. Never throws on any text. */
export interface MenuReader {
  /** Dishes of pasted or typed text, in order. */
  readText(text: string): ReadDish[];
  /** Dishes of recognized lines, in order. */
  readLines(lines: readonly RecognizedLine[]): ReadDish[];
  /** Details of a dish by its exact Korean name. */
  getDish(ko: string): DishDetails;
  /** Dishes whose name begins with, contains or sounds like the typed text, most likely first. */
  suggest(typed: string, limit: number): DishSuggestion[];
}

/**
 * Creates a reader; indexes the lexicon once.
 *
 * @param createNames names in another language; English without it
 * @example
 * createMenuReader(lexicon).readText('김치찌개 8,000')[0]; // => { ko: '김치찌개', price: 8000 }
 */
export function createMenuReader(lexicon: Lexicon, createNames?: CreateForeignNamer): MenuReader {
  const getDish = createDishDescriber(lexicon, createNames);
  const getFacts = createFactsReader(lexicon);
  const correctPlainName = createNameCorrector(lexicon, getFacts);
  const suggest = createNameSuggester(() => toSuggestibleDishes(lexicon));

  /** Corrects the name only; brackets are classified as written. */
  const correctName = (
    name: string,
    brackets: string,
    confidences?: readonly number[],
  ): ReturnType<typeof correctPlainName> => {
    const { ko, certain, others } = correctPlainName(name, confidences);
    return { ko: ko + brackets, certain, others: others.map((other) => other + brackets) };
  };

  /** Removes unpriced headings, restaurant names and noise. */
  const removeHeadings = (dishes: readonly ReadDish[]): ReadDish[] => {
    const isPriced = 2 * dishes.filter(({ price }) => price !== null).length > dishes.length;
    return dishes.filter(({ ko, price, certain }) => {
      if (price !== null) return true;
      if (isRemark(ko, false) || (!certain && ko.length === 1)) return false;
      return !isPriced || isKnownDish(getFacts(ko));
    });
  };

  return {
    readText: (text) =>
      toTextDishes(normalizeMenuText(text).split(/\r\n?|\n/)).map(({ name: written, price }) => {
        const { name, brackets } = splitBrackets(written);
        return { ...correctName(name, brackets), read: written, price, box: null };
      }),
    readLines: (lines) => {
      const photoDishes = toPhotoDishes(lines);
      const truncated = findTruncatedNames(photoDishes);
      const correctedDishes = photoDishes.map((dish) => {
        const corrected = correctName(dish.name, dish.brackets, dish.confidences);
        const certain = corrected.certain && !truncated.has(dish);
        return { dish, corrected: { ...corrected, certain } };
      });
      // If one of the names separated by a sign was not read, the sign may have been a letter and
      // the others parts of a name.
      const uncertainSegments = new Set(
        correctedDishes.flatMap(({ dish, corrected }) => (corrected.certain ? [] : [dish.segment])),
      );
      return removeHeadings(
        correctedDishes.map(({ dish: { name, brackets, price, box, segment }, corrected }) => ({
          ...{ ...corrected, certain: !uncertainSegments.has(segment) },
          ...{ read: name + brackets, price, box },
        })),
      );
    },
    getDish,
    suggest: (typed, limit) => suggest(typed, limit).map(({ ko }) => ({ ko, en: getDish(ko).en })),
  };
}
