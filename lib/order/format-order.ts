import { COUNTER_WORDS, getCounter, toSpokenName, type CountedDish } from './counters';

/** Largest count of a dish: the largest number with a native numeral. */
export const MAX_COUNT = 99;
/** Most dishes in an order. */
export const MAX_DISHES = 20;

/** Dish of an order with its count. */
export interface OrderLine extends CountedDish {
  count: number;
}

/** Lines that are ordered, at most {@link MAX_DISHES}. */
export const getOrderedLines = <Line extends OrderLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ count }) => count >= 1).slice(0, MAX_DISHES);

const ONES = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'];
/** Forms before a counter (관형사). */
const ONES_BEFORE_COUNTER = ['', '한', '두', '세', '네', ...ONES.slice(5)];
const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

function join(count: number, ones: readonly string[]): string {
  const number = Math.min(Math.max(Math.trunc(count), 0), MAX_COUNT);
  return `${TENS[Math.floor(number / 10)] ?? ''}${ones[number % 10] ?? ''}`;
}

/** Native numeral that stands alone, up to {@link MAX_COUNT}: 하나, 열하나, 스물. */
const toNativeNumeral = (count: number): string => join(count, ONES);

/** Native numeral before a counter, up to {@link MAX_COUNT}: 한, 열한, 스무, 스물한. */
const toNativeDeterminer = (count: number): string =>
  count === 20 ? '스무' : join(count, ONES_BEFORE_COUNTER);

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
