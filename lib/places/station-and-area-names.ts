import 'server-only';
import ja from '@/data/curated/place-names/ja.json';
import zhHans from '@/data/curated/place-names/zh-Hans.json';
import zhHant from '@/data/curated/place-names/zh-Hant.json';
import words from '@/data/curated/words-by-language.json';
import type { Area } from '../areas';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';

const LANGUAGE_KEYS = { ja: 'ja', 'zh-Hans': 'zhHans', 'zh-Hant': 'zhHant' } as const;

const STATION_NAMES: Readonly<Record<ForeignLocale, Readonly<Record<string, string>>>> = {
  ja: ja.stations,
  'zh-Hans': zhHans.stations,
  'zh-Hant': zhHant.stations,
};
type AreaNames = Readonly<Record<(typeof LANGUAGE_KEYS)[ForeignLocale], string>>;
const AREA_NAMES: Readonly<Record<string, AreaNames>> = words.areas;

/** Name of a station in a language; English if unknown. */
export const getStationName = ({ ko, en }: { ko: string; en: string }, locale: Locale): string =>
  (locale === DEFAULT_LOCALE ? undefined : STATION_NAMES[locale][ko]) ?? en;

/** Name of an area in a language; English if unknown. */
export const getAreaName = (
  { location_ko: ko, location_en: en }: Pick<Area, 'location_ko' | 'location_en'>,
  locale: Locale,
): string =>
  (locale === DEFAULT_LOCALE ? undefined : AREA_NAMES[ko]?.[LANGUAGE_KEYS[locale]]) ?? en;
