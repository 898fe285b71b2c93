import { formatLinkFlags, formatLinkGuest, toAllergyHash } from './link-needs';
import { toUserPref } from './preferences';
import { getOriginArea, type Search } from './session';

const SHARE_PATH = '/share';

/** Parts of a search that travel only on the visitor's request. */
interface ShareOptions {
  hasAllergies?: boolean;
}

/**
 * Path of a link that repeats the search with the diets of everyone at the table, without names:
 * `/share?area=1&radius=1000&meats=pork,beef&with=strictVegan`, or `?station=안국`. Null for a search
 * from a position: see {@link toPositionSharePath}.
 */
export function toSharePath(search: Search, options?: ShareOptions): string | null {
  const area = getOriginArea(search.origin);
  if (!area) return null;
  const place = area.id ? `area=${area.id}` : `station=${encodeURIComponent(area.location_ko)}`;
  return toShareLink(place, search, options);
}

/**
 * Path of a link with the position searched from, to about 100 m. Only on the visitor's request.
 */
export function toPositionSharePath(search: Search, options?: ShareOptions): string {
  const { mapx, mapy } = search.origin;
  return toShareLink(`at=${mapx},${mapy}`, search, options);
}

function toShareLink(
  place: string,
  { radius, need, profile, others = [] }: Search,
  { hasAllergies = false }: ShareOptions = {},
): string {
  const { meats, vegan } = toUserPref(need);
  const flags = profile ? formatLinkFlags(profile) : '';
  const parts = [
    ...[place, `radius=${radius}`],
    ...(meats.length > 0 ? [`meats=${meats.join(',')}`] : []),
    ...(vegan.length > 0 ? [`vegan=${vegan.join(',')}`] : []),
    ...(flags ? [`also=${flags}`] : []),
    ...others.map((guest) => `with=${formatLinkGuest(guest)}`),
  ];
  const hash = hasAllergies
    ? toAllergyHash([profile, ...others.map((guest) => guest.profile)])
    : '';
  return `${SHARE_PATH}?${parts.join('&')}${hash}`;
}
