import 'server-only';
import { parseDishName } from '@kioot/engine';
import { findDishSlug } from '../dishes/dish-catalog';
import { NAMED_DISH_PATH, toDishPath } from '../dishes/dish';
import { splitLocalePath, toLocalePath } from '../locales';
import { decodeUriTextOrNull } from '@kioot/base/uri-encoding';
import { toDishQueryString } from './dish-groups';

/** Longest name, in UTF-16 units: a line of a menu. */
const MAX_NAME_LENGTH = 200;

/**
 * Name of a dish in an address of `toNamedDishPath`, in any language; null for one that is no line
 * of a menu.
 * @example
 * parseNamedDishPath('/ja/dishes/named/%EB%B9%B5%20100%25') // '빵 100%'
 */
export function parseNamedDishPath(address: string): string | null {
  const { path } = splitLocalePath(address);
  const name = decodeUriTextOrNull(path.slice(NAMED_DISH_PATH.length)) ?? '';
  return name.length > MAX_NAME_LENGTH || name.trim() === '' ? null : name;
}

/**
 * Address of the page of a dish named as on a menu, in the language of `address`; of a search for a
 * dish without one. Lists and menus on the phone do not know which dishes have a page.
 */
export function toDishAddress(name: string, address: string): { path: string; search: string } {
  const { locale } = splitLocalePath(address);
  const slug = findDishSlug(name);
  if (slug !== undefined) return { path: toLocalePath(toDishPath(slug), locale), search: '' };
  const query = { query: parseDishName(name).name, group: null, need: null };
  return { path: toLocalePath('/dishes', locale), search: toDishQueryString(query) };
}
