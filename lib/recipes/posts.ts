import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { DEFAULT_LOCALE, LOCALE_PREFIXES, type Locale } from '@/lib/locales';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { globalSingleton } from '@/lib/once';
import { hasSupabase } from '@/lib/supabase/server';
import { readAddresses, readRecipe, readRecipes } from './read-posts';
import { isSlug } from './published-slugs';
import { getLocaleTag, getPostTag, POSTS_TAG } from './cache-tags';
import type { Recipe, RecipeAddress, RecipeSummary } from './types';

/** Revalidation interval in seconds, for changes without a webhook. */
const REVALIDATE_AFTER_S = 300;

/**
 * Newest published posts, at most 48 (specification section 7, plus the tags of cards and the
 * content for `isComing`). Translated where possible; `language` tells. Cached until `posts` or
 * `posts:<locale>` expires.
 * @throws {RecipesError} with the service's message
 */
export const getRecipes = cache((locale: Locale = 'en') =>
  cacheQuery(() => readRecipes(locale), ['recipes', 'with-minutes', locale], getListTags(locale)),
);

/**
 * {@link getRecipes}, or its last result when it fails: for dynamic responses, which have no cached
 * page to fall back on.
 * @throws {RecipesError} with the service's message
 */
export const getRecipesOrLastKnown = withLastResult('recipes.last-lists', getRecipes);

/**
 * {@link getRecipes} at build time; null when the database is away: pages are then rendered at
 * their first request.
 */
export async function getRecipesAtBuild(locale: Locale = 'en'): Promise<RecipeSummary[] | null> {
  if (!hasSupabase()) return null;
  try {
    return await getRecipes(locale);
  } catch (error) {
    // Error without the stack of the database client.
    logEvent('warn', 'recipes.not_built', { error: toErrorFields(error).error });
    return null;
  }
}

/**
 * Addresses of all published posts, newest first, beyond the list's limit; dated with their
 * translation. Cached as {@link getRecipes}.
 * @throws {RecipesError} with the service's message
 */
export function getRecipeAddresses(locale: Locale = 'en'): Promise<RecipeAddress[]> {
  return cacheQuery(
    () => readAddresses(locale),
    ['addresses', 'with-content', locale],
    getListTags(locale),
  );
}

/**
 * {@link getRecipeAddresses}, or its last result when it fails, as {@link getRecipesOrLastKnown}.
 * @throws {RecipesError} with the service's message
 */
export const getRecipeAddressesOrLastKnown = withLastResult(
  'recipes.last-addresses-by-language',
  getRecipeAddresses,
);

/**
 * Languages of a post, English first. Languages whose translations cannot be read are omitted:
 * pages are linked only when they exist.
 */
export async function getRecipeLocales(slug: string): Promise<Locale[]> {
  const isTranslated = await Promise.all(
    LOCALE_PREFIXES.map((locale) => hasTranslation(slug, locale)),
  );
  return [DEFAULT_LOCALE, ...LOCALE_PREFIXES.filter((_, at) => isTranslated[at])];
}

async function hasTranslation(slug: string, locale: Locale): Promise<boolean> {
  try {
    const addresses = await getRecipeAddressesOrLastKnown(locale);
    return addresses.some((address) => address.slug === slug && address.language === locale);
  } catch (error) {
    logEvent('warn', 'recipes.translations_failed', { locale, error: toErrorFields(error).error });
    return false;
  }
}

/**
 * Published post by slug, or null (specification section 7), translated as {@link getRecipes}.
 * Cached, null included, until `posts`, `posts:<locale>` or `post:<slug>` expires.
 * @throws {RecipesError} with the service's message
 */
export const getRecipe = cache(
  async (slug: string, locale: Locale = 'en'): Promise<Recipe | null> => {
    if (!isSlug(slug) || !hasSupabase()) return null;
    return cacheQuery(
      () => readRecipe(slug, locale),
      ['recipe', 'with-minutes', locale, slug],
      [...getListTags(locale), getPostTag(slug)],
    );
  },
);

/** Caches valid results only; a stale one stays when the refresh fails. */
function cacheQuery<Read>(read: () => Promise<Read>, key: string[], tags: string[]): Promise<Read> {
  return unstable_cache(read, key, { tags, revalidate: REVALIDATE_AFTER_S })();
}

/** English posts do not depend on translations. */
function getListTags(locale: Locale): string[] {
  return locale === 'en' ? [POSTS_TAG] : [POSTS_TAG, getLocaleTag(locale)];
}

function withLastResult<Rows>(name: string, read: (locale: Locale) => Promise<Rows>) {
  const last = globalSingleton(name, () => new Map<Locale, Rows>());
  return async (locale: Locale = 'en'): Promise<Rows> => {
    try {
      const rows = await read(locale);
      last.set(locale, rows);
      return rows;
    } catch (error) {
      const rows = last.get(locale);
      if (rows === undefined) throw error;
      logEvent('warn', 'recipes.stale_served', { error: toErrorFields(error).error });
      return rows;
    }
  };
}
