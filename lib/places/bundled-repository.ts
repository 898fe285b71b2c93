import 'server-only';
import type { PlaceRepository } from './place-repository';
import type { RestaurantRow } from './row';
import { isListed } from './snapshot';
import { getRestaurants } from './store';

const byIdOf = new WeakMap<readonly RestaurantRow[], ReadonlyMap<string, RestaurantRow>>();

/** Rows of the present snapshot by their ids. */
function getById(): ReadonlyMap<string, RestaurantRow> {
  const rows = getRestaurants();
  const known = byIdOf.get(rows) ?? new Map(rows.map((row) => [row.contentId, row]));
  byIdOf.set(rows, known);
  return known;
}

const getListed = (): RestaurantRow[] => getRestaurants().filter(isListed);

/** The snapshot that a build bundles, or a newer one of a sync. */
export function createBundledRepository(): PlaceRepository {
  return {
    async getStatus(contentId) {
      const row = getById().get(contentId);
      return row && (isListed(row) ? 'listed' : 'gone');
    },
    async getRows(contentIds) {
      const byId = getById();
      return [...new Set(contentIds)].flatMap((contentId) => byId.get(contentId) ?? []);
    },
    getPrices: async () => new Map(),
    getOfficialTitles: async () => getById(),
    getServing: async () => getRestaurants(),
    getAround: async () => getRestaurants(),
    getListedParts: async (size) =>
      Array.from({ length: Math.ceil(getListed().length / size) }, (_, part) => part),
    getListedPart: async (part, size) =>
      getListed()
        .slice(part * size, (part + 1) * size)
        .map(({ contentId }) => contentId),
  };
}
