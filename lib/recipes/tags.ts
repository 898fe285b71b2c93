import type { Locale } from '../locales';

/** Every page and file made from posts. */
export const POSTS_TAG = 'posts';

/** What was read of one slug, be it a post or nothing. */
export function getPostTag(slug: string): string {
  return `post:${slug}`;
}

/** Every page and file made from posts in this language. */
export function getLocaleTag(locale: Locale): string {
  return `posts:${locale}`;
}
