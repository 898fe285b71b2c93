import 'server-only';
import type { DayHours } from '@kioot/engine/hours';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import { getLocaleUrl } from '../page-links';
import { toCallLink } from '../phone';
import { toPlacePath } from '../places/path';
import { inLanguage } from '../search/in-language';
import { unpackHours } from '../search/packed-hours';
import { SITE } from '../site';
import type { Place } from './place';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_MINUTES = 1440;
const LAST_MINUTE = DAY_MINUTES - 1;

/**
 * schema.org/Restaurant for a place (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 * Only what its source says: no ratings, no prices, no diets, and hours only where every day of them was written down.
 * @param locale of the page
 */
export function toPlaceJsonLd(
  { restaurant, dishes }: Place,
  locale: Locale = DEFAULT_LOCALE,
): Record<string, unknown> {
  const spoken = inLanguage(restaurant, locale);
  const { contentId, title, title_eng: titleEng, addr1, mapx, mapy, tel, hours } = spoken;
  const path = toPlacePath(contentId);
  const call = toCallLink(tel);
  const week = hours && !hours.isClosingUnsaid ? unpackHours(hours).days : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    // One restaurant, whatever language its page is in.
    '@id': `${getLocaleUrl(path, DEFAULT_LOCALE)}#restaurant`,
    url: getLocaleUrl(path, locale),
    name: titleEng || title,
    ...(titleEng ? { alternateName: title } : {}),
    image: getPlacePicture(contentId),
    ...(addr1
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: addr1,
            addressLocality: 'Seoul',
            addressCountry: 'KR',
          },
        }
      : {}),
    ...(mapx !== undefined && mapy !== undefined
      ? { geo: { '@type': 'GeoCoordinates', latitude: mapy, longitude: mapx } }
      : {}),
    ...(call ? { telephone: call.href.replace('tel:', '') } : {}),
    ...(week.some(({ open }) => open.length > 0)
      ? { openingHoursSpecification: week.flatMap(toSpecification) }
      : {}),
    ...(dishes.length > 0
      ? {
          hasMenu: {
            '@type': 'Menu',
            hasMenuItem: dishes.map(({ ko, en }) => ({
              '@type': 'MenuItem',
              name: en,
              alternateName: ko,
            })),
          },
        }
      : {}),
  };
}

/** The address of the picture that a link to a place shows. */
export function getPlacePicture(contentId: string): string {
  return `${SITE.url}${toPlacePath(contentId)}/card.png`;
}

function toSpecification({ open }: DayHours, day: number): Record<string, unknown>[] {
  return open.map(([from, to]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[day]}`,
    opens: toClock(from),
    closes: toClock(to === DAY_MINUTES ? LAST_MINUTE : to % DAY_MINUTES),
  }));
}

const toClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
