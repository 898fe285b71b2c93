import 'server-only';
import type { CompactDishFacts } from '@kioot/engine/verdicts';
import { getDishes } from '../dishes/dish-catalog';
import type { Dish } from '../dishes/dish';
import { COMMON_NEEDS, explainNeed } from '../dish-page/common-needs';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales';
import { isChainBranch } from '../places/snapshot-store';
import { getDishForm } from '../dish-page/dish-form';
import { DISH_GROUPS, DISH_GROUP_IDS, type DishGroupId } from './dish-groups';
import { toVerdictLetter, type DishFactsFile, type IndexedDish } from './index-format';

/** Group of a dish: by the form that its name tells, else by its kind. */
export function getDishGroup(dish: Dish): DishGroupId {
  const form = getDishForm(dish);
  const find = (list: 'forms' | 'kinds', name: string) =>
    DISH_GROUP_IDS.find((id) => DISH_GROUPS[id][list].includes(name));
  return (form && find('forms', form)) ?? find('kinds', dish.kind) ?? 'other';
}

/** Number of restaurants with a dish; all branches of chains count as one. */
function countRestaurants({ places }: Dish): number {
  const ownPlaces = places.filter((contentId) => !isChainBranch(contentId)).length;
  return ownPlaces + Number(ownPlaces < places.length);
}

/** Dishes of the catalog, the commonest first, drinks last. */
function sortDishes(): readonly Dish[] {
  return getDishes()
    .map((dish) => ({
      dish,
      count: countRestaurants(dish),
      isDrink: getDishGroup(dish) === 'drinks',
    }))
    .sort((a, b) => Number(a.isDrink) - Number(b.isDrink) || b.count - a.count)
    .map(({ dish }) => dish);
}

/** Names, groups and verdicts of all dishes, the commonest first, drinks last. */
export function toIndexedDishes(locale: Locale): readonly IndexedDish[] {
  return sortDishes().map((dish): IndexedDish => {
    const { ko, slug, names, facts } = dish;
    const verdicts = COMMON_NEEDS.map((need) =>
      toVerdictLetter(explainNeed(facts, need).verdict),
    ).join('');
    const group = getDishGroup(dish);
    return locale === DEFAULT_LOCALE
      ? [ko, slug, group, verdicts, names.en]
      : [ko, slug, group, verdicts, names[locale], names.en];
  });
}

/** Facts of all dishes, in the order of {@link toIndexedDishes}; many dishes share theirs. */
export function toDishFactsFile(): DishFactsFile {
  const facts: CompactDishFacts[] = [];
  const positionByText = new Map<string, number>();
  const positions = sortDishes().map((dish) => {
    const text = JSON.stringify(dish.facts);
    const known = positionByText.get(text);
    if (known !== undefined) return known;
    positionByText.set(text, facts.length);
    return facts.push(dish.facts) - 1;
  });
  return { facts, positions };
}

/** Content of a file by its name; null for an unknown one. */
export function getIndexFile(file: string): unknown {
  if (file === 'facts.json') return toDishFactsFile();
  const locale = LOCALES.find((each) => file === `${each}.json`);
  return locale ? toIndexedDishes(locale) : null;
}

/** The commonest dishes of a group, and how many it has. */
export interface GroupPreview {
  id: DishGroupId;
  count: number;
  dishes: readonly Dish[];
}

/** Groups with their commonest dishes, for the page. */
export function getGroupPreviews(maxDishes: number): GroupPreview[] {
  const byGroup = new Map(DISH_GROUP_IDS.map((id): [DishGroupId, Dish[]] => [id, []]));
  for (const dish of sortDishes()) byGroup.get(getDishGroup(dish))?.push(dish);
  return [...byGroup].map(([id, dishes]) => ({
    id,
    count: dishes.length,
    dishes: dishes.slice(0, maxDishes),
  }));
}
