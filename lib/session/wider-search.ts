import { RADII_M } from '../radii';
import { fetchContentIds } from '../search/client/rec-client';
import type { SearchProfile } from '../search/contract/rec-contract';
import { fetchRestaurants, type FilteredRestaurants } from './fetch-restaurants';
import type { Search } from './session';

/** Wider search that found something, with its results. */
export interface WiderSearch extends FilteredRestaurants {
  search: Search;
  contentIdList: readonly string[];
}

/** Repeats an empty search at every larger radius; those that find nothing or fail are left out. */
export async function fetchWiderSearches(
  emptySearch: Search,
  profile: SearchProfile | undefined,
  signal: AbortSignal,
): Promise<WiderSearch[]> {
  const search = { ...emptySearch, profile };
  const { mapx, mapy } = search.origin;
  const searches = RADII_M.filter((radiusM) => radiusM > search.radius).map(async (radius) => {
    const ids = await fetchContentIds({ mapx, mapy, radius }, { signal });
    const found = await fetchRestaurants(ids, search.need, {
      signal,
      profile,
      origin: search.origin,
    });
    return { ...found, search: { ...search, radius }, contentIdList: ids };
  });
  const settled = await Promise.allSettled(searches);
  return settled.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value.restaurants.length > 0 ? [outcome.value] : [],
  );
}
