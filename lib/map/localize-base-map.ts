import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';
import type { BaseMap } from './base-map';

interface PlaceNames {
  stations: Readonly<Record<string, string>>;
  districts: Readonly<Record<string, string>>;
}

/** One file per language, so that a page loads its own only. */
const PLACE_NAME_LOADERS: Readonly<Record<ForeignLocale, () => Promise<{ default: PlaceNames }>>> =
  {
    ja: () => import('@/data/curated/place-names/ja.json'),
    'zh-Hans': () => import('@/data/curated/place-names/zh-Hans.json'),
    'zh-Hant': () => import('@/data/curated/place-names/zh-Hant.json'),
  };

/**
 * Base map with station and district names of a language; English where it has none.
 * @throws when the names cannot be loaded
 */
export async function localizeBaseMap(base: BaseMap, locale: Locale): Promise<BaseMap> {
  if (locale === DEFAULT_LOCALE) return base;
  const { default: names } = await PLACE_NAME_LOADERS[locale]();
  return {
    ...base,
    stations: base.stations.map((each) => ({ ...each, en: names.stations[each.ko] ?? each.en })),
    districts: base.districts.map((each) => ({ ...each, en: names.districts[each.ko] ?? each.en })),
  };
}
