import 'server-only';
import type { Dish } from '../dishes/dish';
import { getDishes } from '../dishes/dish-catalog';
import { getDishForm } from './dish-form';

const MAX_DISHES = 6;

let groups: ReadonlyMap<string, readonly Dish[]> | undefined;

/** Form or kind of a dish with its main meats; null where neither form nor kind is known. */
function toGroup(dish: Dish): string | null {
  const form = getDishForm(dish) ?? (dish.kind === 'unknown' ? null : dish.kind);
  const { mainMeats, possibleMainMeats } = dish.facts;
  const meats = mainMeats.length > 0 ? mainMeats : possibleMainMeats;
  return form && [form, ...meats].join(' ');
}

/** All dishes by group, those on most menus first; the catalog is the same for the whole process. */
function groupDishes(): ReadonlyMap<string, readonly Dish[]> {
  const byGroup = new Map<string, Dish[]>();
  for (const dish of getDishes().toSorted((a, b) => b.places.length - a.places.length)) {
    const group = toGroup(dish);
    if (group !== null) byGroup.set(group, [...(byGroup.get(group) ?? []), dish]);
  }
  return byGroup;
}

/** Dishes of the same form and the same main meats, those on most menus first. */
export function getSimilarDishes(dish: Dish): readonly Dish[] {
  const group = toGroup(dish);
  groups ??= groupDishes();
  const others = group === null ? [] : (groups.get(group) ?? []);
  return others.filter(({ slug }) => slug !== dish.slug).slice(0, MAX_DISHES);
}
