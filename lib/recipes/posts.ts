import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { z } from 'zod';
import { DEFAULT_LOCALE, PREFIXES, type Locale } from '@/lib/locales';
import { logEvent, toErrorFields } from '@/lib/observability/log';
import { getProcessWide } from '@/lib/process-wide';
import { createAnonymousClient, hasSupabase } from '@/lib/supabase/server';
import { parseContent, parseTranslatedContent, type RecipeContent } from './content';
import { toAllowedImage } from './images';
import { confirmEmpty, confirmMissing } from './published-slugs';
import { MAX_ROWS, parseRows, runQuery } from './query';
import { isSlug } from './slug';
import { toTagWord } from './tag-words';
import { getLocaleTag, getPostTag, POSTS_TAG } from './tags';
import type { Recipe, RecipeAddress, RecipeSummary } from './types';

/** Specification section 9. */
const LIST_LIMIT = 48;

/** How long what was read is shown, in seconds, when no webhook says that it changed. */
const REVALIDATE_AFTER_S = 300;

/** What is read of a translation. */
const TEXTS = 'title, excerpt, content, updated_at';

const lastLists = getProcessWide('recipes.last-lists', () => new Map<Locale, RecipeSummary[]>());
const lastAddresses = getProcessWide(
  'recipes.last-addresses-by-language',
  () => new Map<Locale, RecipeAddress[]>(),
);

const timestamp = z
  .string()
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'not a point in time')
  .transform((date) => date.toISOString());

/** What stands beside a post that is read in another language than English: a list of one or none. */
const createTextsSchema = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.object({ updated_at: timestamp, ...fields })).default([]);

const addressSchema = z.object({
  slug: z.string(),
  updated_at: timestamp,
  thumbnail_url: z.string().nullable(),
  post_translations: createTextsSchema({}),
});

const summarySchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  published_at: timestamp,
  tags: z.array(z.string()).nullable(),
  content: z.unknown().optional(),
  post_translations: createTextsSchema({
    title: z.string(),
    excerpt: z.string().nullable(),
    content: z.unknown().optional(),
  }),
});

const postSchema = summarySchema.extend({
  updated_at: timestamp,
  servings: z.number().nullable(),
  time_cook: z.number().nullable(),
});

/**
 * The newest published posts, newest first, at most {@link LIST_LIMIT} (specification section 7, with the tags that
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
 * {@link getRecipes}, asked of the database itself.
 * @throws {RecipesError} with the service's message
 */
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
  return summaries.map((row) => toSummary(row, toText(row, locale), locale));
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

/** Posts with their own columns, which are the whole query in English, and with `texts` of their translation. */
function select(columns: string, locale: Locale, texts: string) {
  const posts = createAnonymousClient().from('posts');
  return locale === 'en'
    ? posts.select<string, unknown>(columns)
    : posts
        .select<string, unknown>(`${columns}, post_translations(${texts})`)
        .eq('post_translations.locale', locale);
}

async function readAddresses(locale: Locale): Promise<RecipeAddress[]> {
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
  return addresses.map((row) => ({
    language: row.post_translations.length > 0 ? locale : 'en',
    slug: row.slug,
    updatedAt: toLastChange(row),
    thumbnailUrl: toThumbnail(row.thumbnail_url),
  }));
}

async function readRecipe(slug: string, locale: Locale): Promise<Recipe | null> {
  // A list of one or none: an empty answer, which is neither, must not count as "not found".
  const rows = await runQuery(() =>
    select('*', locale, TEXTS).eq('slug', slug).eq('status', 'published').limit(1).retry(false),
  );
  const [row] = parseRows(postSchema, rows);
  if (row) return toRecipe(row, locale);
  await confirmMissing(slug);
  return null;
}

interface RecipeText extends Pick<RecipeSummary, 'language' | 'title' | 'excerpt'> {
  content: RecipeContent;
}

/** The translation as a whole, or the post as it is: a page half in one language helps nobody. */
function toText(row: z.infer<typeof summarySchema>, locale: Locale): RecipeText {
  const content = parseContent(row.content);
  const [translation] = row.post_translations;
  if (locale !== 'en' && translation) {
    const translated = parseTranslatedContent(translation.content, content, locale);
    if (translated) {
      const { title, excerpt } = translation;
      return { language: locale, title, excerpt, content: translated };
    }
    logEvent('warn', 'recipes.translation-left-out', { slug: row.slug, locale });
  }
  return { language: 'en', title: row.title, excerpt: row.excerpt, content };
}

function toLastChange(
  row: Pick<z.infer<typeof addressSchema>, 'updated_at' | 'post_translations'>,
) {
  const changes = [row, ...row.post_translations].map(({ updated_at }) => updated_at);
  return changes.sort().at(-1) ?? row.updated_at;
}

function toSummary(
  row: z.infer<typeof summarySchema>,
  { language, title, excerpt, content }: RecipeText,
  locale: Locale,
): RecipeSummary {
  return {
    language,
    title,
    ...(language === 'en' ? {} : { englishTitle: row.title }),
    slug: row.slug,
    excerpt,
    thumbnailUrl: toThumbnail(row.thumbnail_url),
    publishedAt: row.published_at,
    tags: row.tags ?? [],
    tagWords: (row.tags ?? []).map((tag) => toTagWord(tag, locale)),
    menuNames: content.kind === 'structured' ? content.recipe.menuNames : [],
    isComing: content.kind === 'absent' || content.kind === 'empty',
  };
}

/** Without its query where it is a file of this site: the picture service throws for one, and takes its page along. */
function toThumbnail(address: string | null): string | null {
  const allowed = address === null ? null : toAllowedImage(address);
  return allowed?.startsWith('/') ? allowed.replace(/\?.*$/s, '') : allowed;
}

function toRecipe(row: z.infer<typeof postSchema>, locale: Locale): Recipe {
  const text = toText(row, locale);
  return {
    ...toSummary(row, text, locale),
    updatedAt: toLastChange(row),
    servings: row.servings,
    cookMinutes: row.time_cook,
    content: text.content,
  };
}
