import 'server-only';
import { toEnglishHours } from '../engine/english/hours';
import { parseHours } from '../engine/hours';
import type { Restaurant } from './contract';
import { english } from './english-data';
import { packHours } from './packed-hours';

/**
 * A restaurant with English beside its Korean; the Korean stays as it is. Names and menus: the official English
 * first, then words that are understood, then letters. Hours that cannot be read get no English.
 */
export function toEnglishRestaurant(restaurant: Restaurant): Restaurant {
  const { title, title_eng, firstmenu, treatmenu, opentimefood, restdatefood } = restaurant;
  const hours = parseHours(opentimefood ?? '', restdatefood ?? '');
  return {
    ...restaurant,
    title_eng: english.toTitle(title, title_eng ?? ''),
    firstmenu_eng: english.toMenu(firstmenu ?? '').en,
    treatmenu_eng: english.toMenu(treatmenu ?? '').en,
    hours_eng: toEnglishHours(hours),
    hours: packHours(hours),
    words_eng: toEnglishWords(restaurant),
  };
}

const HANGUL = /[\uAC00-\uD7A3]/u;

/** English for every dish and word that a match or a warning names, each once. */
function toEnglishWords({ match, hidden }: Restaurant): { ko: string; en: string }[] {
  const named = [
    ...(match?.groups ?? []).flatMap(({ dishes }) => dishes),
    ...(match?.because ?? []).filter((reason) => !reason.includes(' kitchen: ')),
    ...(hidden ?? []).flatMap(({ dishes }) => dishes),
  ];
  return [...new Set(named)]
    .filter((word) => HANGUL.test(word))
    .map((ko) => ({ ko, en: english.toDish(ko).en }));
}
