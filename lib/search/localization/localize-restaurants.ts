import 'server-only';
import { LRUCache } from 'lru-cache';
import { hoursFormatters, parseHours } from '@kioot/engine/hours';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../../locales';
import { logEvent, toErrorFields } from '../../observability/log';
import { isPlacesDatabaseError } from '../../places/database-error';
import { queryPlaces } from '../../places/query-places';
import type { OfficialTitles } from '../../places/place-repository';
import type { OFFICIAL_TITLE_FIELDS } from '@kioot/places/place';
import type { PlaceCard } from '../contract/rec-contract';
import { getNamerFor, toForeignTitle, type ForeignLanguage } from '@kioot/engine/lexicon';
import { mapYielding } from '../../cooperative';

interface Localization {
  names: ForeignLanguage;
  title: (typeof OFFICIAL_TITLE_FIELDS)[number];
}

const LOCALIZATIONS: Readonly<Record<ForeignLocale, Localization>> = {
  ja: { names: 'ja', title: 'title_ja' },
  'zh-Hans': { names: 'zhHans', title: 'title_zh_hans' },
  'zh-Hant': { names: 'zhHant', title: 'title_zh_hant' },
};

/** Formatter of hours in a language. */
export const getHoursFormatter = (locale: Locale) =>
  hoursFormatters[locale === DEFAULT_LOCALE ? 'en' : LOCALIZATIONS[locale].names];

/** Name of a dish in a language besides English. */
export const localizeDish = (dish: string, locale: ForeignLocale): string =>
  getNamerFor(LOCALIZATIONS[locale].names).toDish(dish).name;

type TitledRestaurant = OfficialTitles & Pick<PlaceCard, 'title_eng'>;

/** Name of a restaurant in a language besides English. */
export const localizeTitle = (restaurant: TitledRestaurant, locale: ForeignLocale): string =>
  toForeignTitle(LOCALIZATIONS[locale].names, {
    title: restaurant.title,
    english: restaurant.title_eng,
    official: restaurant[LOCALIZATIONS[locale].title],
  });

/**
 * Official names of restaurants; empty if the places cannot be read, so that all are
 * transliterated.
 */
async function findOfficialTitles(
  restaurants: readonly PlaceCard[],
): Promise<ReadonlyMap<string, OfficialTitles>> {
  try {
    return await queryPlaces((places) =>
      places.getOfficialTitles(restaurants.map(({ contentId }) => contentId)),
    );
  } catch (error) {
    if (!isPlacesDatabaseError(error)) throw error;
    logEvent('warn', 'places.database_failed', toErrorFields(error));
    return new Map();
  }
}

/** Maximum number of cached texts: every menu, time table and dish of Seoul, in each language. */
const MAX_CACHED_TEXTS = 40_000;
/** Longer texts are not menus of real places, and are not cached. */
const MAX_CACHED_TEXT_LENGTH = 1_000;
const cache = new LRUCache<string, { text: string }>({ max: MAX_CACHED_TEXTS });

/** Cached by text, language and kind of text. */
function getCachedText(kind: string, locale: Locale, ko: string, translate: () => string): string {
  if (ko.length > MAX_CACHED_TEXT_LENGTH) return translate();
  const key = `${kind} ${locale} ${ko}`;
  const cached = cache.get(key) ?? { text: translate() };
  cache.set(key, cached);
  return cached.text;
}

function toLocalizedNames(
  restaurant: PlaceCard,
  officialTitles: OfficialTitles | undefined,
  locale: ForeignLocale,
): PlaceCard['names'] {
  // Ids of a tourism backend may collide with ours: the title has to match.
  const official = officialTitles?.title === restaurant.title ? officialTitles : undefined;
  const names = getNamerFor(LOCALIZATIONS[locale].names);
  const {
    title,
    title_eng,
    firstmenu,
    treatmenu,
    opentimefood,
    restdatefood,
    words_eng: words,
  } = restaurant;
  const toMenu = (menu: string | null | undefined) =>
    getCachedText('menu', locale, menu ?? '', () => names.toMenu(menu ?? '').name);
  return {
    language: locale,
    // A bundled row has an English title of its own, mostly empty.
    title_eng: localizeTitle({ ...official, title, title_eng }, locale),
    firstmenu_eng: toMenu(firstmenu),
    treatmenu_eng: toMenu(treatmenu),
    hours_eng: getHoursFormatter(locale).toLines(
      parseHours(opentimefood ?? '', restdatefood ?? ''),
    ),
    words_eng: words?.map(({ ko }) => ({
      ko,
      en: getCachedText('dish', locale, ko, () => names.toDish(ko).name),
    })),
  };
}

/**
 * Restaurants with names in a language beside Korean and English (`names`); unchanged for English.
 * Dishes are segmented as for the verdict.
 */
export async function localizeRestaurants(
  restaurants: readonly PlaceCard[],
  locale: Locale,
): Promise<PlaceCard[]> {
  if (locale === DEFAULT_LOCALE) return [...restaurants];
  const titles = await findOfficialTitles(restaurants);
  return mapYielding(restaurants, (restaurant) => ({
    ...restaurant,
    names: toLocalizedNames(restaurant, titles.get(restaurant.contentId), locale),
  }));
}
