import 'server-only';
import { XMLBuilder } from 'fast-xml-parser';
import { connection } from 'next/server';
import recipeLabels from '@/content/recipe-labels.json';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { getLocaleUrl } from '@/lib/page-urls';
import { SITE } from '@/lib/site';
import { getImageUrls } from './recipe-images';
import { getRecipesOrLastKnown } from './posts';
import type { RecipeSummary } from './types';

/** Characters that XML 1.0 forbids (section 2.2). */
const INVALID_XML_CHARACTERS = /[\p{Cc}\ufffe\uffff]/gu;

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressEmptyNode: true,
  tagValueProcessor: (_, value) => String(value).replace(INVALID_XML_CHARACTERS, ' '),
});

/** RSS feed in a language, rendered per request from cached queries: a build needs no database. */
export async function createFeed(locale: Locale): Promise<Response> {
  await connection();
  return new Response(toFeed(await getRecipesOrLastKnown(locale), locale), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

/**
 * RSS 2.0 of the newest recipes (https://www.rssboard.org/rss-specification), in the {@link Locale}
 * they were read in.
 */
export function toFeed(recipes: readonly RecipeSummary[], locale: Locale = DEFAULT_LOCALE): string {
  const labels = recipeLabels[locale];
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      ...(locale === DEFAULT_LOCALE ? {} : { '@xmlns:dc': 'http://purl.org/dc/elements/1.1/' }),
      channel: {
        title: `${SITE.name}: ${labels.feedTitle}`,
        link: getLocaleUrl('/recipies', locale),
        description: labels.feedDescription,
        language: locale,
        'atom:link': {
          '@href': getLocaleUrl('/feed.xml', locale),
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: recipes.map((recipe) => toItem(recipe, locale)),
      },
    },
  });
}

function toItem(recipe: RecipeSummary, locale: Locale) {
  const { language, title, slug, excerpt, publishedAt, tagWords, thumbnailUrl } = recipe;
  const url = getLocaleUrl(`/recipes/${slug}`, locale);
  const [picture] = getImageUrls(thumbnailUrl);
  return {
    title,
    link: url,
    guid: url,
    pubDate: new Date(publishedAt).toUTCString(),
    ...(excerpt === null ? {} : { description: excerpt }),
    category: [...tagWords],
    // RSS has one language per channel.
    ...(language === locale ? {} : { 'dc:language': language }),
    ...(picture ? { 'media:content': { '@url': picture, '@medium': 'image' } } : {}),
  };
}
