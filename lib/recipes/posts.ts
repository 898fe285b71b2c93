import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { DEFAULT_LOCALE, PREFIXES, type Locale } from '@/lib/locales';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { getProcessWide } from '@/lib/process-wide';
import { hasSupabase } from '@/lib/supabase/server';
import { readAddresses, readRecipe, readRecipes } from './read-posts';
import { isSlug } from './slug';
import { getLocaleTag, getPostTag, POSTS_TAG } from './tags';
import type { Recipe, RecipeAddress, RecipeSummary } from './types';

/** How long what was read is shown, in seconds, when no webhook says that it changed. */
const REVALIDATE_AFTER_S = 300;

const lastLists = getProcessWide('recipes.last-lists', () => new Map<Locale, RecipeSummary[]>());
const lastAddresses = getProcessWide(
  'recipes.last-addresses-by-language',
  () => new Map<Locale, RecipeAddress[]>(),
);

/**
 * The newest published posts, newest first, at most 48 (specification section 7, with the tags that
 * its cards show and the content, of which it says whether there is any), in a language where they are translated into it
 * (`language` says so). Kept until the tag `posts` or `posts:<locale>` expires.
 * @throws {RecipesError} with the service's message
 */
export const getRecipes = cache((locale: Locale = 'en') =>
  keep(() => readRecipes(locale), ['recipes', 'with-language', locale], getListTags(locale)),
);

/**
 * {@link getRecipes}, or the last ones where they cannot be read: for what is made at each request, and so has no page of
 * before to stand in for it.
 * @throws {RecipesError} with the service's message
 */
export function getRecipesOrLast(locale: Locale = 'en'): Promise<RecipeSummary[]> {
  return orLast(lastLists, locale, getRecipes);
}

/**
 * {@link getRecipes} for a build, or null when the database is away: the build goes on, and the pages are made at their
 * first visit instead of being kept empty.
 */
export async function getRecipesAtBuild(locale: Locale = 'en'): Promise<RecipeSummary[] | null> {
  if (!hasSupabase()) return null;
  try {
    return await getRecipes(locale);
  } catch (error) {
    // One line: the stack would be that of the database's client.
    logEvent('warn', 'recipes.none-at-build', { error: toErrorFields(error).error });
    return null;
  }
}

/**
 * Where every published post is, newest first, beyond the list's limit; changed with its translation. Kept as
 * {@link getRecipes}.
 * @throws {RecipesError} with the service's message
 */
export function getAllRecipes(locale: Locale = 'en'): Promise<RecipeAddress[]> {
  return keep(() => readAddresses(locale), ['addresses', locale], getListTags(locale));
}

/**
 * {@link getAllRecipes}, as {@link getRecipesOrLast}.
 * @throws {RecipesError} with the service's message
 */
export function getAllRecipesOrLast(locale: Locale = 'en'): Promise<RecipeAddress[]> {
  return orLast(lastAddresses, locale, getAllRecipes);
}

/**
 * The languages that a post can be read in, English first. One whose translations cannot be read is left out: a page is
 * shown before it is linked.
 */
export async function getRecipeLocales(slug: string): Promise<Locale[]> {
  const isTranslated = await Promise.all(PREFIXES.map((locale) => hasTranslation(slug, locale)));
  return [DEFAULT_LOCALE, ...PREFIXES.filter((_, at) => isTranslated[at])];
}

async function hasTranslation(slug: string, locale: Locale): Promise<boolean> {
  try {
    const addresses = await getAllRecipesOrLast(locale);
    return addresses.some((address) => address.slug === slug && address.language === locale);
  } catch (error) {
    logEvent('warn', 'recipes.no-translations', { locale, error: toErrorFields(error).error });
    return false;
  }
}

/**
 * The published post with this slug, or null (specification section 7), in a language as {@link getRecipes}. Kept, the null
 * too, until `posts`, `posts:<locale>` or `post:<slug>` expires.
 * @throws {RecipesError} with the service's message
 */
export const getRecipe = cache(
  async (slug: string, locale: Locale = 'en'): Promise<Recipe | null> => {
    if (!isSlug(slug) || !hasSupabase()) return null;
    return keep(
      () => readRecipe(slug, locale),
      ['recipe', 'with-language', locale, slug],
      [...getListTags(locale), getPostTag(slug)],
    );
  },
);

/** Keeps what was read and understood, never an answer that was not; when it is old and nothing newer can be read, still. */
function keep<Read>(read: () => Promise<Read>, key: string[], tags: string[]): Promise<Read> {
  return unstable_cache(read, key, { tags, revalidate: REVALIDATE_AFTER_S })();
}

/** English posts change with no translation. */
function getListTags(locale: Locale): string[] {
  return locale === 'en' ? [POSTS_TAG] : [POSTS_TAG, getLocaleTag(locale)];
}

async function orLast<Rows>(
  last: Map<Locale, Rows>,
  locale: Locale,
  read: (locale: Locale) => Promise<Rows>,
): Promise<Rows> {
  try {
    const rows = await read(locale);
    last.set(locale, rows);
    return rows;
  } catch (error) {
    const rows = last.get(locale);
    if (rows === undefined) throw error;
    logEvent('warn', 'recipes.last-shown', { error: toErrorFields(error).error });
    return rows;
  }
}
