import groups from '@/content/dish-groups.json';
import { COMMON_NEEDS, type CommonNeed } from '../dish-page/common-needs';

/** Group to browse by; its title is the message of the name. */
export type DishGroupId = keyof typeof groups;

interface DishGroup {
  /** Kind of food whose drawing stands for the group. */
  picture: string;
  /** Forms of dishes, and kinds of those whose name tells no form. */
  forms: readonly string[];
  kinds: readonly string[];
}

export const DISH_GROUPS: Readonly<Record<DishGroupId, DishGroup>> = groups;

/** Groups in display order. */
// `Object.keys` widens the keys.
export const DISH_GROUP_IDS = Object.keys(groups) as DishGroupId[];

const isDishGroupId = (id: string): id is DishGroupId => Object.hasOwn(groups, id);

export const getGroupPicture = (id: DishGroupId): string => DISH_GROUPS[id].picture;

/** Filter by the diet of the visitor, or by a common need. */
export type DishNeed = CommonNeed | 'own';

/** Filter of the dishes, kept in the URL. */
export interface DishFilter {
  query: string;
  group: DishGroupId | null;
  need: DishNeed | null;
}

const toNeed = (text: string | null): DishNeed | null =>
  text === 'own' ? text : (COMMON_NEEDS.find((need) => need === text) ?? null);

/**
 * Parses `?q=&kind=&can=`; unknown values are none.
 * @example
 * parseDishFilter('?kind=soups&can=x'); // => { query: '', group: 'soups', need: null }
 */
export function parseDishFilter(search: string): DishFilter {
  const parameters = new URLSearchParams(search);
  const group = parameters.get('kind') ?? '';
  return {
    query: parameters.get('q') ?? '',
    group: isDishGroupId(group) ? group : null,
    need: toNeed(parameters.get('can')),
  };
}

/** Query string of a filter; empty without one. */
export function toDishQueryString({ query, group, need }: DishFilter): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (group) parameters.set('kind', group);
  if (need) parameters.set('can', need);
  const search = parameters.toString();
  return search && `?${search}`;
}
