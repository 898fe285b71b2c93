import { isPlaceId } from './path';

/** As many as a phone saves. */
const MAX_SHARED_PLACES = 100;

/** The page of several places, in the order given: {@link MAX_SHARED_PLACES} at most. */
export function toPlacesPath(contentIds: readonly string[]): string {
  return `/places?ids=${contentIds.slice(0, MAX_SHARED_PLACES).map(encodeURIComponent).join(',')}`;
}

/** The ids in the query of such a page, each once, and how many entries were none or too many. */
export function parsePlacesQuery(search: string): { contentIds: string[]; left: number } {
  const written = (new URLSearchParams(search).get('ids') ?? '').split(',').filter(Boolean);
  const distinct = [...new Set(written)];
  const contentIds = distinct.filter(isPlaceId).slice(0, MAX_SHARED_PLACES);
  return { contentIds, left: distinct.length - contentIds.length };
}
