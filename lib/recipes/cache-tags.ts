import type { Locale } from '../locales';

/** Tag of all pages and files made from posts. */
export const POSTS_TAG = 'posts';

/** Tag of the post with a slug, or of its absence. */
export function getPostTag(slug: string): string {
  return `post:${slug}`;
}

/** Tag of all pages and files made from posts in a language. */
export function getLocaleTag(locale: Locale): string {
  return `posts:${locale}`;
}
