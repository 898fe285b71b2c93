import { findLegend, splitMenu, toDishDetail, type Legend, isSize } from '@kioot/engine';
import { isRemark } from './line-classifier';
import { splitAtPrices } from './price';

/** Dish as written, before correction. */
export interface TextDish {
  /** With its brackets: "비건 케이크 (우유 포함)". */
  name: string;
  /** In won. */
  price: number | null;
}

/** Dots, dashes or lines from a dish to its price. */
const DOT_LEADERS = /(?:[.·ㆍ․…‥_=─━—-] ?){3,}|[…‥]+|[·ㆍ․]{2,}|\.{2,}/g;
const COLUMN_GAP = /\t+| {3,}|　+/;

/** True for text that only names a size, such as 대 or 중. */
export const isOnlySize = (words: string): boolean =>
  words
    .split(/[\s()[\]/,|:·-]+/)
    .filter(Boolean)
    .every((word) => isSize(word));

interface ParsedLine {
  dishes: TextDish[];
  /** Prices before any name; they belong to a line above. */
  prices: number[];
}

/** Dishes of a line, or of a column of it. */
function parseLine(text: string, legend: Legend): ParsedLine {
  const line: ParsedLine = { dishes: [], prices: [] };
  const segments = splitAtPrices(text);
  const hasPrice = segments.some(({ won }) => won !== null);
  if (!hasPrice && isRemark(text, false)) return line;
  let unpriced: TextDish[] = [];
  for (const { text: words, won } of segments) {
    if (won !== null) {
      for (const dish of unpriced) dish.price ??= won;
      if (line.dishes.length === 0) line.prices.push(won);
      continue;
    }
    if (isOnlySize(words)) continue;
    if (isRemark(words, hasPrice)) continue;
    unpriced = splitMenu(words, legend)
      .filter(({ isDish }) => isDish || hasPrice)
      .map(({ dish }) => ({ name: dish, price: null }));
    line.dishes.push(...unpriced);
  }
  return line;
}

/**
 * Dishes of a menu in order. A price follows its dish or stands below it; a list of names followed
 * by as many prices, as from a copied table, is paired in order.
 */
export function toTextDishes(lines: readonly string[]): TextDish[] {
  const dishes: TextDish[] = [];
  const legend = findLegend(lines.join('\n'));
  /** Unpriced dishes at the end so far, and the prices since. */
  let waiting: TextDish[] = [];
  let prices: number[] = [];
  const assignPrices = () => {
    const last = waiting.at(-1);
    if (prices.length === waiting.length) {
      waiting.forEach((dish, index) => (dish.price = prices[index] ?? null));
    } else if (last && (prices.length === 1 || waiting.length === 1)) {
      last.price = prices[0] ?? null;
    }
    waiting = [];
    prices = [];
  };
  for (const written of lines) {
    for (const column of written.replace(DOT_LEADERS, ' ').split(COLUMN_GAP)) {
      const text = column.replace(/\s+/g, ' ').trim();
      if (text === '') continue;
      const above = dishes.at(-1);
      const detail = above ? toDishDetail(text) : null;
      if (above && detail !== null) {
        above.name = `${above.name} ${detail}`;
        continue;
      }
      const line = parseLine(text, legend);
      prices.push(...line.prices);
      if (line.dishes.length === 0) continue;
      if (prices.length > line.prices.length || line.dishes.some(({ price }) => price !== null)) {
        assignPrices();
      }
      dishes.push(...line.dishes);
      waiting.push(...line.dishes.filter(({ price }) => price === null));
    }
  }
  assignPrices();
  return dishes;
}
