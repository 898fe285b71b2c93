import { DEFAULT_LOCALE, type ForeignLocale, type Locale } from '../locales';
import type { Base } from './base';

interface PlaceNames {
  stations: Readonly<Record<string, string>>;
  districts: Readonly<Record<string, string>>;
}

/** A language at a time: each is a file of its own. */
const LOAD: Readonly<Record<ForeignLocale, () => Promise<{ default: PlaceNames }>>> = {
  ja: () => import('@/data/place-names/ja.json'),
  'zh-Hans': () => import('@/data/place-names/zh-Hans.json'),
  'zh-Hant': () => import('@/data/place-names/zh-Hant.json'),
};

/**
 * The base data with the stations and districts named in a language in place of the English, where that has a name for
 * them. Rejects where the names cannot be loaded.
 */
export async function inPlaceNames(base: Base, locale: Locale): Promise<Base> {
  if (locale === DEFAULT_LOCALE) return base;
  const { default: names } = await LOAD[locale]();
  return {
    ...base,
    stations: base.stations.map((each) => ({ ...each, en: names.stations[each.ko] ?? each.en })),
    districts: base.districts.map((each) => ({ ...each, en: names.districts[each.ko] ?? each.en })),
  };
}
