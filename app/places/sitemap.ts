import type { MetadataRoute } from 'next';
import { PLACES_PER_SITEMAP, getListedIds, getSitemapNumbers } from '@/lib/places/listed';
import { toPlacePath } from '@/lib/places/path';
import { SITE } from '@/lib/site';

/** Seconds; a server that refreshes its data lists its new places within a day. */
export const revalidate = 86_400;

export function generateSitemaps() {
  return getSitemapNumbers().map((id) => ({ id }));
}

/** The pages of all listed places, in files as large as search engines take. */
export default async function sitemap({
  id,
}: {
  id: Promise<string>;
}): Promise<MetadataRoute.Sitemap> {
  const first = Number(await id) * PLACES_PER_SITEMAP;
  return getListedIds()
    .slice(first, first + PLACES_PER_SITEMAP)
    .map((contentId) => ({ url: `${SITE.url}${toPlacePath(contentId)}` }));
}
