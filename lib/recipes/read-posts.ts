import 'server-only';
import type { Locale } from '@/lib/locales';
import { createAnonymousClient, hasSupabase } from '@/lib/supabase/server';
import {
  addressSchema,
  postSchema,
  summarySchema,
  toAddress,
  toRecipe,
  toSummary,
} from './post-rows';
import { confirmEmpty, confirmMissing } from './published-slugs';
import { MAX_ROWS, parseRows, runQuery } from './query';
import type { Recipe, RecipeAddress, RecipeSummary } from './types';

/* Queries of the database, uncached. All throw a RecipesError with the service's message. */

/** Specification section 9. */
const LIST_LIMIT = 48;

/** What is read of a translation. */
const TEXTS = 'title, excerpt, content, updated_at';

/** The newest published posts, at most {@link LIST_LIMIT}, in a language where they are translated into it. */
export async function readRecipes(
  locale: Locale,
  signal: AbortSignal = new AbortController().signal,
): Promise<RecipeSummary[]> {
  if (!hasSupabase()) return [];
  const rows = await runQuery(() =>
    select('title, slug, excerpt, thumbnail_url, published_at, tags, content', locale, TEXTS)
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .limit(LIST_LIMIT)
      .retry(false)
      .abortSignal(signal),
  );
  const summaries = parseRows(summarySchema, rows);
  if (summaries.length === 0) await confirmEmpty();
  return summaries.map((row) => toSummary(row, locale));
}

/** Addresses of all published posts, newest first. */
export async function readAddresses(locale: Locale): Promise<RecipeAddress[]> {
  if (!hasSupabase()) return [];
  const rows = await runQuery(() =>
    select('slug, updated_at, thumbnail_url', locale, 'updated_at')
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .limit(MAX_ROWS)
      .retry(false),
  );
  const addresses = parseRows(addressSchema, rows);
  if (addresses.length === 0) await confirmEmpty();
  return addresses.map((row) => toAddress(row, locale));
}

/** The published post with this slug, or null. */
export async function readRecipe(slug: string, locale: Locale): Promise<Recipe | null> {
  // A list of one or none: an empty answer, which is neither, must not count as "not found".
  const rows = await runQuery(() =>
    select('*', locale, TEXTS).eq('slug', slug).eq('status', 'published').limit(1).retry(false),
  );
  const [row] = parseRows(postSchema, rows);
  if (row) return toRecipe(row, locale);
  await confirmMissing(slug);
  return null;
}

/** Posts with their own columns, which are the whole query in English, and with `texts` of their translation. */
function select(columns: string, locale: Locale, texts: string) {
  const posts = createAnonymousClient().from('posts');
  return locale === 'en'
    ? posts.select<string, unknown>(columns)
    : posts
        .select<string, unknown>(`${columns}, post_translations(${texts})`)
        .eq('post_translations.locale', locale);
}
