/** Pictures of all places. */
export const PLACES_TAG = 'places';

/** Picture of one place. */
export function getPlaceTag(contentId: string): string {
  return `place:${contentId}`;
}
