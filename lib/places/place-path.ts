/** Id as our sources, or the tourism backend, may write it. */
const ID_PATTERN = /^[A-Za-z0-9][\w-]{0,63}$/;
/** True for a text that can be the id of a place. */
export function isPlaceId(text: string): boolean {
  return ID_PATTERN.test(text);
}

/** Path of the page of a place: `/places/132215`. */
export function toPlacePath(contentId: string): string {
  return `/places/${encodeURIComponent(contentId)}`;
}
