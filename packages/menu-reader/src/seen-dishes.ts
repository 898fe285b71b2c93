import { findLegend, splitBrackets, splitMenu, toDetailOfDish, type Legend } from '@kioot/engine';
import { hasLetter } from '@kioot/engine/text';
import { toBox, toColumns, type Column } from './layout';
import { isPortion } from './lines';
import { isRemark } from './no-dish';
import { cutAtPrices } from './price';
import type { Box, SeenLine } from './types';

/** A dish as a recogniser read it. */
export interface SeenDish {
  name: string;
  /** The brackets that belong to it, behind a blank: " (우유 포함)"; '' for none. */
  brackets: string;
  /** How sure the recogniser was of every letter of the name that is no blank, 0 to 100. */
  seen: readonly number[];
  price: number | null;
  box: Box;
  /** The words that it stands in, alone or with others that a sign or a gap and no price parts it from. */
  stretch: object;
}

interface SeenPrice {
  won: number;
  box: Box;
}

const LEAST_WON = 1_000;
/** A price stands at most so many heights of a line below its dish. */
const FURTHEST_BELOW = 2.6;

const squeeze = (text: string): string => text.replace(/\s/g, '');
const middle = (from: number, length: number): number => from + length / 2;

const toText = (columns: readonly Column[]): string => columns.map(({ text }) => text).join('  ');

/** The dishes of one stretch of words, each with what the recogniser thought of its letters. */
function toDishes(column: Column, hasPrice: boolean, stretch: object, legend: Legend): SeenDish[] {
  const { text: words, seen } = withoutStrokes(column);
  const letters = squeeze(words);
  let from = 0;
  return splitMenu(withoutInnerSigns(words), legend)
    .filter(({ isDish }) => isDish || hasPrice)
    .map(({ dish }) => {
      const { name: written, brackets } = splitBrackets(dish);
      const name = squeeze(written);
      const at = Math.max(letters.indexOf(name, from), 0);
      const isWhole = letters.startsWith(name, at);
      const own = isWhole ? seen.slice(at, at + name.length) : seen;
      if (isWhole) from = at + name.length;
      const least = Math.min(...own.map(({ sureness }) => sureness));
      return {
        name: written,
        brackets,
        seen: Array.from(name, (_, letter) => (isWhole ? own[letter]?.sureness : least) ?? 0),
        price: null,
        box: toBox(own.map(({ box }) => box)),
        stretch,
      };
    });
}

/** What ㅅ and ㅣ are read as, when the recogniser is not even sure of the letters beside it. */
const STROKES = /(?<=[가-힣\d]) ?[/\\|:;] ?(?:[/\\|:;] ?)*(?=[가-힣])|[/\\|]+ ?(?=[가-힣])/g;
const SURE_OF_SIGN = 75;
/** Stands for a sign that was taken out until the letters are counted; no text has it. */
const GONE = '\u{FFFF}';

/** Takes out signs that are pieces of a letter: the names that they would part are one, and its letters there were not read. */
function withoutStrokes({ text, seen }: Column): Column {
  const kept = [...seen];
  const words = text.replace(STROKES, (strokes, at: number) => {
    const from = squeeze(text.slice(0, at)).length;
    const to = from + squeeze(strokes).length;
    const around = seen.slice(Math.max(0, from - 1), to + 1);
    const isSure = around.every(({ sureness }) => sureness >= SURE_OF_SIGN);
    if (isSure && !strokes.includes('\\')) return strokes;
    for (let letter = Math.max(0, from - 1); letter <= to; letter += 1) {
      const own = kept[letter];
      if (own) kept[letter] = { ...own, sureness: 0 };
    }
    return GONE.repeat(squeeze(strokes).length);
  });
  const letters = squeeze(words);
  return {
    text: words.replaceAll(GONE, ''),
    seen: kept.filter((_, at) => letters.charAt(at) !== GONE),
  };
}

/** Specks and frames inside a word, which would cut it in two; a sign between two words stays. */
const withoutInnerSigns = (words: string): string =>
  words.replace(
    /(?<=(?:^|[^가-힣])[가-힣]{0,2})[|·ㆍ*~_'`"^°、。.,](?=[가-힣])|(?<=[가-힣])[|·ㆍ*~_'`"^°、。.,](?=[가-힣]{0,2}(?:[^가-힣]|$))/gu,
    '',
  );

/** ₩ is read as a syllable between a dish and its price. */
const isSign = (text: string, open: readonly SeenDish[]): boolean =>
  text.trim().length === 1 && open.some(({ price }) => price === null);

/** A digit that ₩ is read as, where most prices of a menu begin with it. */
const SIGN_DIGITS = ['1', '7', '8'] as const;
const LEAST_SIGNS = 4;
const MOST_OF = 0.75;
/** 1 begins most prices from 10,000 on: it is a sign only beside many of six digits, and with no price below. */
const LEAST_LONG_OF = 1 / 3;
const SIX_DIGITS = 100_000;
const MUCH_MORE = 5;

const withoutFirst = (price: number): number => Number(String(price).slice(1));

/** The digit that stands for ₩ all over a menu. */
function findSignDigit(prices: readonly number[]): string | undefined {
  const long = prices.filter((price) => price >= 10 * LEAST_WON);
  return SIGN_DIGITS.find((digit) => {
    const signed = long.filter((price) => String(price).startsWith(digit));
    if (signed.length < LEAST_SIGNS || signed.some((each) => withoutFirst(each) < LEAST_WON)) {
      return false;
    }
    if (digit !== '1')
      return signed.length >= MOST_OF * long.length && 2 * signed.length >= prices.length;
    const sixDigits = signed.filter((price) => price >= SIX_DIGITS).length;
    return (
      signed.length === prices.length &&
      sixDigits >= LEAST_LONG_OF * prices.length &&
      sixDigits < prices.length
    );
  });
}

/** ₩ is read as a digit, too: over a whole menu it goes; a single price that it may have made too high is not told. */
function withoutSigns(dishes: readonly SeenDish[]): void {
  const prices = dishes.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const digit = findSignDigit(prices);
  const usual = prices[Math.floor(prices.length / 2)] ?? 0;
  for (const dish of dishes) {
    const { price } = dish;
    if (price === null || price < 10 * LEAST_WON) continue;
    const rest = withoutFirst(price);
    if (digit && String(price).startsWith(digit)) dish.price = rest;
    else if (
      price >= SIX_DIGITS &&
      price > MUCH_MORE * usual &&
      rest >= LEAST_WON &&
      rest <= MUCH_MORE * usual
    )
      dish.price = null;
  }
}

/** The dish that a price without one on its line belongs to: the nearest above it, or beside it on the left. */
function findOwner(open: readonly SeenDish[], { box }: SeenPrice): SeenDish | undefined {
  const [x, y, width, height] = box;
  let owner: SeenDish | undefined;
  let least = Infinity;
  for (const dish of open) {
    const [left, top, wide, high] = dish.box;
    const em = Math.max(height, Math.min(high, 2 * height));
    const below = (middle(y, height) - middle(top, high)) / em;
    if (below < -0.5 || below > FURTHEST_BELOW) continue;
    const aside = Math.max(0, x - (left + wide), left - (x + width)) / em;
    const isBeside = Math.abs(below) < 0.6 && x > left;
    const far = below + aside * (isBeside ? 0.1 : 1);
    if (far < least && (isBeside || aside < 3)) {
      least = far;
      owner = dish;
    }
  }
  return owner;
}

/**
 * The dishes of the lines of a photo: names and prices stand on one line, side by side in columns, or a price stands below
 * its dish.
 */
export function toSeenDishes(lines: readonly SeenLine[]): SeenDish[] {
  const dishes: SeenDish[] = [];
  const prices: SeenPrice[] = [];
  const rows = toColumns(lines);
  const legend = findLegend(rows.map(toText).join('\n'));
  for (const columns of rows) {
    const stretches = columns.flatMap(({ text, seen }) => {
      let at = 0;
      return cutAtPrices(text).map((stretch) => {
        const from = at;
        at += squeeze(stretch.text).length;
        return { ...stretch, seen: seen.slice(from, at) };
      });
    });
    const all = toText(columns);
    const hasPrice = stretches.some(({ won }) => won !== null);
    const above = dishes.at(-1);
    const detail = above ? toDetailOfDish(all) : null;
    if (above && detail !== null) {
      above.brackets += ` ${detail}`;
      continue;
    }
    if (hasLetter(all) && isRemark(all, hasPrice)) continue;
    let open: SeenDish[] = [];
    for (const { text, won, seen } of stretches) {
      if (seen.length === 0) continue;
      if (won !== null) {
        if (open.length === 0) prices.push({ won, box: toBox(seen.map(({ box }) => box)) });
        for (const dish of open) dish.price ??= won;
      } else if (!isPortion(text) && !isRemark(text, hasPrice) && !isSign(text, open)) {
        const [last] = hasPrice ? open : [];
        const stretch = last?.price === null ? last.stretch : {};
        open = toDishes({ text, seen }, hasPrice, stretch, legend);
        dishes.push(...open);
      }
    }
  }
  for (const price of prices) {
    const owner = findOwner(
      dishes.filter((dish) => dish.price === null),
      price,
    );
    if (owner) owner.price = price.won;
  }
  withoutSigns(dishes);
  return dishes;
}
