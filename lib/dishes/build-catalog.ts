import 'server-only';
import { createEngine } from '@kioot/engine';
import { createPlaceClassifier, english, getLexicon, toFoodKind } from '@kioot/engine/lexicon';
import { romanize } from '@kioot/engine/text';
import { isKnownDish, toCompactFacts, type DishFacts } from '@kioot/engine/verdicts';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import type { Place } from '@kioot/places/place';
import { getUsualPrice } from '../search/classification/usual-prices';
import { localizeDish } from '../search/localization/localize-cards';
import { toDishKey } from '../search/classification/dish-key';
import { collectMenuDishes, selectDishNames, type CollectedDish } from './collect-dishes';
import type { Dish } from './dish';
import { DISH_SLUGS } from './dish-slugs';
import { withOrderedContents } from './order-contents';

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
