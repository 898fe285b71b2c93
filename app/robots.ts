import type { MetadataRoute } from 'next';
import { getSitemapNumbers } from '@/lib/places/listed';
import { SITE } from '@/lib/site';

/** Everything may be read but what only makes sense in the middle of a visit. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/loading', '/error', '/Error', '/maintenance'],
    },
    sitemap: [
      `${SITE.url}/sitemap.xml`,
      ...getSitemapNumbers().map((number) => `${SITE.url}/places/sitemap/${number}.xml`),
    ],
  };
}
