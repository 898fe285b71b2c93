import { CURRENCIES, type Currency } from '../currencies';
import { createStoredAtom } from '../stored-atom';

/** Prices in won alone. */
export const WON_ONLY = 'KRW';

export type CurrencyChoice = Currency | typeof WON_ONLY;

const CHOICES: readonly CurrencyChoice[] = [...CURRENCIES, WON_ONLY];

/** Choice of a text, if it is one. */
export const parseCurrency = (stored: unknown): CurrencyChoice | null =>
  CHOICES.find((code) => code === stored) ?? null;

/** Currency beside won; null without a choice, undefined before hydration. Stored on the device. */
export const currencyAtom = createStoredAtom({
  area: 'localStorage',
  key: 'kioot.currency.v1',
  parse: parseCurrency,
});
