import 'server-only';
import type { Dish } from '../dishes/dish';
import { toDishPath } from '../dishes/dish-path';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { getLocaleUrl } from '../page-urls';

/**
 * schema.org/MenuItem of a dish: its names and address. No diets (`suitableForDiet` knows no "ask"),
 * no price (a range of other restaurants) and no ratings.
 */
export function toDishJsonLd(dish: Dish, locale: Locale): Record<string, unknown> {
  const path = toDishPath(dish.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'MenuItem',
    // One identifier for all languages.
    '@id': `${getLocaleUrl(path, DEFAULT_LOCALE)}#dish`,
    url: getLocaleUrl(path, locale),
    name: dish.names[locale],
    alternateName: [dish.ko, dish.romanized],
    image: getDishCardUrl(dish.slug, locale),
  };
}

/** Address of the picture in a link preview, in the language of the page. */
export const getDishCardUrl = (slug: string, locale: Locale): string =>
  getLocaleUrl(`${toDishPath(slug)}/card.png`, locale);
