/** Largest number with a native numeral. */
export const MAX_NATIVE = 99;

const ONES = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'];
/** Forms before a counter (관형사). */
const ONES_BEFORE_COUNTER = ['', '한', '두', '세', '네', ...ONES.slice(5)];
const TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

function join(count: number, ones: readonly string[]): string {
  const number = Math.min(Math.max(Math.trunc(count), 0), MAX_NATIVE);
  return `${TENS[Math.floor(number / 10)] ?? ''}${ones[number % 10] ?? ''}`;
}

/** Native numeral that stands alone, up to {@link MAX_NATIVE}: 하나, 열하나, 스물. */
export const toNativeNumeral = (count: number): string => join(count, ONES);

/** Native numeral before a counter, up to {@link MAX_NATIVE}: 한, 열한, 스무, 스물한. */
export const toNativeDeterminer = (count: number): string =>
  count === 20 ? '스무' : join(count, ONES_BEFORE_COUNTER);
