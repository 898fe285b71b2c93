import 'server-only';
import { XMLBuilder } from 'fast-xml-parser';
import { SITE } from '@/lib/site';
import { getPictures } from './pictures';
import type { RecipeSummary } from './types';

/** Control characters that no XML may hold (XML 1.0, 2.2). */
const NOT_IN_XML = /[\p{Cc}\ufffe\uffff]/gu;

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressEmptyNode: true,
  tagValueProcessor: (_, value) => String(value).replace(NOT_IN_XML, ' '),
});

/** The newest recipes as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function toFeed(recipes: readonly RecipeSummary[]): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:media': 'http://search.yahoo.com/mrss/',
      channel: {
        title: `${SITE.name}: a Korean mom’s kitchen`,
        link: `${SITE.url}/recipies`,
        description: 'Korean home recipes with true amounts.',
        language: 'en',
        'atom:link': {
          '@href': `${SITE.url}/feed.xml`,
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: recipes.map(toItem),
      },
    },
  });
}

function toItem({ title, slug, excerpt, publishedAt, tags, thumbnailUrl }: RecipeSummary) {
  const url = `${SITE.url}/recipes/${slug}`;
  const [picture] = getPictures(thumbnailUrl);
  return {
    title,
    link: url,
    guid: url,
    pubDate: new Date(publishedAt).toUTCString(),
    ...(excerpt === null ? {} : { description: excerpt }),
    category: [...tags],
    ...(picture ? { 'media:content': { '@url': picture, '@medium': 'image' } } : {}),
  };
}
