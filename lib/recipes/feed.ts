import 'server-only';
import { XMLBuilder } from 'fast-xml-parser';
import { connection } from 'next/server';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';
import { getLocaleUrl } from '@/lib/page-links';
import { SITE } from '@/lib/site';
import { getLocaleWords } from './locale-words';
import { getPictures } from './pictures';
import { getRecipesOrLast } from './posts';
import type { RecipeSummary } from './types';

/** Control characters that no XML may hold (XML 1.0, 2.2). */
const NOT_IN_XML = /[\p{Cc}\ufffe\uffff]/gu;

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressEmptyNode: true,
  tagValueProcessor: (_, value) => String(value).replace(NOT_IN_XML, ' '),
});

/** The feed of a language; made when asked for, from cached answers, so that a build needs no database. */
export async function createFeed(locale: Locale): Promise<Response> {
  await connection();
  return new Response(toFeed(await getRecipesOrLast(locale), locale), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

/** The newest recipes as RSS 2.0 (https://www.rssboard.org/rss-specification), as {@link Locale} they were read in. */
export function toFeed(recipes: readonly RecipeSummary[], locale: Locale = DEFAULT_LOCALE): string {
  const words = getLocaleWords(locale);
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      ...(locale === DEFAULT_LOCALE ? {} : { '@xmlns:dc': 'http://purl.org/dc/elements/1.1/' }),
      channel: {
        title: `${SITE.name}: ${words.feedTitle}`,
        link: getLocaleUrl('/recipies', locale),
        description: words.feedDescription,
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
  const [picture] = getPictures(thumbnailUrl);
  return {
    title,
    link: url,
    guid: url,
    pubDate: new Date(publishedAt).toUTCString(),
    ...(excerpt === null ? {} : { description: excerpt }),
    category: [...tagWords],
    // RSS has one language for all.
    ...(language === locale ? {} : { 'dc:language': language }),
    ...(picture ? { 'media:content': { '@url': picture, '@medium': 'image' } } : {}),
  };
}
