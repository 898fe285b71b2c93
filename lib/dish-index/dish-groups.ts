import type { FoodKind } from '@kioot/engine/lexicon';
import type { Dish } from '../dishes/dish';
import { getDishForm, type DishForm } from '../dish-page/dish-form';

interface DishGroup {
  /** Drawing of the group. */
  picture: FoodKind;
  forms: readonly DishForm[];
  /** Kinds of dishes whose name tells no form. */
  kinds: readonly FoodKind[];
}

/** Groups to browse by, in display order; their titles are messages of the name. */
const DISH_GROUPS = {
  soups: {
    picture: 'soup',
    forms: ['soup', 'coldSoup', 'riceSoup'],
    kinds: ['soup', 'samgyetang'],
  },
  stews: { picture: 'stew', forms: ['stew', 'hotpot'], kinds: ['stew', 'hotpot', 'malatang'] },
  rice: {
    picture: 'bibimbap',
    forms: ['mixedRice', 'riceBowl', 'friedRice', 'riceRolls', 'rice', 'porridge'],
    kinds: ['bibimbap', 'gimbap'],
  },
  noodles: {
    picture: 'noodles',
    forms: ['mixedNoodles', 'coldNoodles', 'blackBeanNoodles', 'noodleSoup', 'noodles'],
    kinds: ['noodles', 'cold-noodles', 'ramen'],
  },
  grilled: {
    picture: 'grilled-beef',
    forms: ['tableGrill', 'grilled', 'skewers'],
    kinds: ['grilled-pork', 'grilled-beef', 'kebab'],
  },
  cooked: {
    picture: 'grilled-pork',
    forms: ['stirFry', 'braised', 'simmered', 'boiledMeat', 'parboiled', 'wraps'],
    kinds: [],
  },
  fried: {
    picture: 'pancake',
    forms: ['pancake', 'deepFried'],
    kinds: ['pancake', 'fried-chicken', 'cutlet'],
  },
  raw: {
    picture: 'raw-fish',
    forms: ['rawFish', 'rawBeef', 'marinatedSeafood'],
    kinds: ['raw-fish', 'sushi'],
  },
  snacks: {
    picture: 'tteokbokki',
    forms: ['tteokbokki', 'dumplings'],
    kinds: ['tteokbokki', 'dumplings', 'dim-sum'],
  },
  sides: {
    picture: 'set-meal',
    forms: ['seasoned', 'kimchi', 'pickles', 'saltedSeafood', 'sauce'],
    kinds: [],
  },
  sets: { picture: 'set-meal', forms: ['setMeal'], kinds: ['set-meal', 'temple-food'] },
  foreign: {
    picture: 'pasta',
    forms: [],
    kinds: ['pasta', 'pizza', 'curry', 'burger', 'salad', 'taco'],
  },
  sweets: {
    picture: 'cake',
    forms: ['riceCake', 'sweet'],
    kinds: ['bakery', 'cake', 'ice-cream'],
  },
  other: { picture: 'unknown', forms: [], kinds: ['unknown'] },
  drinks: { picture: 'tea', forms: ['drink', 'alcohol'], kinds: ['coffee', 'tea', 'bar'] },
} as const satisfies Readonly<Record<string, DishGroup>>;

export type DishGroupId = keyof typeof DISH_GROUPS;

const groups: ReadonlyMap<DishGroupId, DishGroup> = new Map(
  Object.entries(DISH_GROUPS) as [DishGroupId, DishGroup][],
);

export const DISH_GROUP_IDS: readonly DishGroupId[] = [...groups.keys()];

export const isDishGroupId = (id: string): id is DishGroupId => Object.hasOwn(DISH_GROUPS, id);

export const getGroupPicture = (id: DishGroupId): FoodKind => DISH_GROUPS[id].picture;

/** Group of the dishes of a form. */
const getFormGroup = (form: DishForm): DishGroupId | undefined =>
  DISH_GROUP_IDS.find((id) => groups.get(id)?.forms.includes(form));

/** Group of a dish: by the form that its name tells, else by its kind. */
export function getDishGroup(dish: Dish): DishGroupId {
  const form = getDishForm(dish);
  const byKind = () => DISH_GROUP_IDS.find((id) => groups.get(id)?.kinds.includes(dish.kind));
  return (form && getFormGroup(form)) ?? byKind() ?? 'other';
}
