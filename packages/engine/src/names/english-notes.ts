import { isPrice } from '../menu';

const SIZES: Readonly<Record<string, string>> = {
  대: 'large',
  大: 'large',
  중: 'medium',
  中: 'medium',
  소: 'small',
  小: 'small',
  특: 'extra',
  특대: 'extra large',
  반마리: 'half',
  한마리: 'whole',
  할랄: 'halal',
  비건: 'vegan',
  점심: 'lunch',
  저녁: 'dinner',
};
const HANGUL = /\p{Script=Hangul}/u;
const WON = /([\d,]+(?: ?[~–-] ?[\d,]+)?) ?원/g;
export const PEOPLE = /^(\d{1,2}(?: ?[~-] ?\d{1,2})?) ?인(?:분|용)?$/;
export const MEASURE = /^\d{1,5} ?(?:g|kg|ml|l|cm|pcs|p)$/i;

/**
 * English of a note: measures as written, "7,000원" -> "₩7,000", "2인" -> "for 2", "대" -> "large";
 * `null` for an unknown remark.
 */
export function toEnglishNote(note: string): string | null {
  if (isPrice(note) || MEASURE.test(note)) {
    const price = note.replace(WON, '₩$1');
    return HANGUL.test(price) ? null : price;
  }
  const people = PEOPLE.exec(note)?.[1];
  return people === undefined ? (SIZES[note] ?? null) : `for ${people}`;
}
