import 'server-only';
import * as v from 'valibot';
import table from '../../data/curated/known-for.json';

const schema = v.object({ year: v.number(), dishes: v.record(v.string(), v.string()) });
const { year, dishes } = v.parse(schema, table);
const DISHES: ReadonlyMap<string, string> = new Map(Object.entries(dishes));

/** Main dish (Korean) that the city wrote down for a place without a menu, with the year. */
export function getKnownFor(contentId: string): { ko: string; year: number } | null {
  const ko = DISHES.get(contentId);
  return ko === undefined ? null : { ko, year };
}
