import groups from '@/content/dish-groups.json';
import type { Dish } from '../dishes/dish';
import { getDishForm } from '../dish-page/dish-form';

/** Group to browse by; its title is the message of the name. */
export type DishGroupId = keyof typeof groups;

interface DishGroup {
  /** Kind of food whose drawing stands for the group. */
  picture: string;
  /** Forms of dishes, and kinds of those whose name tells no form. */
  forms: readonly string[];
  kinds: readonly string[];
}

const GROUPS: Readonly<Record<DishGroupId, DishGroup>> = groups;

/** Groups in display order. */
// `Object.keys` widens the keys.
export const DISH_GROUP_IDS = Object.keys(groups) as DishGroupId[];

export const isDishGroupId = (id: string): id is DishGroupId => Object.hasOwn(groups, id);

export const getGroupPicture = (id: DishGroupId): string => GROUPS[id].picture;

/** Group of a dish: by the form that its name tells, else by its kind. */
export function getDishGroup(dish: Dish): DishGroupId {
  const form = getDishForm(dish);
  const byForm = form && DISH_GROUP_IDS.find((id) => GROUPS[id].forms.includes(form));
  return byForm ?? DISH_GROUP_IDS.find((id) => GROUPS[id].kinds.includes(dish.kind)) ?? 'other';
}
