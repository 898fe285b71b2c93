import { toUserPref } from '../needs/user-pref';
import { getOriginArea, type Search } from './session';

const SHARE_PATH = '/share';

type SharedChoices = Pick<Search, 'origin' | 'radius' | 'need'>;

/**
 * Path of a link that repeats the search of one person: `/share?area=1&radius=1000&meats=pork,beef`,
 * or `?station=안국`. Null for a search from a position: see {@link toPositionSharePath}.
 */
export function toSharePath(search: SharedChoices): string | null {
  const area = getOriginArea(search.origin);
  if (!area) return null;
  const place = area.id ? `area=${area.id}` : `station=${encodeURIComponent(area.location_ko)}`;
  return toShareLink(place, search);
}

/**
 * Path of a link with the position searched from, to about 100 m. Only on the visitor's request.
 */
export function toPositionSharePath(search: SharedChoices): string {
  const { mapx, mapy } = search.origin;
  return toShareLink(`at=${mapx},${mapy}`, search);
}

function toShareLink(place: string, { radius, need }: SharedChoices): string {
  const { meats, vegan } = toUserPref(need);
  const parts = [place, `radius=${radius}`];
  if (meats.length > 0) parts.push(`meats=${meats.join(',')}`);
  if (vegan.length > 0) parts.push(`vegan=${vegan.join(',')}`);
  return `${SHARE_PATH}?${parts.join('&')}`;
}
