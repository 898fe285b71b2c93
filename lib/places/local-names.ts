import 'server-only';
import ja from '@/data/place-names/ja.json';
import zhHans from '@/data/place-names/zh-Hans.json';
import zhHant from '@/data/place-names/zh-Hant.json';
import words from '@/data/words-by-language.json';
import type { Area } from '../areas';
import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';

const LANGUAGES = { ja: 'ja', 'zh-Hans': 'zhHans', 'zh-Hant': 'zhHant' } as const;

const STATIONS: Readonly<Record<ForeignLocale, Readonly<Record<string, string>>>> = {
  ja: ja.stations,
  'zh-Hans': zhHans.stations,
  'zh-Hant': zhHant.stations,
};
type AreaNames = Readonly<Record<(typeof LANGUAGES)[ForeignLocale], string>>;
const AREA_NAMES: Readonly<Record<string, AreaNames>> = words.areas;

/** What a station is called in a language; English where nobody knows. */
export const getStationName = ({ ko, en }: { ko: string; en: string }, locale: Locale): string =>
  (locale === DEFAULT_LOCALE ? undefined : STATIONS[locale][ko]) ?? en;

/** What an area is called in a language. */
export const getAreaName = (
  { location_ko: ko, location_en: en }: Pick<Area, 'location_ko' | 'location_en'>,
  locale: Locale,
): string => (locale === DEFAULT_LOCALE ? undefined : AREA_NAMES[ko]?.[LANGUAGES[locale]]) ?? en;
