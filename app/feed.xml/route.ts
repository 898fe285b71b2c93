import { connection } from 'next/server';
import { toFeed } from '@/lib/recipes/feed';
import { getRecipesOrLast } from '@/lib/recipes/posts';

/** The RSS feed; made when asked for, from cached answers, so that a build needs no database. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(toFeed(await getRecipesOrLast()), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
