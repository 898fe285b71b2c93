import { DEFAULT_LOCALE } from '@/lib/locales';
import { createFeed } from '@/lib/recipes/feed';

/** RSS feed in English. */
export async function GET(): Promise<Response> {
  return createFeed(DEFAULT_LOCALE);
}
