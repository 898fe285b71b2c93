import type { MetadataRoute } from 'next';
import { LOCALES, toLocalePath } from '@/lib/locales';
import { PLACES_INDEX_PATH } from '@/lib/places/listed';
import { SITE } from '@/lib/site';

const UNREAD = ['/loading', '/error', '/Error', '/maintenance'];

/** Everything may be read but what only makes sense in the middle of a visit. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        ...LOCALES.flatMap((locale) => UNREAD.map((path) => toLocalePath(path, locale))),
      ],
    },
    sitemap: [`${SITE.url}/sitemap.xml`, SITE.url + PLACES_INDEX_PATH],
  };
}
