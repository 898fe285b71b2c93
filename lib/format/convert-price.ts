import rates from '@/data/built/rates.json';
import type { Currency } from '../currencies';

/** Day of the rates; noon in UTC is the same day in Seoul. */
export const RATES_DAY = new Date(`${rates.date}T12:00:00Z`);

/**
 * Won in another currency, rounded to two digits: 9,000 -> "$6.60".
 */
export function convertWon(locale: string, currency: Currency, won: number): string {
  const amount = Number((won * rates.perWon[currency]).toPrecision(2));
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // "$13", not "$13.00".
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  }).format(amount);
}

/** "$5.90–$8.80", or one amount where both are the same. */
export function convertWonRange(
  locale: string,
  currency: Currency,
  { fromWon, toWon }: { fromWon: number; toWon: number },
): string {
  const amounts = [fromWon, toWon].map((won) => convertWon(locale, currency, won));
  return [...new Set(amounts)].join('–');
}
