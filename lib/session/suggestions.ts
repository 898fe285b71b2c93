import { toPreferenceSentence } from '../engine/needs/sentence';
import {
  getContentIds,
  getFilteredRestaurants,
  getFilteredRestaurantsInEnglish,
} from '../search/client';
import type { FilterRequest, Restaurant } from '../search/contract';
import { isVegetarian, toPreference, type UserPref } from './preferences';
import { RADII_M } from '../areas';
import type { Session } from './session';

/** A change that finds something, with what it finds. */
export interface Suggestion {
  /** "3 within 1 km", "5 if maybe counts". */
  label: string;
  change: Pick<Session, 'radius' | 'contentIdList'>;
  restaurants: readonly Restaurant[];
  /** True when the restaurants are in English already (the vegan path). */
  isTranslated: boolean;
}

type Found = Pick<Suggestion, 'restaurants' | 'isTranslated'>;

async function find(
  contentIdList: readonly string[],
  userPref: UserPref,
  certainty: FilterRequest['certainty'],
  signal: AbortSignal,
): Promise<Found> {
  const request = {
    contentIdList: [...contentIdList],
    userPref: toPreferenceSentence(toPreference(userPref)),
    ...(certainty ? { certainty } : {}),
  };
  if (isVegetarian(userPref)) {
    const restaurants = await getFilteredRestaurantsInEnglish(request, { signal });
    return { restaurants, isTranslated: true };
  }
  const { restaurantInfo } = await getFilteredRestaurants(request, { signal });
  return { restaurants: restaurantInfo, isTranslated: false };
}

function toKilometres(radiusM: number): string {
  return `${radiusM / 1000} km`;
}

/**
 * What would help where a search found nothing: every longer walk, and counting what only may suit. Each is really
 * searched; what finds nothing or fails is left out.
 */
export async function getSuggestions(
  { location, radius, contentIdList, userPref }: Session,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (!location || !radius || !contentIdList) return [];
  const walks = RADII_M.filter((metres) => metres > radius).map(
    async (metres): Promise<Suggestion> => {
      const { mapx, mapy } = location;
      const ids = await getContentIds({ mapx, mapy, radius: metres }, { signal });
      const found = await find(ids, userPref, undefined, signal);
      return {
        ...found,
        label: `${found.restaurants.length} within ${toKilometres(metres)}`,
        change: { radius: metres, contentIdList: ids },
      };
    },
  );
  const maybe = find(contentIdList, userPref, 'maybe', signal).then((found): Suggestion => ({
    ...found,
    label: `${found.restaurants.length} if maybe counts`,
    change: { radius, contentIdList },
  }));
  const settled = await Promise.allSettled([...walks, maybe]);
  return settled.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value.restaurants.length > 0 ? [outcome.value] : [],
  );
}
