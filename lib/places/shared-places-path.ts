import { isPlaceId } from './place-path';

/** Maximum number of saved places on a phone. */
const MAX_SHARED_PLACES = 100;

/** Path of a page of several places, in this order: {@link MAX_SHARED_PLACES} at most. */
export function toPlacesPath(contentIds: readonly string[]): string {
  return `/places?ids=${contentIds.slice(0, MAX_SHARED_PLACES).map(encodeURIComponent).join(',')}`;
}

/** Ids in the query of such a page, each once, and the number of invalid or surplus entries. */
export function parsePlacesQuery(search: string): { contentIds: string[]; left: number } {
  const entries = (new URLSearchParams(search).get('ids') ?? '').split(',').filter(Boolean);
  const distinct = [...new Set(entries)];
  const contentIds = distinct.filter(isPlaceId).slice(0, MAX_SHARED_PLACES);
  return { contentIds, left: distinct.length - contentIds.length };
}
