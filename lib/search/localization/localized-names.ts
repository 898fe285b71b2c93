import { DEFAULT_LOCALE, type Locale } from '../../locales';
import type { PlaceCard } from '../contract/rec-contract';

/** True if a restaurant has names in a language; every translated one has English. */
export const hasLocalizedNames = ({ names }: PlaceCard, locale: Locale): boolean =>
  locale === DEFAULT_LOCALE || names?.language === locale;

/**
 * Copy of a restaurant for display, with the names of the page's language instead of the English
 * ones, which stay if there are none (a saved list may be of a page in another language). Save the
 * original, never this copy.
 */
export function withLocalizedNames(restaurant: PlaceCard, locale: Locale): PlaceCard {
  const { names } = restaurant;
  return names?.language === locale ? { ...restaurant, ...names } : restaurant;
}
