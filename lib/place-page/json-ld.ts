import 'server-only';
import type { DayHours } from '@kioot/engine/hours';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { getLocaleUrl } from '../page-urls';
import { toTelLink } from '../phone-number';
import { toPlacePath } from '../places/place-path';
import { withLocalizedNames } from '../search/localization/localized-names';
import { unpackHours } from '../search/contract/packed-hours';
import type { PlacePageData } from './place-page-data';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_MINUTES = 1440;
const LAST_MINUTE = DAY_MINUTES - 1;

/**
 * schema.org/Restaurant of a place
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business). Statements
 * of its source only: no ratings, prices or diets, and hours only where the source gives closing
 * days.
 * @param locale of the page
 */
export function toPlaceJsonLd(
  { restaurant, facts: { dishes } }: Pick<PlacePageData, 'restaurant' | 'facts'>,
  locale: Locale = DEFAULT_LOCALE,
): Record<string, unknown> {
  const localized = withLocalizedNames(restaurant, locale);
  const { contentId, title, title_eng: titleEng, addr1, mapx, mapy, tel } = localized;
  const path = toPlacePath(contentId);
  const call = toTelLink(tel);
  const packed = localized.hours;
  const week = packed && !packed.isClosingUnsaid ? unpackHours(packed).days : [];
  const hours = week.flatMap(toOpeningHoursSpecification);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    // One identifier for all languages.
    '@id': `${getLocaleUrl(path, DEFAULT_LOCALE)}#restaurant`,
    url: getLocaleUrl(path, locale),
    name: titleEng || title,
    alternateName: titleEng ? title : undefined,
    image: getPlaceCardUrl(contentId, locale),
    address: addr1
      ? {
          '@type': 'PostalAddress',
          streetAddress: addr1,
          addressLocality: 'Seoul',
          addressCountry: 'KR',
        }
      : undefined,
    geo:
      mapx !== undefined && mapy !== undefined
        ? { '@type': 'GeoCoordinates', latitude: mapy, longitude: mapx }
        : undefined,
    telephone: call?.href.replace('tel:', ''),
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    hasMenu:
      dishes.length > 0 ? { '@type': 'Menu', hasMenuItem: dishes.map(toMenuItem) } : undefined,
  };
}

const toMenuItem = ({ ko, en }: { ko: string; en: string }) => ({
  '@type': 'MenuItem',
  name: en,
  alternateName: ko,
});

/** Address of the picture in a link preview, in the language of the page. */
export function getPlaceCardUrl(contentId: string, locale: Locale): string {
  return getLocaleUrl(`${toPlacePath(contentId)}/card.png`, locale);
}

function toOpeningHoursSpecification({ open }: DayHours, day: number): Record<string, unknown>[] {
  return open.map(([from, to]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[day]}`,
    opens: toClock(from),
    closes: toClock(to === DAY_MINUTES ? LAST_MINUTE : to % DAY_MINUTES),
  }));
}

const toClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
