import { DEFAULT_LOCALE, type Locale } from '../locales';
import type { Restaurant } from './contract';

/** Whether a restaurant says in a language what it says in Korean; English every translated one does. */
export const isInLanguage = ({ names }: Restaurant, locale: Locale): boolean =>
  locale === DEFAULT_LOCALE || names?.language === locale;

/**
 * A restaurant as a page shows it: with the names of the page's language in place of the English. Without names in that
 * language (a phone may keep a list of another page) it stays in English. Only to be shown: what is kept is the restaurant itself.
 */
export function inLanguage(restaurant: Restaurant, locale: Locale): Restaurant {
  const { names } = restaurant;
  return names?.language === locale ? { ...restaurant, ...names } : restaurant;
}
