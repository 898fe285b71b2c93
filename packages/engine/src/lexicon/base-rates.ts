import * as v from 'valibot';
import { ALLERGENS, type Allergen } from '../needs/allergens';
import table from '../../lexicon/base-rates.json';

/** Numbers of home recipes of a dish, and of those with each ingredient. */
export interface BaseRate {
  /** Dish or family of the recipes, the end of the name asked for. */
  family: string;
  recipes: number;
  /** Numbers of recipes by code of an ingredient, the most frequent first. */
  with: Readonly<Record<string, number>>;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const schema = v.record(
  v.string(),
  v.object({ recipes: count, with: v.record(v.string(), count) }),
);
const families = Object.entries(v.parse(schema, table))
  .map(([family, rate]): BaseRate => ({ family, ...rate }))
  .sort((a, b) => b.family.length - a.family.length);

/** Allergens that the recipes were searched for; no rate of another means anything. */
export const COUNTED_CODES: ReadonlySet<Allergen> = new Set(
  ALLERGENS.filter((code) => families.some((rate) => code in rate.with)),
);

/**
 * Base rates of the longest family that a Korean name ends with.
 * They order and explain; no verdict reads them.
 *
 * @example
 * getBaseRate('돌솥비빔밥')?.family // => '비빔밥'
 * getBaseRate('삼겹살') // => undefined
 */
export const getBaseRate = (ko: string): BaseRate | undefined =>
  families.find(({ family }) => ko.endsWith(family));

/**
 * Codes of ingredients in the order in which home recipes of a dish have them, so that the question
 * that changes most comes first; those that no recipe names stay behind, in their order.
 *
 * @example
 * orderByRate('돌솥비빔밥', ['pork', 'egg']) // => ['egg', 'pork']
 * orderByRate('삼겹살', ['pork', 'egg']) // => ['pork', 'egg']
 */
export function orderByRate(ko: string, codes: readonly string[]): string[] {
  const counts = getBaseRate(ko)?.with ?? {};
  return [...codes].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}
