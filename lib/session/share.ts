import { toUserPref } from './preferences';
import { getOriginArea, type Search } from './session';

const SHARE_PATH = '/share';

/**
 * The path of a link that searches the same again: `/share?area=1&radius=1000&meats=pork,beef`, or `?station=안국` around a
 * subway station. Null for a search from a position: a link says where somebody is only when they want it to
 * (`toPositionSharePath`), and one to the area would find another list.
 */
export function toSharePath(search: Search): string | null {
  const area = getOriginArea(search.origin);
  if (!area) return null;
  const place = area.id ? `area=${area.id}` : `station=${encodeURIComponent(area.location_ko)}`;
  return toPath(place, search);
}

/** The path of a link that says, to about 100 m, where the visitor searched from. They asked for it. */
export function toPositionSharePath(search: Search): string {
  const { mapx, mapy } = search.origin;
  return toPath(`at=${mapx},${mapy}`, search);
}

function toPath(place: string, { radius, need }: Search): string {
  const { meats, vegan } = toUserPref(need);
  const parts = [place, `radius=${radius}`];
  if (meats.length > 0) parts.push(`meats=${meats.join(',')}`);
  if (vegan.length > 0) parts.push(`vegan=${vegan.join(',')}`);
  return `${SHARE_PATH}?${parts.join('&')}`;
}
