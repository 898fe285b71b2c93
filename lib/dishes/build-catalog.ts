import 'server-only';
import { createEngine } from '@kioot/engine';
import { createPlaceClassifier, english, getLexicon, toFoodKind } from '@kioot/engine/lexicon';
import { romanize } from '@kioot/engine/text';
import { isKnownDish, toCompactFacts, type DishFacts } from '@kioot/engine/verdicts';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import type { RestaurantRow } from '@kioot/places/row';
import { getUsualPrice } from '../search/classification/usual-prices';
import { localizeDish } from '../search/localization/localize-restaurants';
import { toDishKey } from '../search/classification/dish-key';
import { collectMenuDishes, selectDishNames, type MenuDish } from './collect-dishes';
import type { Dish } from './dish';
import { DISH_SLUGS } from './dish-slugs';

/** Dishes by slug, and slugs by every spelling on the bundled menus. */
export interface Catalog {
  dishes: ReadonlyMap<string, Dish>;
  slugs: ReadonlyMap<string, string>;
}

const hasUnknownPart = ({ meats, vegan }: DishFacts): boolean =>
  vegan === 'unknown' || Object.values(meats).includes('unknown');

const SYLLABLE = { first: 0xac00, perVowel: 28, perOnset: 588 } as const;
/** Offsets of final ㄴ and ㅁ, and syllables in 나 and 마, which they become before a vowel. */
const LINKED = new Map([
  [4, '나'.charCodeAt(0)],
  [16, '마'.charCodeAt(0)],
]);
const FINAL_BEFORE_Y = /([가-힣])([야-얳여-옣요-욯유-윻])/gu;

/** 언양 as it sounds, 어냥: the rules for unknown compounds would insert a consonant. */
const linkFinals = (ko: string): string =>
  ko.replace(FINAL_BEFORE_Y, (both, before: string, after: string) => {
    const code = before.charCodeAt(0);
    const final = (code - SYLLABLE.first) % SYLLABLE.perVowel;
    const onset = LINKED.get(final);
    if (onset === undefined) return both;
    const vowel = (after.charCodeAt(0) - SYLLABLE.first) % SYLLABLE.perOnset;
    return String.fromCharCode(code - final, onset + vowel);
  });

/** Revised Romanization of a dish: "doenjangjjigae". */
const toRomanized = (ko: string): string =>
  romanize(linkFinals(ko.replace('춧잎', '춘닙'))).toLowerCase();

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
  rows: readonly RestaurantRow[],
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
export function buildCatalog(rows: readonly RestaurantRow[]): Catalog {
  const menuDishes = collectMenuDishes(rows);
  const classifyPlace = createPlaceClassifier();
  const substances = new Map(getLexicon().substances.map((each) => [each.name, each]));
  const classify = (ko: string): DishFacts => {
    const menu = { contentId: '', title: '', firstmenu: ko, treatmenu: '' };
    const [dish] = classifyPlace(menu).dishes;
    if (!dish) throw new Error(`The lexicon reads no dish in ${ko}`);
    return dish;
  };
  const toDish = (ko: string, slug: string, onMenus: MenuDish | undefined): Dish => {
    const facts = classify(ko);
    const usualPrice = getUsualPrice(ko);
    return {
      ...{ slug, ko },
      names: toNames(ko),
      romanized: toRomanized(ko),
      kind: toFoodKind({ title: '', dishes: [facts] }),
      serving: facts.serving,
      facts: toCompactFacts(facts, substances),
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
