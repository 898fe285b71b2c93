import { expect, it } from '@jest/globals';
import rates from '@/data/built/rates.json';
import { convertWon, convertWonRange } from '@/lib/format/convert-price';

/** Won of an amount in a currency at the bundled rates. */
const toWon = (amount: number, currency: keyof typeof rates.perWon) =>
  amount / rates.perWon[currency];

it.each([
  ['en', 'USD', 6.63, '$6.60'],
  ['en', 'USD', 0.368, '$0.37'],
  ['en', 'EUR', 13.2, '€13'],
  ['en', 'AUD', 10.4, 'A$10'],
  ['ja', 'JPY', 1_043, '￥1,000'],
  ['zh-Hans', 'CNY', 44.4, '¥44'],
  ['zh-Hant', 'TWD', 211, '$210'],
] as const)(
  'rounds to two digits as the language writes it: %s %s %d',
  (locale, code, amount, text) => {
    expect(convertWon(locale, code, toWon(amount, code))).toBe(text);
  },
);

it('names one amount where both ends of a range are the same', () => {
  const range = { fromWon: toWon(5.9, 'USD'), toWon: toWon(13, 'USD') };
  expect(convertWonRange('en', 'USD', range)).toBe('$5.90–$13');
  expect(convertWonRange('en', 'USD', { ...range, toWon: range.fromWon })).toBe('$5.90');
});
