import { toPreferenceSentence, type PersonNeeds, type Preference } from '@kioot/engine/needs';
import {
  fetchFilteredRestaurants,
  fetchFilteredRestaurantsInEnglish,
  fetchRestaurantPage,
  RequestTimeoutError,
} from '../search/client/search-client';
import type {
  FilterBody,
  FilterResponse,
  PlaceCard,
  SentenceNeeds,
  SentenceTable,
} from '../search/contract/rec-contract';
import { isVeganPreference, type TableNeeds, toProfileKey } from '../needs/need';
import type { SearchFailure } from './session';

export interface FilteredRestaurants extends Omit<FilterResponse, 'restaurants'> {
  /** Whole filtered list. */
  restaurants: readonly PlaceCard[];
  /** Profile key of the verdicts, see `lib/needs/need.ts`. */
  checkedFor?: string | undefined;
}

interface FilterOptions extends Pick<FilterBody, 'certainty' | 'origin'> {
  signal: AbortSignal;
}

const toSentence = ({ need, profile }: PersonNeeds): SentenceNeeds => ({
  userPref: toPreferenceSentence(need),
  profile,
});

/**
 * Needs of a table as sentences, read by `lib/search/contract/requests.ts`.
 * @example
 * toSentences({ need: { kind: 'halal' } }) // => { userPref: '할랄 음식만' }
 */
export const toSentences = ({ others, ...first }: TableNeeds): SentenceTable => ({
  ...toSentence(first),
  ...(others ? { others: others.map(toSentence) } : {}),
});

/**
 * Filters the looked-up restaurants. Vegan preferences use the call that responds in English
 * (specification section 7).
 * @throws {RequestError}
 */
async function fetchRestaurants(
  contentIdList: readonly string[],
  { need, profile, others }: TableNeeds,
  { signal, origin, certainty }: FilterOptions,
): Promise<FilteredRestaurants> {
  const request: FilterBody = {
    contentIdList: [...contentIdList],
    ...toSentences({ need, profile, others }),
    certainty,
    // An area carries more than its coordinates.
    origin: origin && { mapx: origin.mapx, mapy: origin.mapy },
  };
  const call = isVeganPreference(need)
    ? fetchFilteredRestaurantsInEnglish
    : fetchFilteredRestaurants;
  return { ...(await call(request, { signal })), checkedFor: toProfileKey(need, profile) };
}

/** List in the order for now; as ranked where the script that arranges it failed to load. */
async function arrange({
  restaurants,
  checkedFor,
}: FilteredRestaurants): Promise<readonly PlaceCard[]> {
  try {
    return (await import('./arrange-for-now')).arrangeForNow(restaurants, checkedFor);
  } catch (error) {
    console.error('Arranging the list failed', error);
    return restaurants;
  }
}

/**
 * First page to show: ten translated restaurants; for vegan preferences all, which are in English. An
 * empty list needs no translation.
 * @throws {RequestError}
 */
async function fetchFirstPage(
  found: FilteredRestaurants,
  need: Preference,
  signal: AbortSignal,
): Promise<readonly PlaceCard[]> {
  const restaurants = await arrange(found);
  return isVeganPreference(need) || !restaurants.length
    ? restaurants
    : fetchRestaurantPage(restaurants, 1, { signal });
}

/**
 * {@link fetchRestaurants} with its {@link fetchFirstPage}.
 * @throws {RequestError}
 */
export async function fetchRestaurantsWithFirstPage(
  contentIdList: readonly string[],
  needs: TableNeeds,
  options: FilterOptions,
): Promise<FilteredRestaurants & { firstPage: readonly PlaceCard[] }> {
  // Beside the search.
  import('./arrange-for-now').catch(() => undefined);
  const found = await fetchRestaurants(contentIdList, needs, options);
  return { ...found, firstPage: await fetchFirstPage(found, needs.need, options.signal) };
}

/** Cause of a failed search, as far as the browser can tell. */
export function toSearchFailure(error: unknown): SearchFailure {
  if (!navigator.onLine) return 'offline';
  return error instanceof RequestTimeoutError ? 'timeout' : 'other';
}
