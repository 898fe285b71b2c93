'use client';

import { useAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { convertWonRange, RATES_DAY } from '@/lib/format/convert-price';
import { CURRENCIES, DEFAULT_CURRENCIES } from '@/lib/currencies';
import { useIsHydrated } from './use-is-hydrated';
import { currencyAtom, parseCurrency, WON_ONLY } from '@/lib/store/currency';

/**
 * Choice of the visitor, else the currency of the language; undefined while hydrating, also in a part
 * of the page that hydrates after the atom was mounted by another.
 */
function useCurrency() {
  const [stored, setStored] = useAtom(currencyAtom);
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const currency =
    stored === undefined || !isHydrated ? undefined : (stored ?? DEFAULT_CURRENCIES[locale]);
  return { currency, setStored, locale };
}

export interface ForeignPriceProps {
  price: { fromWon: number; toWon: number };
  /** True for a line of its own, below the won. */
  isBelow?: boolean;
}

/** " · ≈$6.60" after a price in won; nothing where won alone was chosen. */
export function ForeignPrice({ price, isBelow = false }: ForeignPriceProps) {
  const t = useTranslations('ui');
  const { currency, locale } = useCurrency();
  if (currency === undefined || currency === WON_ONLY) return null;
  return (
    <span className={isBelow ? 'block text-fine font-normal' : 'whitespace-nowrap'}>
      {isBelow ? null : '\u00a0· '}
      <span aria-hidden>≈</span>
      <span className="sr-only">{t('about')} </span>
      {convertWonRange(locale, currency, price)}
    </span>
  );
}

/** {@link ForeignPrice} after the won of a place. */
export const toForeignPrice = (price: ForeignPriceProps['price']) => (
  <ForeignPrice key="foreign" price={price} />
);

/** Currency of the converted prices of a screen, and the day of their rates. */
export function CurrencySelect() {
  const t = useTranslations('ui');
  const { currency, setStored, locale } = useCurrency();
  if (currency === undefined) return null;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <div className="mt-2 text-ink-soft">
      <label className="inline-flex min-h-touch max-w-full items-center gap-2">
        {t('currency')}
        <select
          value={currency}
          onChange={(event) => {
            const chosen = parseCurrency(event.currentTarget.value);
            setStored(() => chosen);
          }}
          className="min-h-touch min-w-0 rounded-control border-2 border-line-strong bg-surface px-2 font-bold text-ink"
        >
          <option value={WON_ONLY}>{t('wonOnly')}</option>
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </select>
      </label>
      {currency === WON_ONLY ? null : (
        <p className="text-fine">{t('ratesOf', { day: RATES_DAY })}</p>
      )}
    </div>
  );
}
