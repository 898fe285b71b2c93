import type { Translator } from '../i18n/translator';
import type { PriceRange } from '../search/contract/rec-contract';

type Translate = Translator<'words'>;

/** "8,000", without the currency. */
export const toWonText = (won: number): string => won.toLocaleString('en');

/** "₩8,000". */
export const formatWon = (t: Translate, won: number): string => t('won', { won: toWonText(won) });

/** "₩8,000–12,000", "₩8,000"; amounts in won. */
export function formatWonRange(t: Translate, { fromWon, toWon }: Omit<PriceRange, 'year'>): string {
  return fromWon === toWon
    ? formatWon(t, fromWon)
    : t('wonRange', { from: toWonText(fromWon), to: toWonText(toWon) });
}

/** Price range of a place, with the year of the list where it is not this year's: "₩8,000 (2023)". */
export function formatPriceRange(t: Translate, price: PriceRange): string {
  const range = formatWonRange(t, price);
  const { year = Infinity } = price;
  return year < new Date().getUTCFullYear()
    ? t('priceOfYear', { price: range, year: String(year) })
    : range;
}
