import sights from '@/content/sights.json';
import { AREAS, type Area } from '../areas';
import type { Locale } from '../locales';
import { STATION_AREAS } from './station-areas';

/** Area, sight or station to search around. */
export interface NamedOrigin {
  /** In the language of the page. */
  name: string;
  ko: string;
  /** Area or station at a sight, in the language of the page; undefined for others. */
  near?: string;
  area: Area;
}

interface IndexedOrigin extends NamedOrigin {
  /** Names in all languages, by {@link toKey}. */
  keys: readonly string[];
}

const MAX_FOUND = 8;
const SIGHT_KEYS = { en: 'en', ja: 'ja', 'zh-Hans': 'zhHans', 'zh-Hant': 'zhHant' } as const;
/** "Station" in the languages of the app, which a visitor may or may not type. */
const STATION_WORD = /(?:station|駅|驛|站|역)$/u;

/** Without case, accents, spaces and hyphens; Hangul by letters, so that a started syllable counts. */
const toKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{P}\p{Z}]/gu, '');

const withoutStation = (text: string): string =>
  text.trim().toLowerCase().replace(STATION_WORD, '');

/**
 * All areas, sights and stations, in this order, for {@link findOrigins}.
 * @param toAreaName name of an area or station in the language of the page
 */
export function indexOrigins(toAreaName: (area: Area) => string, locale: Locale): IndexedOrigin[] {
  const areas = AREAS.map((area): IndexedOrigin => {
    const name = toAreaName(area);
    const ko = area.location_ko;
    return { name, ko, area, keys: [name, ko, area.location_en].map(toKey) };
  });
  const stops = STATION_AREAS.map((area): IndexedOrigin => {
    const { location_en: en, location_ko: ko, names = {} } = area;
    const keys = [en, ko, ...Object.values(names)].map((one) => toKey(withoutStation(one)));
    return { name: toAreaName(area), ko, area, keys };
  });
  const landmarks = sights.flatMap((sight): IndexedOrigin[] => {
    const at =
      'area' in sight
        ? areas.find(({ ko }) => ko === sight.area)
        : stops.find(({ ko }) => ko === sight.station);
    const { ko, en, ja: inJapanese, zhHans: simplified, zhHant: traditional } = sight;
    const keys = [en, ko, inJapanese, simplified, traditional].map(toKey);
    return at ? [{ name: sight[SIGHT_KEYS[locale]], ko, near: at.name, area: at.area, keys }] : [];
  });
  // Gangnam Station is an area.
  const newStops = stops.filter((stop) => areas.every(({ ko }) => ko !== `${stop.ko}역`));
  return [...areas, ...landmarks, ...newStops];
}

/**
 * At most eight origins of a name that is typed: those of this name, then those that begin with it.
 * @example
 * findOrigins(index, 'anguk station').map(({ ko }) => ko) // => ['안국']
 */
export function findOrigins(index: readonly IndexedOrigin[], query: string): NamedOrigin[] {
  const key = toKey(withoutStation(query)) || toKey(query);
  if (!key) return [];
  const isNamed = index.filter(({ keys }) => keys.includes(key));
  const begins = index.filter(({ keys }) => keys.some((one) => one.startsWith(key)));
  const holds = index.filter(({ keys }) => keys.some((one) => one.indexOf(key) > 0));
  return [...new Set([...isNamed, ...begins, ...holds])].slice(0, MAX_FOUND);
}
