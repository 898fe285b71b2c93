import stations from '@/data/built/stations.json';
import ja from '@/data/curated/place-names/ja.json';
import zhHans from '@/data/curated/place-names/zh-Hans.json';
import zhHant from '@/data/curated/place-names/zh-Hant.json';
import type { Area } from '../areas';

/** Names without the word for a station, and that word, by language. */
const STATION_NAMES: Readonly<Record<string, readonly [Readonly<Record<string, string>>, string]>> =
  {
    ja: [ja.stations, '駅'],
    'zh-Hans': [zhHans.stations, '站'],
    'zh-Hant': [zhHant.stations, '站'],
  };

const addWord = (name: string, word: string, space = ''): string =>
  name.endsWith(word) ? name : name + space + word;

const toNames = (ko: string): Area['names'] =>
  Object.fromEntries(
    Object.entries(STATION_NAMES).flatMap(([language, [names, word]]) => {
      const name = names[ko];
      return name === undefined ? [] : [[language, addWord(name, word)]];
    }),
  );

/** Stations as origins: areas with id 0, which links name by their Korean names. */
export const STATION_AREAS: readonly Area[] = stations.map(({ ko, en, mapx, mapy }) => ({
  id: 0,
  location_en: addWord(en, 'Station', ' '),
  location_ko: ko,
  ...{ mapx, mapy, names: toNames(ko) },
}));
