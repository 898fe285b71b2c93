import { RADII_M } from '../radii';
import { getContentIds } from '../search/client';
import type { SearchProfile } from '../search/contract';
import { findRestaurants, type Found } from './search';
import type { Search } from './session';

/** A change that finds something, with what it finds. */
export interface Suggestion extends Found {
  search: Search;
  contentIdList: readonly string[];
}

/**
 * What would help where a search found nothing: every longer walk from where it searched. Each is really searched; what
 * finds nothing or fails is left out.
 */
export async function getSuggestions(
  before: Search,
  profile: SearchProfile | undefined,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const search = { ...before, profile };
  const { mapx, mapy } = search.origin;
  const walks = RADII_M.filter((metres) => metres > search.radius).map(async (radius) => {
    const ids = await getContentIds({ mapx, mapy, radius }, { signal });
    const found = await findRestaurants(ids, search.need, {
      signal,
      profile,
      origin: search.origin,
    });
    return { ...found, search: { ...search, radius }, contentIdList: ids };
  });
  const settled = await Promise.allSettled(walks);
  return settled.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value.restaurants.length > 0 ? [outcome.value] : [],
  );
}
