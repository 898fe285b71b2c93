import type { LastResults } from './last-results';
import {
  MEAT_OPTIONS,
  VEGAN_OPTIONS,
  isVegetarian,
  toPreference,
  type UserPref,
} from '../session/preferences';
import { isAroundArea } from '../session/share';

/** "Myeongdong, 500 m"; "Around you, 500 m" for a list that no search of the area found. */
export function toPlaceWords({
  restaurants,
  location,
  radius,
}: Pick<LastResults, 'restaurants' | 'location' | 'radius'>): string {
  const place = isAroundArea(restaurants, location, radius) ? location.location_en : 'Around you';
  return `${place}, ${radius} m`;
}

/** "Pork, Beef", "Strict Vegan", "Anything". */
export function toPreferenceWords(userPref: UserPref): string {
  if (isVegetarian(userPref)) {
    const { kind } = toPreference(userPref);
    return VEGAN_OPTIONS.find(({ id }) => id === kind)?.label ?? 'Vegetarian';
  }
  const chosen = MEAT_OPTIONS.filter(({ id }) => id !== 'any' && userPref.meats.includes(id));
  return chosen.map(({ label }) => label).join(', ') || 'Anything';
}

/** "12 places", "10 of 48 places": how much of the list is kept. */
export function toCountWords({ restaurants, total }: Pick<LastResults, 'restaurants' | 'total'>) {
  const places = total === 1 ? 'place' : 'places';
  return restaurants.length < total
    ? `${restaurants.length} of ${total} ${places}`
    : `${total} ${places}`;
}
