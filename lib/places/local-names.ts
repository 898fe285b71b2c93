import 'server-only';
import written from '@/data/words-by-language.json';
import type { Area } from '../areas';
import { DEFAULT_LOCALE, type Locale } from '../locales';

const LANGUAGES = { ja: 'ja', 'zh-Hans': 'zhHans', 'zh-Hant': 'zhHant' } as const;

type Names = Readonly<Partial<Record<(typeof LANGUAGES)[keyof typeof LANGUAGES], string>>>;
const stations: Readonly<Record<string, Names>> = written.stations;
const areas: Readonly<Record<string, Names>> = written.areas;

const find = (names: Readonly<Record<string, Names>>, ko: string, locale: Locale) =>
  locale === DEFAULT_LOCALE || !Object.hasOwn(names, ko)
    ? undefined
    : names[ko]?.[LANGUAGES[locale]];

/** What a station is called in a language; English where nobody knows. */
export const getStationName = ({ ko, en }: { ko: string; en: string }, locale: Locale): string =>
  find(stations, ko, locale) ?? en;

/** What an area is called in a language. */
export const getAreaName = (
  { location_ko: ko, location_en: en }: Pick<Area, 'location_ko' | 'location_en'>,
  locale: Locale,
): string => find(areas, ko, locale) ?? en;
