import 'server-only';
import { LRUCache } from 'lru-cache';
import { hoursFormatters, parseHours } from '@kioot/engine/hours';
import { parseReason } from '@kioot/engine/verdicts';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import { getPrecomputedVerdicts, type EnglishFields } from '../classification/precomputed-verdicts';
import type { PlaceCard } from '../contract/rec-contract';
import { english } from '@kioot/engine/lexicon';
import { packHours } from '../contract/packed-hours';
import { createYielder } from '../../cooperative';

/** Size of the cache in characters: several times all restaurants of Seoul. */
const MAX_CACHE_LENGTH = 12_000_000;
/** Longer texts are not menus of real places. */
const MAX_CACHED_TEXT_LENGTH = 20_000;
/** Total length of a place's own menus and name; further dishes and terms stay Korean. */
const MAX_TERMS_LENGTH = 2 * MAX_FIELD_LENGTHS.treatmenu + MAX_FIELD_LENGTHS.title;

/** The same restaurants are requested by every visitor and on every page. */
const cache = new LRUCache<string, EnglishFields>({
  maxSize: MAX_CACHE_LENGTH,
  maxEntrySize: MAX_CACHED_TEXT_LENGTH,
  sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
});

/**
 * A restaurant with English beside its Korean. Names and menus: the official English first, then
 * translated terms, then romanization. Hours that cannot be parsed get no English.
 */
export async function toEnglishRestaurant(restaurant: PlaceCard): Promise<PlaceCard> {
  const { title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood } = restaurant;
  const key = JSON.stringify([title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood]);
  let translated = cache.get(key);
  if (!translated) {
    translated =
      getPrecomputedVerdicts()?.getPlace(restaurant)?.english ??
      (await toEnglishFields(restaurant));
    cache.set(key, translated);
  }
  return { ...restaurant, ...translated, words_eng: await toEnglishTerms(restaurant) };
}

/** English fields of a restaurant, computed from its texts. */
export async function toEnglishFields(restaurant: PlaceCard): Promise<EnglishFields> {
  const { title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood } = restaurant;
  const { yieldIfDue } = createYielder();
  const translated = english.toTitle(title, title_eng ?? '').en;
  await yieldIfDue();
  const firstmenu_eng = english.toMenu(firstmenu ?? '').en;
  await yieldIfDue();
  const treatmenu_eng = english.toMenu(treatmenu ?? '').en;
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
