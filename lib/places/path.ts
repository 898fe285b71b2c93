/** The page of one place. */
export function toPlacePath(contentId: string): string {
  return `/places/${encodeURIComponent(contentId)}`;
}
