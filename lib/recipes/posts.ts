import 'server-only';
import type { PostgrestError } from '@supabase/supabase-js';
import { cache } from 'react';
import { z } from 'zod';
import { hasLength } from '@/lib/has-length';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { createCachedClient } from '@/lib/supabase/server';
import { parseContent } from './content';
import { RecipesError } from './errors';
import { toAllowedImage } from './images';
import { isSlug } from './slug';
import { getPostTag, POSTS_TAG } from './tags';
import type { Recipe, RecipeAddress, RecipeSummary } from './types';

/** Specification section 9. */
const LIST_LIMIT = 48;

/** As many rows as Supabase hands out at once. */
const ADDRESS_LIMIT = 1000;

const timestamp = z
  .string()
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'not a point in time')
  .transform((date) => date.toISOString());

const addressSchema = z.object({
  slug: z.string(),
  updated_at: timestamp,
  thumbnail_url: z.string().nullable(),
});

const summarySchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  published_at: timestamp,
  tags: z.array(z.string()).nullable(),
});

const postSchema = summarySchema.extend({
  updated_at: timestamp,
  servings: z.number().nullable(),
  time_cook: z.number().nullable(),
  content: z.unknown().optional(),
});

/**
 * The newest published posts, newest first, at most {@link LIST_LIMIT} (specification section 7, with the tags that
 * its cards show). Cached until the tag `posts` expires.
 * @throws {RecipesError} with the service's message
 */
export const getRecipes = cache(async (): Promise<RecipeSummary[]> => {
  const rows = await run(() =>
    createCachedClient([POSTS_TAG])
      .from('posts')
      .select('title, slug, excerpt, thumbnail_url, published_at, tags')
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .limit(LIST_LIMIT)
      .retry(false),
  );
  return parseRows(z.array(summarySchema), rows).map(toSummary);
});

/**
 * {@link getRecipes} for a build, or null when the database is away: the build goes on, and the pages are made at their
 * first visit instead of being kept empty.
 */
export async function getRecipesAtBuild(): Promise<RecipeSummary[] | null> {
  try {
    return await getRecipes();
  } catch (error) {
    // One line: the stack would be that of the database's client.
    logEvent('warn', 'recipes.none-at-build', { error: toErrorFields(error).error });
    return null;
  }
}

/**
 * Where every published post is, newest first, beyond the list's limit. Cached until the tag `posts` expires.
 * @throws {RecipesError} with the service's message
 */
export async function getAllRecipes(): Promise<RecipeAddress[]> {
  const rows = await run(() =>
    createCachedClient([POSTS_TAG])
      .from('posts')
      .select('slug, updated_at, thumbnail_url')
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .limit(ADDRESS_LIMIT)
      .retry(false),
  );
  return parseRows(z.array(addressSchema), rows).map((row) => ({
    slug: row.slug,
    updatedAt: row.updated_at,
    thumbnailUrl: toThumbnail(row.thumbnail_url),
  }));
}

/**
 * The published post with this slug, or null (specification section 7). Cached, the null too, until `posts` or
 * `post:<slug>` expires.
 * @throws {RecipesError} with the service's message
 */
export const getRecipe = cache(async (slug: string): Promise<Recipe | null> => {
  if (!isSlug(slug)) return null;
  const row = await run(() =>
    createCachedClient([POSTS_TAG, getPostTag(slug)])
      .from('posts')
      .select('*')
      .eq('slug', slug)
      .eq('status', 'published')
      .retry(false)
      .maybeSingle(),
  );
  return row === null ? null : toRecipe(parseRows(postSchema, row));
});

async function run<Row>(
  query: () => PromiseLike<{ data: Row; error: null } | { data: null; error: PostgrestError }>,
): Promise<Row> {
  try {
    const { data, error } = await query();
    if (error) throw error;
    return data;
  } catch (cause) {
    throw new RecipesError(getMessage(cause), { cause });
  }
}

/** supabase-js hands over plain objects as well as errors. */
function getMessage(thrown: unknown): string {
  const withMessage = z.object({ message: z.string().check(hasLength(1)) }).safeParse(thrown);
  return withMessage.success ? withMessage.data.message : 'The database did not answer.';
}

function parseRows<Parsed>(schema: z.ZodType<Parsed>, rows: unknown): Parsed {
  const result = schema.safeParse(rows);
  if (result.success) return result.data;
  throw new RecipesError('The recipes came back in a shape we do not know.', {
    cause: result.error,
  });
}

function toSummary(row: z.infer<typeof summarySchema>): RecipeSummary {
  return {
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    thumbnailUrl: toThumbnail(row.thumbnail_url),
    publishedAt: row.published_at,
    tags: row.tags ?? [],
  };
}

/** Without its query where it is a file of this site: the picture service throws for one, and takes its page along. */
function toThumbnail(address: string | null): string | null {
  const allowed = address === null ? null : toAllowedImage(address);
  return allowed?.startsWith('/') ? allowed.replace(/\?.*$/s, '') : allowed;
}

function toRecipe(row: z.infer<typeof postSchema>): Recipe {
  return {
    ...toSummary(row),
    updatedAt: row.updated_at,
    servings: row.servings,
    cookMinutes: row.time_cook,
    content: parseContent(row.content),
  };
}
