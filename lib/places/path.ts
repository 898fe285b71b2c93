/** An id as our sources and any backend's address could write it. */
const ID_PATTERN = /^[A-Za-z0-9][\w-]{0,63}$/;
/** Whether a text can be the id of a place. */
export function isPlaceId(text: string): boolean {
  return ID_PATTERN.test(text);
}

/** The page of one place. */
export function toPlacePath(contentId: string): string {
  return `/places/${encodeURIComponent(contentId)}`;
}
