import 'server-only';
import { parseDishName, readMenu } from '@kioot/engine';
import { officialNames } from '@kioot/engine/lexicon';
import { toSoundKey } from '@kioot/engine/text';
import { isListed } from '@kioot/places/snapshot';
import type { Place } from '@kioot/places/place';
import { toDishKey } from '../search/classification/dish-key';

/**
 * Minimum number of menus of a dish that the official list does not have. Three give 1,050 dishes
 * only (decision 0239).
 */
const MIN_MENUS = 2;

/**
 * Lines of menus that the engine understands and that are no dish: kinds of shop, offers, portions, ways of
 * serving.
 */
const NO_DISHES: ReadonlySet<string> = new Set([
  ...(['커피전문점', '고기무한리필', '양념반', '비건 음료', '즉석두부 반접시'] as const),
  ...(['즉석두유한잔', '접시만두', '콤보 샌드위치', '스페셜티치킨', '마카롤', '오마카세'] as const),
]);

const HANGUL = /[가-힣]/;

/** Dish as the menus of the bundled places have it. */
export interface CollectedDish {
  key: string;
  /** Spellings without brackets, each with the ids of its places. */
  spellings: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids of the places, each once. */
  places: ReadonlySet<string>;
}

/** Every dish on the menus of the listed places, by its key; prices of other lists count too. */
export function collectMenuDishes(rows: readonly Place[]): ReadonlyMap<string, CollectedDish> {
  const dishes = new Map<string, { spellings: Map<string, Set<string>>; places: Set<string> }>();
  const keys = new Map<string, string>();
  const toKey = (name: string): string => {
    const key = keys.get(name) ?? toDishKey(name);
    keys.set(name, key);
    return key;
  };
  for (const row of rows) {
    if (!isListed(row)) continue;
    const priced = (row.prices ?? []).map(([firstmenu]) => ({ firstmenu, treatmenu: '' }));
    for (const { dish, isDish } of [row, ...priced].flatMap((menu) => readMenu(menu))) {
      const { name } = parseDishName(dish);
      const key = isDish && name !== '' ? toKey(name) : '';
      if (key === '') continue;
      const known = dishes.get(key) ?? { spellings: new Map(), places: new Set() };
      known.places.add(row.contentId);
      const ofSpelling = known.spellings.get(name) ?? new Set();
      known.spellings.set(name, ofSpelling.add(row.contentId));
      dishes.set(key, known);
    }
  }
  return new Map([...dishes].map(([key, dish]) => [key, { key, ...dish }]));
}

/**
 * Korean names of the catalog with the number of menus of each, most menus first: the official list,
 * and dishes on at least {@link MIN_MENUS} menus that `isUnderstood` accepts.
 */
export function selectDishNames(
  menuDishes: ReadonlyMap<string, CollectedDish>,
  isUnderstood: (ko: string) => boolean,
): { ko: string; menus: number }[] {
  const official = Object.keys(officialNames);
  const officialKeys = new Set(official.map(toDishKey));
  const others = [...menuDishes.values()].flatMap((dish) => {
    if (dish.places.size < MIN_MENUS || officialKeys.has(dish.key)) return [];
    const ko = pickSpelling(dish);
    return HANGUL.test(ko) && !NO_DISHES.has(ko) && isUnderstood(ko) ? [ko] : [];
  });
  return [...official, ...others]
    .map((ko) => ({ ko, menus: menuDishes.get(toDishKey(ko))?.places.size ?? 0 }))
    .sort((a, b) => b.menus - a.menus);
}

/** Spelling that stands for a dish: one that is nothing but its key, then of most menus, then short. */
function pickSpelling({ key, spellings }: CollectedDish): string {
  const [[best = ''] = []] = [...spellings].sort(
    ([a, inA], [b, inB]) =>
      Number(toSoundKey(b) === key) - Number(toSoundKey(a) === key) ||
      inB.size - inA.size ||
      a.length - b.length ||
      a.localeCompare(b, 'ko'),
  );
  return best;
}
