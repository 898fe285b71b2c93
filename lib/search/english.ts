import 'server-only';
import { LRUCache } from 'lru-cache';
import { toEnglishHours, parseHours } from '@kioot/engine/hours';
import { parseReason } from '@kioot/engine/verdicts';
import { MAX_LETTERS } from '../limits';
import { getBuiltJudgements, type EnglishFields } from './precomputed-verdicts';
import type { Restaurant } from './contract';
import { english } from '@kioot/engine/lexicon';
import { packHours } from './packed-hours';
import { createYielder } from './cooperative';

/** What is kept at most, in characters: some times all restaurants of Seoul. */
const KEPT_CHARACTERS = 12_000_000;
/** A longer text is nobody's menu. */
const KEPT_TEXT_CHARACTERS = 20_000;
/** As much as a place's own menus and name hold: what a caller wants beyond that stays Korean. */
const MAX_WORDS_LETTERS = 2 * MAX_LETTERS.treatmenu + MAX_LETTERS.title;

/** The same restaurants come back with every visitor and every page, and the same text always reads the same. */
const kept = new LRUCache<string, EnglishFields>({
  maxSize: KEPT_CHARACTERS,
  maxEntrySize: KEPT_TEXT_CHARACTERS,
  sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
});

/**
 * A restaurant with English beside its Korean; the Korean stays as it is. Names and menus: the official English
 * first, then words that are understood, then letters. Hours that cannot be read get no English.
 */
export async function toEnglishRestaurant(restaurant: Restaurant): Promise<Restaurant> {
  const { title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood } = restaurant;
  const key = JSON.stringify([title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood]);
  let inEnglish = kept.get(key);
  if (!inEnglish) {
    inEnglish =
      getBuiltJudgements()?.getPlace(restaurant)?.english ?? (await toEnglishFields(restaurant));
    kept.set(key, inEnglish);
  }
  return { ...restaurant, ...inEnglish, words_eng: await toEnglishWords(restaurant) };
}

/** What a restaurant's text says in English, computed. */
export async function toEnglishFields(restaurant: Restaurant): Promise<EnglishFields> {
  const { title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood } = restaurant;
  const { rest } = createYielder();
  const inEnglish = english.toTitle(title, title_eng ?? '').en;
  await rest();
  const firstmenu_eng = english.toMenu(firstmenu ?? '').en;
  await rest();
  const treatmenu_eng = english.toMenu(treatmenu ?? '').en;
  await rest();
  const hours = parseHours(opentimefood ?? '', restdatefood ?? '');
  return {
    title_eng: inEnglish,
    firstmenu_eng,
    treatmenu_eng,
    hours_eng: toEnglishHours(hours),
    hours: packHours(hours),
  };
}

const HANGUL = /[\uAC00-\uD7A3]/u;

/** English for every dish and word that a match or a warning names, each once. */
export async function toEnglishWords({
  dishes: known = [],
  match,
  hidden,
}: Restaurant): Promise<{ ko: string; en: string }[]> {
  const named = [
    ...known,
    ...(match?.groups ?? []).flatMap(({ dishes, ask = [] }) => [
      ...dishes,
      ...ask.map(({ dish }) => dish),
    ]),
    ...(match?.because ?? []).filter((reason) => parseReason(reason).kind === 'term'),
    ...(hidden ?? []).flatMap(({ dishes }) => dishes),
  ];
  const { rest } = createYielder();
  const words: { ko: string; en: string }[] = [];
  let letters = 0;
  for (const ko of new Set(named)) {
    if (!HANGUL.test(ko)) continue;
    letters += ko.length;
    if (letters > MAX_WORDS_LETTERS) break;
    await rest();
    words.push({ ko, en: getBuiltJudgements()?.getWord(ko) ?? english.toDish(ko).en });
  }
  return words;
}
