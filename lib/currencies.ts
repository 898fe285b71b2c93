import type { Locale } from './locales';

/** Currencies of guests, beside won. */
export const CURRENCIES = [
  ...(['USD', 'EUR', 'JPY', 'CNY', 'TWD', 'HKD', 'GBP', 'AUD', 'CAD'] as const),
  ...(['SGD', 'MYR', 'THB', 'VND', 'PHP', 'IDR', 'INR'] as const),
] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Currency of a visitor who chose none. */
export const DEFAULT_CURRENCIES: Readonly<Record<Locale, Currency>> = {
  ...{ en: 'USD', ja: 'JPY', 'zh-Hans': 'CNY', 'zh-Hant': 'TWD' },
};
