import { splitBrackets } from '@kioot/engine';
import { isKnownDish } from '@kioot/engine/verdicts';
import type { Lexicon } from '@kioot/engine/lexicon';
import { createCorrection } from './correct';
import { createDishReader, type CreateNames } from './known-dish';
import { toWrittenDishes } from './lines';
import { findCutNames } from './lost-letters';
import { isRemark } from './no-dish';
import { toSeenDishes } from './seen-dishes';
import { createSuggestions } from './suggest';
import { toMenuText } from './text-file';
import type { KnownDish, ReadDish, SeenLine, Suggestion } from './types';

/** Reads menus over one lexicon. Nothing here throws on any text. */
export interface MenuReader {
  /** The dishes of a text, pasted or typed, in order. */
  readText(text: string): ReadDish[];
  /** The dishes of what a recogniser read in a photo, in order. */
  readLines(lines: readonly SeenLine[]): ReadDish[];
  /** What a dish is, by its Korean name as it stands. */
  getDish(ko: string): KnownDish;
  /** Dishes that begin with, hold or sound like what somebody typed so far, the likeliest first. */
  suggest(typed: string, most: number): Suggestion[];
}

/** Builds a reader whose dishes are named in English, or as `createNames` does; the lexicon is indexed here, once. */
export function createMenuReader(lexicon: Lexicon, createNames?: CreateNames): MenuReader {
  const getDish = createDishReader(lexicon, createNames);
  const correct = createCorrection(lexicon, getDish);

  /** Puts the name right; what its brackets say is judged as it stands. */
  const correctName = (
    name: string,
    brackets: string,
    seen?: readonly number[],
  ): ReturnType<typeof correct> => {
    const { ko, certain, others } = correct(name, seen);
    return { ko: ko + brackets, certain, others: others.map((other) => other + brackets) };
  };

  /** Without a price the name of the house, a heading, a speck or the corner of a picture is no dish. */
  const withoutHeadings = (dishes: readonly ReadDish[]): ReadDish[] => {
    const isPriced = 2 * dishes.filter(({ price }) => price !== null).length > dishes.length;
    return dishes.filter(({ ko, price, certain }) => {
      if (price !== null) return true;
      if (isRemark(ko, false) || (!certain && ko.length === 1)) return false;
      return !isPriced || isKnownDish(getDish(ko));
    });
  };

  return {
    readText: (text) =>
      toWrittenDishes(toMenuText(text).split(/\r\n?|\n/)).map(({ name: written, price }) => {
        const { name, brackets } = splitBrackets(written);
        return { ...correctName(name, brackets), read: written, price, box: null };
      }),
    readLines: (lines) => {
      const found = toSeenDishes(lines);
      const cut = findCutNames(found);
      const seenDishes = found.map((dish) => {
        const corrected = correctName(dish.name, dish.brackets, dish.seen);
        const certain = corrected.certain && !cut.has(dish);
        return { dish, corrected: { ...corrected, certain } };
      });
      // Where one of the names that a sign parts was not read, the sign may have been a letter, and the other half a name.
      const unsure = new Set(
        seenDishes.flatMap(({ dish, corrected }) => (corrected.certain ? [] : [dish.stretch])),
      );
      return withoutHeadings(
        seenDishes.map(({ dish: { name, brackets, price, box, stretch }, corrected }) => ({
          ...{ ...corrected, certain: !unsure.has(stretch) },
          ...{ read: name + brackets, price, box },
        })),
      );
    },
    getDish,
    suggest: createSuggestions(lexicon, (ko) => getDish(ko).en),
  };
}
