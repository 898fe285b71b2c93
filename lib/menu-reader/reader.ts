import { toPlainText } from '../engine/menu';
import type { Lexicon } from '../engine/reading/lexicon';
import { createDishReader } from './known-dish';
import { toWrittenDishes, type WrittenDish } from './lines';
import type { Box, KnownDish, ReadDish, SeenLine, Suggestion } from './types';

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

/** Builds a reader; the lexicon is indexed here, once. */
export function createMenuReader(lexicon: Lexicon): MenuReader {
  const getDish = createDishReader(lexicon);
  const official = Object.entries(lexicon.tables.official);
  const toRead = ({ name, price }: WrittenDish, box: Box | null): ReadDish => ({
    ko: name,
    read: name,
    price,
    certain: true,
    others: [],
    box,
  });
  return {
    readText: (text) =>
      toWrittenDishes(text.split(/\r\n?|\n/).map(toPlainText)).map((dish) => toRead(dish, null)),
    readLines: (lines) =>
      lines.flatMap(({ words }) => {
        const dishes = toWrittenDishes([words.map(({ text }) => text).join(' ')]);
        const left = Math.min(...words.map(({ box }) => box[0]));
        const top = Math.min(...words.map(({ box }) => box[1]));
        const right = Math.max(...words.map(({ box: [x, , width] }) => x + width));
        const bottom = Math.max(...words.map(({ box: [, y, , height] }) => y + height));
        return dishes.map((dish) => toRead(dish, [left, top, right - left, bottom - top]));
      }),
    getDish,
    suggest: (typed, most) =>
      official
        .filter(([ko]) => ko.startsWith(typed.trim()))
        .slice(0, most)
        .map(([ko, en]) => ({ ko, en })),
  };
}
