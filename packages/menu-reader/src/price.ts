/**
 * Prices on Korean menus: 11,000 · 11,000원 · ₩11,000 · 11000 · 11.0 (in thousands) · 9천원 · 1만2천원.
 * Quantifiers are bounded to keep matching linear.
 */
const GROUPED = String.raw`\d{1,3}(?: ?[,.] ?\d{3}){1,2}`;
const TEN_THOUSANDS = String.raw`\d{1,3}(?:\.\d)? ?만(?: ?\d(?:\.\d)? ?천)?(?: ?\d{3,4})? ?원?`;
const THOUSANDS = String.raw`\d{1,3}(?:\.\d)? ?천 ?원?`;
const WITH_SIGN = String.raw`[₩￦\\] ?(?:${GROUPED}|\d{3,7})(?: ?원)?`;
const WITH_WON = String.raw`(?:${GROUPED}|\d{3,7}) ?원`;
/** Bare numbers like "8000" and "6.5" are prices unless a unit follows. */
const NOT_BEFORE_UNIT = String.raw`(?! ?(?:[gG](?![a-z])|[mM][lL]|[kK]?cal|cc|%|[kK]g|㎏|㎖|[lL](?![a-z])|점|명|인|개|년|월|시|분|호|층|번|세|도|cm|inch))`;
const BARE = String.raw`(?:${GROUPED}|\d{2,4}00|\d{1,3}\.\d)(?!\d)${NOT_BEFORE_UNIT}`;
const SINGLE_PRICE = `(?:${TEN_THOUSANDS}|${THOUSANDS}|${WITH_SIGN}|${WITH_WON}|${BARE})`;

/** A price, or a range ("15,000~20,000") as one. */
const PRICE = new RegExp(
  String.raw`(?<![\d,.:\-])${SINGLE_PRICE}(?: ?[~\-–/] ?${SINGLE_PRICE})?(?: ?부터)?(?![\d:]|[,.]\d)`,
  'g',
);
const THOUSAND = 1_000;
const TEN_THOUSAND = 10_000;
/** Upper bound of a plausible price. */
const MAX_WON = 9_999_999;
const MIN_WON = 100;

const toNumber = (digits: string | undefined): number => Number(digits ?? 0);

/** Value in won, of a range the first; null when out of bounds. */
function toWon(text: string): number | null {
  const plain = text.replace(/[ ₩￦\\]/g, '');
  const tens = /^(\d+(?:\.\d)?)만(?:(\d(?:\.\d)?)천)?(\d{3,4})?/.exec(plain);
  const thousands = /^(\d+(?:\.\d)?)천/.exec(plain);
  const short = /^\d{1,3}\.\d(?!\d)/.exec(plain);
  const grouped = /^\d{1,3}(?:[,.]\d{3}){1,2}|^\d{3,7}/.exec(plain);
  const won = tens
    ? toNumber(tens[1]) * TEN_THOUSAND + toNumber(tens[2]) * THOUSAND + toNumber(tens[3])
    : thousands
      ? toNumber(thousands[1]) * THOUSAND
      : short
        ? Number(short[0]) * THOUSAND
        : grouped
          ? Number(grouped[0].replace(/[,.]/g, ''))
          : 0;
  const whole = Math.round(won);
  return whole >= MIN_WON && whole <= MAX_WON ? whole : null;
}

/** Part of a line: text, or a price. */
export interface LineSegment {
  text: string;
  won: number | null;
}

/** Splits a line at its prices; text between them keeps its spaces. */
export function splitAtPrices(line: string): LineSegment[] {
  const stretches: LineSegment[] = [];
  let from = 0;
  for (const match of line.matchAll(PRICE)) {
    const won = toWon(match[0]);
    if (won === null) continue;
    if (match.index > from) stretches.push({ text: line.slice(from, match.index), won: null });
    stretches.push({ text: match[0], won });
    from = match.index + match[0].length;
  }
  if (from < line.length) stretches.push({ text: line.slice(from), won: null });
  return stretches;
}
