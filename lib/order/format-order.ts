import { COUNTER_WORDS, getCounter, toSpokenName, type CountedDish } from './counters';
import { MAX_NATIVE, toNativeDeterminer, toNativeNumeral } from './korean-numerals';

/** Largest count of a dish. */
export const MAX_COUNT = MAX_NATIVE;
/** Most dishes in an order. */
export const MAX_DISHES = 20;

/** Dish of an order with its count. */
export interface OrderLine extends CountedDish {
  count: number;
}

/** Lines that are ordered, at most {@link MAX_DISHES}. */
export const getOrderedLines = <Line extends OrderLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ count }) => count >= 1).slice(0, MAX_DISHES);

/**
 * Dish with its numeral and counter.
 * @example
 * formatOrderLine({ ko: '비빔밥', count: 2 }); // => '비빔밥 두 그릇'
 */
export function formatOrderLine({ count, ...dish }: OrderLine): string {
  const counter = getCounter(dish);
  const word = COUNTER_WORDS[counter];
  const number = Math.min(count, MAX_COUNT);
  const amount =
    word === null
      ? toNativeNumeral(number)
      : counter === 'portion'
        ? `${number}${word}`
        : `${toNativeDeterminer(number)} ${word}`;
  return `${toSpokenName(dish.ko)} ${amount}`;
}

/**
 * Order as one polite Korean sentence; null when nothing is ordered.
 * @example
 * formatOrder([{ ko: '후무스', count: 1 }, { ko: '양고기 케밥', count: 2 }]);
 * // => '후무스 하나, 양고기 케밥 둘 주세요.'
 */
export function formatOrder(lines: readonly OrderLine[]): string | null {
  const ordered = getOrderedLines(lines);
  return ordered.length === 0 ? null : `${ordered.map(formatOrderLine).join(', ')} 주세요.`;
}
