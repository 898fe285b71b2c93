import { expect, it } from '@jest/globals';
import rates from '@/data/built/rates.json';
import { CURRENCIES } from '@/lib/currencies';

/** Least and most that 10,000 won can plausibly be. */
const PLAUSIBLE: Readonly<Record<(typeof CURRENCIES)[number], readonly [number, number]>> = {
  ...{ USD: [5, 9], EUR: [4.5, 9], GBP: [4, 8], AUD: [8, 14], CAD: [7, 13], SGD: [7, 13] },
  ...{ JPY: [700, 1_600], CNY: [35, 70], TWD: [160, 320], HKD: [40, 80], MYR: [20, 45] },
  ...{ THB: [170, 350], VND: [120_000, 280_000], PHP: [300, 650], IDR: [80_000, 200_000] },
  ...{ INR: [450, 1_000] },
};

it('has the day of its rates', () => {
  expect(new Date(`${rates.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(rates.date);
});

it('has a rate for each currency and no other', () => {
  expect(Object.keys(rates.perWon)).toEqual([...CURRENCIES]);
});

it.each(CURRENCIES)('has a plausible rate: %s', (code) => {
  const amount = rates.perWon[code] * 10_000;
  const [least, most] = PLAUSIBLE[code];
  expect(amount).toBeGreaterThan(least);
  expect(amount).toBeLessThan(most);
});
