import type { MetadataRoute } from 'next';
import { DISHES_SITEMAP_PATH } from '@/lib/dishes/dish-slugs';
import { LOCALES, toLocalePath } from '@/lib/locales';
import { PLACES_SITEMAP_PATH } from '@/lib/places/places-sitemap';
import { SITE } from '@/lib/site';

const DISALLOWED_PATHS = ['/loading', '/error', '/Error', '/maintenance'];

/** Allows everything except pages in the middle of a session. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        ...LOCALES.flatMap((locale) => DISALLOWED_PATHS.map((path) => toLocalePath(path, locale))),
      ],
    },
    sitemap: [
      `${SITE.url}/sitemap.xml`,
      SITE.url + PLACES_SITEMAP_PATH,
      SITE.url + DISHES_SITEMAP_PATH,
    ],
  };
}
