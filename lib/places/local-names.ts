import 'server-only';
import written from '@/data/words-by-language.json';
import { DEFAULT_LOCALE, type Locale } from '../locales';

const LANGUAGES = { ja: 'ja', 'zh-Hans': 'zhHans', 'zh-Hant': 'zhHant' } as const;

type Names = Readonly<Partial<Record<(typeof LANGUAGES)[keyof typeof LANGUAGES], string>>>;
const stations: Readonly<Record<string, Names>> = written.stations;

/** What a station (as its Korean name is written) is called in a language; undefined in English, and where nobody knows. */
export function getStationName(ko: string, locale: Locale): string | undefined {
  if (locale === DEFAULT_LOCALE || !Object.hasOwn(stations, ko)) return undefined;
  return stations[ko]?.[LANGUAGES[locale]];
}
