import { toUserPref } from './preferences';
import { getOriginArea, type Search } from './session';

const SHARE_PATH = '/share';

/**
 * The path of a link that searches the same again: `/share?area=1&radius=1000&meats=pork,beef`. Null for a search
 * around the visitor: a link never says where somebody is, and one to the area would find another list.
 */
export function toSharePath({ origin, radius, need }: Search): string | null {
  const area = getOriginArea(origin);
  if (!area) return null;
  const { meats, vegan } = toUserPref(need);
  const parts = [`area=${area.id}`, `radius=${radius}`];
  if (meats.length > 0) parts.push(`meats=${meats.join(',')}`);
  if (vegan.length > 0) parts.push(`vegan=${vegan.join(',')}`);
  return `${SHARE_PATH}?${parts.join('&')}`;
}
