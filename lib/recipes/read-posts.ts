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

/* Uncached queries. All throw a RecipesError with the service's message. */

/** Specification section 9. */
const MAX_LIST_LENGTH = 48;

/** Columns of a translation. */
const TRANSLATION_COLUMNS = 'title, excerpt, content, updated_at';

/** Newest published posts, at most {@link MAX_LIST_LENGTH}, translated where possible. */
export async function readRecipes(
  locale: Locale,
  signal: AbortSignal = new AbortController().signal,
): Promise<RecipeSummary[]> {
  if (!hasSupabase()) return [];
  const rows = await runQuery(() =>
    selectPosts(
      'title, slug, excerpt, thumbnail_url, published_at, tags, time_cook, content',
      locale,
      TRANSLATION_COLUMNS,
    )
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .limit(MAX_LIST_LENGTH)
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
    // Content in English alone: the sitemap, which leaves out empty posts, reads no other.
    selectPosts(
      `slug, updated_at, thumbnail_url${locale === 'en' ? ', content' : ''}`,
      locale,
      'updated_at',
    )
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .limit(MAX_ROWS)
      .retry(false),
  );
  const addresses = parseRows(addressSchema, rows);
  if (addresses.length === 0) await confirmEmpty();
  return addresses.map((row) => toAddress(row, locale));
}

/** Published post by slug, or null. */
export async function readRecipe(slug: string, locale: Locale): Promise<Recipe | null> {
  // Selects a list: an empty body, which is no list, must not count as "not found".
  const rows = await runQuery(() =>
    selectPosts('*', locale, TRANSLATION_COLUMNS)
      .eq('slug', slug)
      .eq('status', 'published')
      .limit(1)
      .retry(false),
  );
  const [row] = parseRows(postSchema, rows);
  if (row) return toRecipe(row, locale);
  await confirmMissing(slug);
  return null;
}

/** Query of posts, joined with `texts` of their translation unless English. */
function selectPosts(columns: string, locale: Locale, texts: string) {
  const posts = createAnonymousClient().from('posts');
  return locale === 'en'
    ? posts.select<string, unknown>(columns)
    : posts
        .select<string, unknown>(`${columns}, post_translations(${texts})`)
        .eq('post_translations.locale', locale);
}
