import 'server-only';
import { parseDishName, readMenu, createEngine } from '@kioot/engine';
import {
  officialNames,
  orderByRate,
  createPlaceClassifier,
  english,
  getLexicon,
  toFoodKind,
} from '@kioot/engine/lexicon';
import { toSoundKey, romanize } from '@kioot/engine/text';
import { isListed } from '@kioot/places/snapshot';
import type { Place } from '@kioot/places/place';
import { toDishKey } from '../search/classification/dish-key';
import {
  type CompactDishFacts,
  isKnownDish,
  toCompactFacts,
  type DishFacts,
} from '@kioot/engine/verdicts';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import { getUsualPrice } from '../search/classification/usual-prices';
import { localizeDish } from '../search/localization/localize-cards';
import type { Dish } from './dish';
import { DISH_SLUGS } from './dish-slugs';

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
function selectDishNames(
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

/** Facts with the most frequent ingredient of such dishes first: phones ask in the order of `contains`. */
export function withOrderedContents<Facts extends Pick<CompactDishFacts, 'contains'>>(
  ko: string,
  facts: Facts,
): Facts {
  const byName = new Map(facts.contains.map((substance) => [substance.name, substance]));
  const names = orderByRate(ko, [...byName.keys()]);
  return { ...facts, contains: names.flatMap((name) => byName.get(name) ?? []) };
}

/** Dishes by slug, and slugs by every spelling on the bundled menus. */
export interface Catalog {
  dishes: ReadonlyMap<string, Dish>;
  slugs: ReadonlyMap<string, string>;
}

const hasUnknownPart = ({ meats, vegan }: DishFacts): boolean =>
  vegan === 'unknown' || Object.values(meats).includes('unknown');

/** Revised Romanization of a dish: "doenjangjjigae". */
const toRomanized = (ko: string): string => romanize(ko).toLowerCase();

/** Names in all languages. */
const toNames = (ko: string): Dish['names'] =>
  // Built from `LOCALES`: every language and no other.
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      locale === DEFAULT_LOCALE ? english.toDish(ko).en : localizeDish(ko, locale),
    ]),
  ) as Dish['names'];

/** Dishes that the catalog has to have, for the tool that writes their slugs. */
export function findDishes(
  rows: readonly Place[],
): { ko: string; en: string; romanized: string; menus: number }[] {
  const engine = createEngine(getLexicon());
  const isUnderstood = (ko: string): boolean => {
    const facts = engine.classifyDish(ko);
    return english.toDish(ko).how !== 'romanised' && isKnownDish(facts) && !hasUnknownPart(facts);
  };
  return selectDishNames(collectMenuDishes(rows), isUnderstood).map(({ ko, menus }) => ({
    ...{ ko, menus },
    en: english.toDish(ko).en,
    romanized: toRomanized(ko),
  }));
}

/** Catalog of the dishes that have a slug, with their places among the rows. Takes seconds. */
export function buildCatalog(rows: readonly Place[]): Catalog {
  const menuDishes = collectMenuDishes(rows);
  const classifyPlace = createPlaceClassifier();
  const substances = new Map(getLexicon().substances.map((each) => [each.name, each]));
  const classify = (ko: string): DishFacts => {
    const menu = { contentId: '', title: '', firstmenu: ko, treatmenu: '' };
    const [dish] = classifyPlace(menu).dishes;
    if (!dish) throw new Error(`The lexicon reads no dish in ${ko}`);
    return dish;
  };
  const toDish = (ko: string, slug: string, onMenus: CollectedDish | undefined): Dish => {
    const facts = classify(ko);
    const usualPrice = getUsualPrice(ko);
    return {
      ...{ slug, ko },
      names: toNames(ko),
      romanized: toRomanized(ko),
      kind: toFoodKind({ title: '', dishes: [facts] }),
      serving: facts.serving,
      facts: withOrderedContents(ko, toCompactFacts(facts, substances)),
      isUncertain: hasUnknownPart(facts),
      places: [...(onMenus?.places ?? [])],
      ...(usualPrice ? { usualPrice } : {}),
    };
  };
  const dishes = new Map<string, Dish>();
  const slugs = new Map<string, string>();
  for (const [ko, slug] of DISH_SLUGS) {
    const onMenus = menuDishes.get(toDishKey(ko));
    dishes.set(slug, toDish(ko, slug, onMenus));
    for (const spelling of onMenus?.spellings.keys() ?? []) {
      if (!slugs.has(spelling)) slugs.set(spelling, slug);
    }
  }
  // A name of the catalog is its own dish, whatever shares its key.
  for (const [ko, slug] of DISH_SLUGS) slugs.set(ko, slug);
  return { dishes, slugs };
}
