/**
 * Prices, sizes and counts in menu text. Every quantifier is bounded, so that matching stays linear
 * on any input.
 */
const NUMBER = String.raw`\d{1,3}(?:,\d{3}){1,3}|\d{1,7}`;
const WON = String.raw`(?:₩ ?(?:${NUMBER})(?:\.\d)?|\d{1,4}(?:\.\d)? ?만 ?(?:\d{1,4} ?천? ?)?원|\d{1,4}(?:\.\d)? ?만(?: ?\d ?천)?|\d{1,3}(?:\.\d)? ?천 ?원|(?:${NUMBER}) ?원|\d{1,3}(?:,\d{3}){1,3})`;
const PRICE = String.raw`(?<![\d,.+])${WON}(?: ?[~\-–] ?(?:${WON})?)?(?: ?부터)?`;
/** Bare number at the end of the text: "김치찌개 8000", "초월 6.9". */
const BARE_PRICE = String.raw`(?<= )(?:\d{1,3}\.\d|\d{4,6})(?=$)`;

const PRICES = new RegExp(`${PRICE}|${BARE_PRICE}`, 'g');
const ONLY_PRICE = new RegExp(`^(?:${PRICE}|\\d{1,3}\\.\\d|\\d{4,6})(?: ?대)?$`);

const COUNT_UNIT =
  '(?:인분|인용|인(?!치|기(?!준))|人|g|kg|ml|cc|l|L|G|ML|KG|pcs|pc|PCS|p|P|ps|피스|조각|개입|개팩|팩|박스|봉지|캔|개|알|모|통|대(?![가-힣])|장|잔|병|판|줄|마리|종류|종|점|세트|kinds|pieces|oz|cm)';
const COUNT = String.raw`(?:약 ?)?(?<![\d,.+])\d{1,5}(?:\.\d)?(?: ?[~\-–] ?\d{1,5})? ?${COUNT_UNIT}(?![A-Za-z])(?: ?(?:이상|기준|한정|부터|주문|가능|이하)){0,4}`;
const SIZE_WORD =
  '(?:특대|대|중|소|大|中|小|특|보통|곱빼기|기본|L|M|S|R|small|medium|large|regular|full|half|whole|single|double|반마리|한마리|한 마리|반 마리|반판|한판|한모|반모|반통)';
/** Count at the end of a word, or before the kind of serving that it counts. */
const COUNT_IN_TEXT = new RegExp(
  ` ?${COUNT}(?=$|[ +&)/]|세트|코스|정식|모둠|모듬|set)|(?:^| )\\d{1,2} ?인(?= )`,
  'gi',
);
const ONLY_SIZE = new RegExp(
  `^(?:${SIZE_WORD}|${COUNT}|${SIZE_WORD}[~\\-]${SIZE_WORD})(?: ?(?:사이즈|size))?$`,
  'i',
);
const SIZE_AT_END = new RegExp(` (?:${SIZE_WORD})$`, 'i');

/** Guard for the patterns: every price and count has a digit, and most dishes have none. */
export const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * True for "7,000원", "1만2천원", "12.0".
 *
 * @example
 * isPrice('1만2천원'); // => true
 * isPrice('12'); // => false
 */
export function isPrice(text: string): boolean {
  return text.length <= 60 && hasDigit(text) && ONLY_PRICE.test(text);
}

/** True when the text contains a price. */
export function hasPrice(text: string): boolean {
  return hasDigit(text) && text.search(PRICES) >= 0;
}

/**
 * True for "대", "2인 이상", "200g", "half".
 *
 * @example
 * isSize('2인 이상'); // => true
 * isSize('김치'); // => false
 */
export function isSize(text: string): boolean {
  return text.length <= 60 && ONLY_SIZE.test(text);
}

/** Removes sizes and counts from a dish text: "민물장어 대 2마리" -> "민물장어", ["2마리", "대"]. */
export function extractSizes(text: string): { rest: string; notes: string[] } {
  const notes: string[] = [];
  let rest = text;
  if (hasDigit(rest)) {
    rest = rest.replace(COUNT_IN_TEXT, (count) => {
      notes.push(count.trim());
      return ' ';
    });
  }
  rest = collapseBlanks(rest);
  // Two rounds cover "특 대"; a dish of one syllable keeps its word ("닭 한마리").
  for (let round = 0; round < 2 && rest.includes(' '); round += 1) {
    const size = SIZE_AT_END.exec(rest.slice(-12));
    if (size === null) break;
    const shorter = rest.slice(0, rest.length - size[0].length).trimEnd();
    if (shorter.length < 2) break;
    notes.push(size[0].trim());
    rest = shorter;
  }
  return { rest, notes };
}

/** Single blanks, none at the ends or before a plus sign. */
export function collapseBlanks(text: string): string {
  if (!text.includes(' ')) return text;
  const single = text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text;
  return single.replaceAll(' +', '+').trim();
}

/** Pairs of text and the price that follows it; the last text may have no price. */
export function* splitAtPrices(text: string): Generator<[string, string | undefined]> {
  let start = 0;
  for (const match of text.trimEnd().matchAll(PRICES)) {
    yield [text.slice(start, match.index), match[0].trim()];
    start = match.index + match[0].length;
  }
  yield [text.slice(start), undefined];
}

const LEADING_PUNCTUATION = new Set(`+&~.:*!?'"=^_-`);
const TRAILING_PUNCTUATION = new Set(`~.:*!'"=^_-`);

/** Trims punctuation at both ends, with the blank next to it. */
export function trimPunctuation(words: string): string {
  let from = 0;
  while (LEADING_PUNCTUATION.has(words.charAt(from))) from += 1;
  if (from > 0 && words.charAt(from) === ' ') from += 1;
  let to = words.length;
  while (to > from && TRAILING_PUNCTUATION.has(words.charAt(to - 1))) to -= 1;
  if (to < words.length && words.charAt(to - 1) === ' ') to -= 1;
  return words.slice(from, to);
}
