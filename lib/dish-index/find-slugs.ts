import 'server-only';
import { findDishSlug } from '../dishes/dish-catalog';

/** Slugs of the dishes that have a page, by Korean name. */
export function findDishSlugs(dishes: readonly { ko: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    dishes.flatMap(({ ko }) => {
      const slug = findDishSlug(ko);
      return slug === undefined ? [] : [[ko, slug]];
    }),
  );
}
