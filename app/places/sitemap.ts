import type { MetadataRoute } from 'next';
import { getLanguageUrls, getLocaleUrl } from '@/lib/page-links';
import {
  PLACES_PER_SITEMAP,
  getListedIds,
  getSitemapIds,
  parseSitemapId,
} from '@/lib/places/listed';
import { toPlacePath } from '@/lib/places/path';

/** Seconds; a server that refreshes its data lists its new places within a day. */
export const revalidate = 86_400;

export function generateSitemaps() {
  return getSitemapIds().map((id) => ({ id }));
}

/** The pages of all listed places, in files as large as search engines take, of each language on its own. */
export default async function sitemap({
  id,
}: {
  id: Promise<string>;
}): Promise<MetadataRoute.Sitemap> {
  const { locale, number } = parseSitemapId(await id);
  const first = number * PLACES_PER_SITEMAP;
  return getListedIds()
    .slice(first, first + PLACES_PER_SITEMAP)
    .map(toPlacePath)
    .map((path) => ({
      url: getLocaleUrl(path, locale),
      alternates: { languages: getLanguageUrls(path) },
    }));
}
