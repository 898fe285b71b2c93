import 'server-only';
import table from '@/data/built/dish-slugs.json';

const slugs: ReadonlyMap<string, string> = new Map(Object.entries(table.dishes));
const names: ReadonlyMap<string, string> = new Map([...slugs].map(([ko, slug]) => [slug, ko]));
const redirects: ReadonlyMap<string, string> = new Map(Object.entries(table.redirects));

/** Korean names of the catalog and their slugs, most menus first when they were added. */
export const DISH_SLUGS: ReadonlyMap<string, string> = slugs;

/** Slugs that pages had, and the slug that replaced each; '' leads to the list of dishes. */
export const DISH_REDIRECTS: ReadonlyMap<string, string> = redirects;

/** Korean name of the dish with a slug; undefined for an unknown one. */
export const getDishName = (slug: string): string | undefined => names.get(slug);
