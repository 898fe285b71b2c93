/** Every page and file made from posts. */
export const POSTS_TAG = 'posts';

/** What was read of one slug, be it a post or nothing. */
export function getPostTag(slug: string): string {
  return `post:${slug}`;
}
