import 'server-only';
import { isListed } from './snapshot';
import { getRestaurants } from './store';

/** Search engines take 50,000 addresses a file, and 50 MB (https://www.sitemaps.org/protocol.html). */
export const PLACES_PER_SITEMAP = 50_000;

/** The ids of all places that have a page. */
export function getListedIds(): string[] {
  return getRestaurants()
    .filter(isListed)
    .map(({ contentId }) => contentId);
}

/** The numbers of the files that hold them: `/places/sitemap/0.xml`. */
export function getSitemapNumbers(): number[] {
  return Array.from(
    { length: Math.ceil(getListedIds().length / PLACES_PER_SITEMAP) },
    (_, at) => at,
  );
}
