import 'server-only';
import * as v from 'valibot';
import type { Locale } from '@/lib/locales';
import { logEvent } from '@/lib/observability/log';
import { parseContent, parseTranslatedContent, type RecipeContent } from './content';
import { toAllowedImage } from './allowed-image';
import { toTagLabel } from './tag-groups';
import type { Recipe, RecipeAddress, RecipeSummary } from './types';

/* Rows of the database -> recipes. */

const timestamp = v.pipe(
  v.string(),
  v.transform((value) => new Date(value)),
  v.check((date) => !Number.isNaN(date.getTime()), 'invalid timestamp'),
  v.transform((date) => date.toISOString()),
);

/** Translations of a post in the requested locale: a list of one or none; absent in English. */
const createTranslationsSchema = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.optional(v.array(v.object({ updated_at: timestamp, ...fields })), []);

export const addressSchema = v.object({
  slug: v.string(),
  updated_at: timestamp,
  thumbnail_url: v.nullable(v.string()),
  content: v.optional(v.unknown()),
  post_translations: createTranslationsSchema({}),
});

export const summarySchema = v.object({
  title: v.string(),
  slug: v.string(),
  excerpt: v.nullable(v.string()),
  thumbnail_url: v.nullable(v.string()),
  published_at: timestamp,
  tags: v.nullable(v.array(v.string())),
  time_cook: v.optional(v.nullable(v.number()), null),
  content: v.optional(v.unknown()),
  post_translations: createTranslationsSchema({
    title: v.string(),
    excerpt: v.nullable(v.string()),
    content: v.optional(v.unknown()),
  }),
});

export const postSchema = v.object({
  ...summarySchema.entries,
  updated_at: timestamp,
  servings: v.nullable(v.number()),
});

interface RecipeText extends Pick<RecipeSummary, 'language' | 'title' | 'excerpt'> {
  content: RecipeContent;
}

/** Complete translation, or else the English post: never a mix of both. */
function toRecipeText(row: v.InferOutput<typeof summarySchema>, locale: Locale): RecipeText {
  const content = parseContent(row.content);
  const [translation] = row.post_translations;
  if (locale !== 'en' && translation) {
    const translated = parseTranslatedContent(translation.content, content, locale);
    if (translated) {
      const { title, excerpt } = translation;
      return { language: locale, title, excerpt, content: translated };
    }
    logEvent('warn', 'recipes.translation_skipped', { slug: row.slug, locale });
  }
  return { language: 'en', title: row.title, excerpt: row.excerpt, content };
}

function getLastChange(
  row: Pick<v.InferOutput<typeof addressSchema>, 'updated_at' | 'post_translations'>,
) {
  const changes = [row, ...row.post_translations].map(({ updated_at }) => updated_at);
  return changes.sort().at(-1) ?? row.updated_at;
}

export function toAddress(row: v.InferOutput<typeof addressSchema>, locale: Locale): RecipeAddress {
  return {
    language: row.post_translations.length > 0 ? locale : 'en',
    slug: row.slug,
    updatedAt: getLastChange(row),
    thumbnailUrl: toThumbnailUrl(row.thumbnail_url),
    isComing: 'content' in row && isEmpty(parseContent(row.content)),
  };
}

const isEmpty = ({ kind }: RecipeContent) => kind === 'absent' || kind === 'empty';

export function toSummary(
  row: v.InferOutput<typeof summarySchema>,
  locale: Locale,
  { language, title, excerpt, content }: RecipeText = toRecipeText(row, locale),
): RecipeSummary {
  return {
    language,
    title,
    ...(language === 'en' ? {} : { englishTitle: row.title }),
    slug: row.slug,
    excerpt,
    thumbnailUrl: toThumbnailUrl(row.thumbnail_url),
    publishedAt: row.published_at,
    tags: row.tags ?? [],
    tagWords: (row.tags ?? []).map((tag) => toTagLabel(tag, locale)),
    menuNames: content.kind === 'structured' ? content.recipe.menuNames : [],
    isComing: isEmpty(content),
    totalMinutes: getTotalMinutes({ content, cookMinutes: row.time_cook }),
  };
}

/** Minutes of preparation and cooking together; null unless both are known. */
export function getTotalMinutes({
  content,
  cookMinutes,
}: Pick<Recipe, 'content' | 'cookMinutes'>): number | null {
  if (content.kind !== 'structured') return null;
  return content.recipe.prepMinutes + (cookMinutes ?? content.recipe.cookMinutes);
}

/** Paths of this site lose their query: Next's image service throws for one, and fails the page. */
function toThumbnailUrl(address: string | null): string | null {
  const allowed = address === null ? null : toAllowedImage(address);
  return allowed?.startsWith('/') ? allowed.replace(/\?.*$/s, '') : allowed;
}

export function toRecipe(row: v.InferOutput<typeof postSchema>, locale: Locale): Recipe {
  const text = toRecipeText(row, locale);
  return {
    ...toSummary(row, locale, text),
    updatedAt: getLastChange(row),
    servings: row.servings,
    cookMinutes: row.time_cook,
    content: text.content,
  };
}
