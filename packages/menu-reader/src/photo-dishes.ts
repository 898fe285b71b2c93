import { findLegend, splitBrackets, splitMenu, toDishDetail, type Legend } from '@kioot/engine';
import { hasLetter } from '@kioot/engine/text';
import { toBoundingBox, toColumns, type Column } from './column-layout';
import { getMedian } from './median';
import { isOnlySize } from './text-dishes';
import { isRemark } from './line-classifier';
import { splitAtPrices } from './price';
import type { Box, RecognizedLine } from './types';

/** Dish as recognized. */
export interface PhotoDish {
  name: string;
  /** Its brackets after a space: " (우유 포함)"; '' without any. */
  brackets: string;
  /** Confidence per non-blank letter, 0 to 100. */
  confidences: readonly number[];
  price: number | null;
  box: Box;
  /**
   * Segment of the line it stands in, shared with dishes separated by a sign or gap but no price.
   */
  segment: object;
}

const MIN_DISH_WON = 1_000;
/** Largest distance of a price below its dish, in line heights. */
const MAX_PRICE_DROP_EM = 2.6;

const stripWhitespace = (text: string): string => text.replace(/\s/g, '');
const toMiddle = (from: number, length: number): number => from + length / 2;

const joinColumns = (columns: readonly Column[]): string =>
  columns.map(({ text }) => text).join('  ');

/** Dishes of one segment with their confidences. */
function toSegmentDishes(
  column: Column,
  hasPrice: boolean,
  segment: object,
  legend: Legend,
): PhotoDish[] {
  const { text: words, characters } = removeStrayStrokes(column);
  const letters = stripWhitespace(words);
  let from = 0;
  return splitMenu(removeInnerSigns(words), legend)
    .filter(({ isDish }) => isDish || hasPrice)
    .map(({ dish }) => {
      const { name: written, brackets } = splitBrackets(dish);
      const name = stripWhitespace(written);
      const at = Math.max(letters.indexOf(name, from), 0);
      const isContiguous = letters.startsWith(name, at);
      const ownCharacters = isContiguous ? characters.slice(at, at + name.length) : characters;
      if (isContiguous) from = at + name.length;
      const minConfidence = Math.min(...ownCharacters.map(({ confidence }) => confidence));
      return {
        name: written,
        brackets,
        confidences: Array.from(
          name,
          (_, letterIndex) =>
            (isContiguous ? ownCharacters[letterIndex]?.confidence : minConfidence) ?? 0,
        ),
        price: null,
        box: toBoundingBox(ownCharacters.map(({ box }) => box)),
        segment,
      };
    });
}

/** Misread ㅅ and ㅣ, where the adjacent letters have low confidence as well. */
const STRAY_STROKES = /(?<=[가-힣\d]) ?[/\\|:;] ?(?:[/\\|:;] ?)*(?=[가-힣])|[/\\|]+ ?(?=[가-힣])/g;
const MIN_SIGN_CONFIDENCE = 75;
/** Placeholder of a removed sign, absent from any text. */
const REMOVED_SIGN = '\u{FFFF}';

/**
 * Removes signs that are pieces of letters, so that they do not split a name, and sets the
 * confidence of the affected letters to 0.
 */
function removeStrayStrokes({ text, characters }: Column): Column {
  const remaining = [...characters];
  const words = text.replace(STRAY_STROKES, (strokes, at: number) => {
    const from = stripWhitespace(text.slice(0, at)).length;
    const to = from + stripWhitespace(strokes).length;
    const around = characters.slice(Math.max(0, from - 1), to + 1);
    const isSure = around.every(({ confidence }) => confidence >= MIN_SIGN_CONFIDENCE);
    if (isSure && !strokes.includes('\\')) return strokes;
    for (let letter = Math.max(0, from - 1); letter <= to; letter += 1) {
      const character = remaining[letter];
      if (character) remaining[letter] = { ...character, confidence: 0 };
    }
    return REMOVED_SIGN.repeat(stripWhitespace(strokes).length);
  });
  const letters = stripWhitespace(words);
  return {
    text: words.replaceAll(REMOVED_SIGN, ''),
    characters: remaining.filter((_, at) => letters.charAt(at) !== REMOVED_SIGN),
  };
}

/** Removes specks and frames inside a word; a sign between two words stays. */
const removeInnerSigns = (words: string): string =>
  words.replace(
    /(?<=(?:^|[^가-힣])[가-힣]{0,2})[|·ㆍ*~_'`"^°、。.,](?=[가-힣])|(?<=[가-힣])[|·ㆍ*~_'`"^°、。.,](?=[가-힣]{0,2}(?:[^가-힣]|$))/gu,
    '',
  );

/** Misread ₩: a single syllable between a dish and its price. */
const isWonSign = (text: string, unpriced: readonly PhotoDish[]): boolean =>
  text.trim().length === 1 && unpriced.some(({ price }) => price === null);

/** Digits that ₩ is misread as. */
const WON_SIGN_DIGITS = ['1', '7', '8'] as const;
const MIN_SIGNED_PRICES = 4;
const MIN_SIGNED_SHARE = 0.75;
/**
 * Most prices from 10,000 begin with 1, so that it counts as a sign only beside many six-digit
 * prices and without smaller ones.
 */
const MIN_SIX_DIGIT_SHARE = 1 / 3;
const SIX_DIGIT_WON = 100_000;
const OUTLIER_FACTOR = 5;

const dropFirstDigit = (price: number): number => Number(String(price).slice(1));

/** Digit that stands for ₩ on the whole menu. */
function findWonSignDigit(prices: readonly number[]): string | undefined {
  const longPrices = prices.filter((price) => price >= 10 * MIN_DISH_WON);
  return WON_SIGN_DIGITS.find((digit) => {
    const signed = longPrices.filter((price) => String(price).startsWith(digit));
    if (
      signed.length < MIN_SIGNED_PRICES ||
      signed.some((each) => dropFirstDigit(each) < MIN_DISH_WON)
    ) {
      return false;
    }
    if (digit !== '1')
      return (
        signed.length >= MIN_SIGNED_SHARE * longPrices.length && 2 * signed.length >= prices.length
      );
    const sixDigits = signed.filter((price) => price >= SIX_DIGIT_WON).length;
    return (
      signed.length === prices.length &&
      sixDigits >= MIN_SIX_DIGIT_SHARE * prices.length &&
      sixDigits < prices.length
    );
  });
}

/** Removes a digit misread from ₩ on the whole menu; a single implausible price becomes null. */
function removeWonSignDigits(dishes: readonly PhotoDish[]): void {
  const prices = dishes.flatMap(({ price }) => price ?? []);
  const digit = findWonSignDigit(prices);
  const median = getMedian(prices) ?? 0;
  for (const dish of dishes) {
    const { price } = dish;
    if (price === null || price < 10 * MIN_DISH_WON) continue;
    const remainder = dropFirstDigit(price);
    if (digit && String(price).startsWith(digit)) dish.price = remainder;
    else if (
      price >= SIX_DIGIT_WON &&
      price > OUTLIER_FACTOR * median &&
      remainder >= MIN_DISH_WON &&
      remainder <= OUTLIER_FACTOR * median
    )
      dish.price = null;
  }
}

/** Dish of a price without one on its line: the nearest above it, or on its left. */
function findPricedDish(
  unpriced: readonly PhotoDish[],
  { box }: { box: Box },
): PhotoDish | undefined {
  const [x, y, width, height] = box;
  let owner: PhotoDish | undefined;
  let minDistance = Infinity;
  for (const dish of unpriced) {
    const [left, top, dishWidth, dishHeight] = dish.box;
    const em = Math.max(height, Math.min(dishHeight, 2 * height));
    const below = (toMiddle(y, height) - toMiddle(top, dishHeight)) / em;
    if (below < -0.5 || below > MAX_PRICE_DROP_EM) continue;
    const aside = Math.max(0, x - (left + dishWidth), left - (x + width)) / em;
    const isBeside = Math.abs(below) < 0.6 && x > left;
    const distance = below + aside * (isBeside ? 0.1 : 1);
    if (distance < minDistance && (isBeside || aside < 3)) {
      minDistance = distance;
      owner = dish;
    }
  }
  return owner;
}

/**
 * Dishes of the lines of a photo. Names and prices share a line, stand in columns, or a price
 * stands below its dish.
 */
export function toPhotoDishes(lines: readonly RecognizedLine[]): PhotoDish[] {
  const dishes: PhotoDish[] = [];
  const prices: { won: number; box: Box }[] = [];
  const rows = toColumns(lines);
  const legend = findLegend(rows.map(joinColumns).join('\n'));
  for (const columns of rows) {
    const segments = columns.flatMap(({ text, characters }) => {
      let at = 0;
      return splitAtPrices(text).map((segment) => {
        const from = at;
        at += stripWhitespace(segment.text).length;
        return { ...segment, characters: characters.slice(from, at) };
      });
    });
    const lineText = joinColumns(columns);
    const hasPrice = segments.some(({ won }) => won !== null);
    const above = dishes.at(-1);
    const detail = above ? toDishDetail(lineText) : null;
    if (above && detail !== null) {
      above.brackets += ` ${detail}`;
      continue;
    }
    if (hasLetter(lineText) && isRemark(lineText, hasPrice)) continue;
    let unpriced: PhotoDish[] = [];
    for (const { text, won, characters } of segments) {
      if (characters.length === 0) continue;
      if (won !== null) {
        if (unpriced.length === 0)
          prices.push({ won, box: toBoundingBox(characters.map(({ box }) => box)) });
        for (const dish of unpriced) dish.price ??= won;
      } else if (!isOnlySize(text) && !isRemark(text, hasPrice) && !isWonSign(text, unpriced)) {
        const [last] = hasPrice ? unpriced : [];
        const segment = last?.price === null ? last.segment : {};
        unpriced = toSegmentDishes({ text, characters }, hasPrice, segment, legend);
        dishes.push(...unpriced);
      }
    }
  }
  for (const price of prices) {
    const owner = findPricedDish(
      dishes.filter((dish) => dish.price === null),
      price,
    );
    if (owner) owner.price = price.won;
  }
  removeWonSignDigits(dishes);
  return dishes;
}
