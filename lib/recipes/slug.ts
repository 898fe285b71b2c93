/** What the `posts` table takes as a slug; anything else cannot be a recipe. */
const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_LIMIT = 100;

/** Whether a text can be the slug of a post. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_LIMIT && SLUG_PATTERN.test(text);
}
