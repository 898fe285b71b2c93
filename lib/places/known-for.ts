import 'server-only';
import * as v from 'valibot';
import type { DishFacts, PlaceFacts, RestaurantText } from '@kioot/engine';
import table from '../../data/curated/known-for.json';

const dishesSchema = v.record(v.string(), v.string());
const schema = v.object({ year: v.number(), dishes: dishesSchema, byName: dishesSchema });
const { year, dishes, byName } = v.parse(schema, table);
const LISTED: ReadonlyMap<string, string> = new Map(Object.entries(dishes));
const NAMED: ReadonlyMap<string, string> = new Map(Object.entries(byName));

/** Dishes that a place without a menu is known for. */
export interface KnownFor {
  /** Its dishes in Korean, with commas between them. */
  ko: string;
  /** Year of the city's list that says so; missing where the name of the place does. */
  year?: number;
}

/** Main dish of the city's list, else the one that the place has its name of; null without either. */
export function getKnownFor(contentId: string): KnownFor | null {
  const listed = LISTED.get(contentId);
  if (listed !== undefined) return { ko: listed, year };
  const ko = NAMED.get(contentId);
  return ko === undefined ? null : { ko };
}

/** Adds the dishes that a place without a menu is known for to its facts. */
export function withKnownFor(
  diet: PlaceFacts,
  contentId: string,
  classify: (text: RestaurantText) => PlaceFacts,
): PlaceFacts {
  const known = diet.dishes.length > 0 ? null : getKnownFor(contentId);
  if (!known) return diet;
  const menu = { contentId: '', title: '', firstmenu: known.ko, treatmenu: '' };
  const { dishes: knownFor, halal, because } = classify(menu);
  // Halal is decided by the place and not by each dish.
  const isNotHalal = diet.halal === 'unknown' && halal === 'no';
  return isNotHalal
    ? { ...diet, knownFor, halal, because: [...diet.because, ...because] }
    : { ...diet, knownFor };
}

/** Dishes of a menu, else those that a place is known for: what it is drawn as, and what its card names. */
export const getNamedDishes = ({ dishes, knownFor = [] }: PlaceFacts): readonly DishFacts[] =>
  dishes.length > 0 ? dishes : knownFor;
