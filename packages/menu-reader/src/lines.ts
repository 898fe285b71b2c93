import { findLegend, splitMenu, toDetailOfDish, type Legend, isSize } from '@kioot/engine';
import { isRemark } from './no-dish';
import { cutAtPrices } from './price';

/** A dish as it stands on a menu, before it is put right. */
export interface WrittenDish {
  /** With the brackets that belong to it: "비건 케이크 (우유 포함)". */
  name: string;
  /** In won. */
  price: number | null;
}

/** Dots, dashes and lines that lead the eye from a dish to its price. */
const LEADERS = /(?:[.·ㆍ․…‥_=─━—-] ?){3,}|[…‥]+|[·ㆍ․]{2,}|\.{2,}/g;
const COLUMNS = /\t+| {3,}|　+/;

/** Whether words say only which size a price is for. */
export const isPortion = (words: string): boolean =>
  words
    .split(/[\s()[\]/,|:·-]+/)
    .filter(Boolean)
    .every((word) => isSize(word));

interface Line {
  dishes: WrittenDish[];
  /** Prices before any name: they belong to what stands above. */
  prices: number[];
}

/** The dishes of one line, or of one column of it. */
function toLine(text: string, legend: Legend): Line {
  const line: Line = { dishes: [], prices: [] };
  const stretches = cutAtPrices(text);
  const hasPrice = stretches.some(({ won }) => won !== null);
  if (!hasPrice && isRemark(text, false)) return line;
  let open: WrittenDish[] = [];
  for (const { text: words, won } of stretches) {
    if (won !== null) {
      for (const dish of open) dish.price ??= won;
      if (line.dishes.length === 0) line.prices.push(won);
      continue;
    }
    if (isPortion(words)) continue;
    if (isRemark(words, hasPrice)) continue;
    open = splitMenu(words, legend)
      .filter(({ isDish }) => isDish || hasPrice)
      .map(({ dish }) => ({ name: dish, price: null }));
    line.dishes.push(...open);
  }
  return line;
}

/**
 * The dishes of lines of a menu, in order. A price stands behind its dish or below it; where all names come first and as many
 * prices behind them, as a copied table does, each goes to its own.
 */
export function toWrittenDishes(lines: readonly string[]): WrittenDish[] {
  const dishes: WrittenDish[] = [];
  const legend = findLegend(lines.join('\n'));
  /** Dishes without a price at the end of what was read, and the prices that came since. */
  let waiting: WrittenDish[] = [];
  let prices: number[] = [];
  const settle = () => {
    if (prices.length === waiting.length) {
      waiting.forEach((dish, at) => (dish.price = prices[at] ?? null));
    } else {
      const last = waiting.at(-1);
      if (last && waiting.length > prices.length && prices.length === 1) {
        last.price = prices[0] ?? null;
      } else if (last && waiting.length === 1) last.price = prices[0] ?? null;
    }
    waiting = [];
    prices = [];
  };
  for (const written of lines) {
    for (const column of written.replace(LEADERS, ' ').split(COLUMNS)) {
      const text = column.replace(/\s+/g, ' ').trim();
      if (text === '') continue;
      const above = dishes.at(-1);
      const detail = above ? toDetailOfDish(text) : null;
      if (above && detail !== null) {
        above.name = `${above.name} ${detail}`;
        continue;
      }
      const line = toLine(text, legend);
      prices.push(...line.prices);
      if (line.dishes.length === 0) continue;
      if (prices.length > line.prices.length || line.dishes.some(({ price }) => price !== null)) {
        settle();
      }
      dishes.push(...line.dishes);
      waiting.push(...line.dishes.filter(({ price }) => price === null));
    }
  }
  settle();
  return dishes;
}
