import 'server-only';
import { parseDishName } from '@kioot/engine';
import { globalSingleton } from '../once';
import { getBuildArtifact, getSnapshotRows } from '../places/snapshot-store';
import { toDishKey } from '../search/classification/dish-key';
import { buildCatalog, type Catalog } from './build-catalog';
import type { Dish } from './dish';
import { DISH_SLUGS, getDishName } from './dish-slugs';

/**
 * Part of `data/built/places.json`. Dishes are JSON strings in JSON, by slug: a page needs one of
 * them.
 */
interface SerializedCatalog {
  dishes: Record<string, string>;
  slugs: Record<string, string>;
}

/** Input of {@link getDish}, for the build artifact. */
export function serializeCatalog({ dishes, slugs }: Catalog): SerializedCatalog {
  return {
    dishes: Object.fromEntries([...dishes].map(([slug, dish]) => [slug, JSON.stringify(dish)])),
    slugs: Object.fromEntries(slugs),
  };
}

/** Dishes of the build, each parsed on first use; computed on first use in development and tests. */
interface LazyCatalog {
  getDish(slug: string): Dish | undefined;
  getSlug(spelling: string): string | undefined;
}

function getCatalog(): LazyCatalog {
  const file = getBuildArtifact();
  return globalSingleton(`dish catalog ${file?.key}`, () =>
    file ? deserializeCatalog(file.dishes) : computeCatalog(),
  );
}

function deserializeCatalog(serialized: unknown): LazyCatalog {
  // Unvalidated: the key proves that our own build wrote it.
  const file = serialized as SerializedCatalog;
  const parsed = new Map<string, Dish>();
  const slugs = new Map(Object.entries(file.slugs));
  return {
    getDish(slug) {
      const text = Object.hasOwn(file.dishes, slug) ? file.dishes[slug] : undefined;
      if (text === undefined) return undefined;
      const dish = parsed.get(slug) ?? (JSON.parse(text) as Dish);
      parsed.set(slug, dish);
      return dish;
    },
    getSlug: (spelling) => slugs.get(spelling),
  };
}

/** Finds no slug: {@link findDishSlug} finds the same ones by their key, without all menus. */
function computeCatalog(): LazyCatalog {
  let catalog: Catalog | undefined;
  return {
    getDish: (slug) => (catalog ??= buildCatalog(getSnapshotRows())).dishes.get(slug),
    getSlug: () => undefined,
  };
}

/** Dish of the catalog by its slug; undefined for an unknown one, which computes nothing. */
export function getDish(slug: string): Dish | undefined {
  return getDishName(slug) === undefined ? undefined : getCatalog().getDish(slug);
}

/** All dishes of the catalog, in the order of the table of slugs. */
export function getDishes(): readonly Dish[] {
  const catalog = getCatalog();
  return [...DISH_SLUGS.values()].flatMap((slug) => catalog.getDish(slug) ?? []);
}

let slugsByKey: ReadonlyMap<string, string> | undefined;

/**
 * Slug of the dish that a menu names, by any spelling: of the bundled menus without the lexicon,
 * others by their key. Undefined for a dish that is not in the catalog.
 */
export function findDishSlug(dish: string): string | undefined {
  const { name } = parseDishName(dish);
  return DISH_SLUGS.get(name) ?? getCatalog().getSlug(name) ?? getSlugsByKey().get(toDishKey(name));
}

function getSlugsByKey(): ReadonlyMap<string, string> {
  return (slugsByKey ??= new Map(
    [...DISH_SLUGS].toReversed().map(([ko, slug]) => [toDishKey(ko), slug]),
  ));
}

/** Slugs of the dishes that have a page, by Korean name. */
export function findDishSlugs(dishes: readonly { ko: string }[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    dishes.flatMap(({ ko }) => {
      const slug = findDishSlug(ko);
      return slug === undefined ? [] : [[ko, slug]];
    }),
  );
}
