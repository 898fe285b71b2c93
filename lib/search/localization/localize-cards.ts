import 'server-only';
import { LRUCache } from 'lru-cache';
import { hoursFormatters, parseHours } from '@kioot/engine/hours';
import { parseReason } from '@kioot/engine/verdicts';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import { english, getNamerFor, toForeignTitle, type ForeignLanguage } from '@kioot/engine/lexicon';
import type { OFFICIAL_TITLE_FIELDS, Place } from '@kioot/places/place';
import { getPrecomputedVerdicts, type EnglishFields } from '../classification/precomputed-verdicts';
import type { PlaceCard } from '../contract/rec-contract';
import { packHours } from '../contract/packed-hours';
import { createYielder, mapYielding } from '../../cooperative';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../../locales';
import { isPlacesDatabaseError, logDatabaseFailure } from '../../places/database-error';
import { queryPlaces } from '../../places/query-places';

/** Total length of a place's own menus and name; further dishes and terms stay Korean. */
const MAX_TERMS_LENGTH = 2 * MAX_FIELD_LENGTHS.treatmenu + MAX_FIELD_LENGTHS.title;

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

/**
 * A restaurant with English beside its Korean. Names and menus: the official English first, then
 * translated terms, then romanization. Hours that cannot be parsed get no English.
 */
export async function toEnglishRestaurant(restaurant: PlaceCard): Promise<PlaceCard> {
  const translated =
    getPrecomputedVerdicts()?.getPlace(restaurant)?.english ?? (await toEnglishFields(restaurant));
  return { ...restaurant, ...translated, words_eng: await toEnglishTerms(restaurant) };
}

/** English fields of a restaurant, computed from its texts. */
export async function toEnglishFields(restaurant: PlaceCard): Promise<EnglishFields> {
  const { title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood } = restaurant;
  const { yieldIfDue } = createYielder();
  const toMenu = (menu: string) =>
    getCachedText('menu', DEFAULT_LOCALE, menu, () => english.toMenu(menu).en);
  const translated = english.toTitle(title, title_eng ?? '').en;
  await yieldIfDue();
  const firstmenu_eng = toMenu(firstmenu ?? '');
  await yieldIfDue();
  const treatmenu_eng = toMenu(treatmenu ?? '');
  await yieldIfDue();
  const hours = parseHours(opentimefood ?? '', restdatefood ?? '');
  return {
    title_eng: translated,
    firstmenu_eng,
    treatmenu_eng,
    hours_eng: hoursFormatters.en.toLines(hours),
    hours: packHours(hours),
  };
}

const HANGUL = /[\uAC00-\uD7A3]/u;

/** English of every dish and term in a match or warning, each once. */
export async function toEnglishTerms({
  dishes: signatureDishes = [],
  dishForOne,
  match,
  hidden,
  party,
}: PlaceCard): Promise<{ ko: string; en: string }[]> {
  const koreanTexts = [
    ...signatureDishes,
    ...(dishForOne ? [dishForOne] : []),
    ...(match?.groups ?? []).flatMap(({ dishes, ask = [] }) => [
      ...dishes,
      ...ask.map(({ dish }) => dish),
    ]),
    ...(match?.because ?? []).filter((reason) => parseReason(reason).kind === 'term'),
    ...(hidden ?? []).flatMap(({ dishes }) => dishes),
    ...(party ?? []).flatMap(({ dish }) => dish ?? []),
  ];
  const { yieldIfDue } = createYielder();
  const terms: { ko: string; en: string }[] = [];
  let totalLength = 0;
  for (const ko of new Set(koreanTexts)) {
    if (!HANGUL.test(ko)) continue;
    totalLength += ko.length;
    if (totalLength > MAX_TERMS_LENGTH) break;
    await yieldIfDue();
    terms.push({ ko, en: getPrecomputedVerdicts()?.getEnglishTerm(ko) ?? english.toDish(ko).en });
  }
  return terms;
}

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

/** Names of a place in Korean and in the languages besides English. */
type OfficialTitles = Pick<Place, 'title' | (typeof OFFICIAL_TITLE_FIELDS)[number]>;
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
    const ids = restaurants.map(({ contentId }) => contentId);
    const rows = await queryPlaces((places) => places.getCachedRows(ids));
    return new Map(rows.map((row) => [row.contentId, row]));
  } catch (error) {
    if (!isPlacesDatabaseError(error)) throw error;
    logDatabaseFailure(error);
    return new Map();
  }
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
