import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  parseHours,
  createHoursIn,
  type HoursIn,
  JAPANESE_HOURS,
  SIMPLIFIED_HOURS,
  TRADITIONAL_HOURS,
} from '@kioot/engine/hours';
import { toHouseName } from '@kioot/engine/names';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';
import { logEvent, toErrorFields } from '../observability/log';
import { isPlacesDatabaseError } from '../places/database-error';
import { askPlaces } from '../places/ask-places';
import type { OfficialTitles } from '../places/place-repository';
import type { OFFICIAL_TITLES } from '../places/row';
import type { Restaurant } from './contract';
import { getNamesIn, type ForeignLanguage } from '@kioot/engine/lexicon';
import { mapYielding } from './cooperative';

interface Spoken {
  names: ForeignLanguage;
  title: (typeof OFFICIAL_TITLES)[number];
  hours: HoursIn;
}

const SPOKEN: Readonly<Record<ForeignLocale, Spoken>> = {
  ja: { names: 'ja', title: 'title_ja', hours: createHoursIn(JAPANESE_HOURS) },
  'zh-Hans': {
    names: 'zhHans',
    title: 'title_zh_hans',
    hours: createHoursIn(SIMPLIFIED_HOURS),
  },
  'zh-Hant': {
    names: 'zhHant',
    title: 'title_zh_hant',
    hours: createHoursIn(TRADITIONAL_HOURS),
  },
};

/** What is said of hours in a language; null for English, which has `engine/hours/english.ts`. */
export const getHoursIn = (locale: Locale): HoursIn | null =>
  locale === DEFAULT_LOCALE ? null : SPOKEN[locale].hours;

/** A dish in a language besides English. */
export const toDishIn = (dish: string, locale: ForeignLocale): string =>
  getNamesIn(SPOKEN[locale].names).toDish(dish).name;

type Titled = OfficialTitles & Pick<Restaurant, 'title_eng'>;

/** What a house is called in a language besides English. */
export const toTitleIn = (house: Titled, locale: ForeignLocale): string =>
  toHouseName(SPOKEN[locale].names, {
    title: house.title,
    english: house.title_eng,
    official: house[SPOKEN[locale].title],
  });

/** What houses call themselves; where the places cannot be read, they are named by the tables as all others are. */
async function findOfficialTitles(
  restaurants: readonly Restaurant[],
): Promise<ReadonlyMap<string, OfficialTitles>> {
  try {
    return await askPlaces((places) =>
      places.getOfficialTitles(restaurants.map(({ contentId }) => contentId)),
    );
  } catch (error) {
    if (!isPlacesDatabaseError(error)) throw error;
    logEvent('warn', 'places.database_failed', toErrorFields(error));
    return new Map();
  }
}

/** Texts that are kept at most: every menu, time table and dish of Seoul, in each language. */
const KEPT_TEXTS = 40_000;
/** A longer text is nobody's menu, and is read each time. */
const KEPT_LETTERS = 1_000;
const kept = new LRUCache<string, { text: string }>({ max: KEPT_TEXTS });

/** The same text always reads the same; each language and each kind of text is remembered apart. */
function remembered(kind: string, locale: Locale, ko: string, read: () => string): string {
  if (ko.length > KEPT_LETTERS) return read();
  const key = `${kind} ${locale} ${ko}`;
  const known = kept.get(key) ?? { text: read() };
  kept.set(key, known);
  return known.text;
}

function toNames(
  restaurant: Restaurant,
  own: OfficialTitles | undefined,
  locale: ForeignLocale,
): Restaurant['names'] {
  // Another backend may call another house so: then it is none of ours.
  const official = own?.title === restaurant.title ? own : undefined;
  const names = getNamesIn(SPOKEN[locale].names);
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
    remembered('menu', locale, menu ?? '', () => names.toMenu(menu ?? '').name);
  const { hours } = SPOKEN[locale];
  return {
    language: locale,
    title_eng: toTitleIn({ title, title_eng, ...official }, locale),
    firstmenu_eng: toMenu(firstmenu),
    treatmenu_eng: toMenu(treatmenu),
    hours_eng: hours.toLines(parseHours(opentimefood ?? '', restdatefood ?? '')),
    words_eng: words?.map(({ ko }) => ({
      ko,
      en: remembered('dish', locale, ko, () => names.toDish(ko).name),
    })),
  };
}

/**
 * Restaurants with what they say in a language beside their Korean and their English (`names`); in English they are as
 * they come. Names of dishes are read as for the verdict.
 */
export async function toSpoken(
  restaurants: readonly Restaurant[],
  locale: Locale,
): Promise<Restaurant[]> {
  if (locale === DEFAULT_LOCALE) return [...restaurants];
  const titles = await findOfficialTitles(restaurants);
  return mapYielding(restaurants, (restaurant) => ({
    ...restaurant,
    names: toNames(restaurant, titles.get(restaurant.contentId), locale),
  }));
}
