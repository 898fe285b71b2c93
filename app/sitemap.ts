import { escapeUTF8 } from 'entities';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { LOCALES, type Locale } from '@/lib/locales';
import { getHreflangUrls, getLocaleUrl } from '@/lib/page-urls';
import { getImageUrls } from '@/lib/recipes/recipe-images';
import { getRecipeAddressesOrLastKnown, getRecipeLocales } from '@/lib/recipes/posts';

type Entry = MetadataRoute.Sitemap[number];

const PATHS = [
  ...['', '/recipies', '/intro', '/location', '/card', '/counter', '/dishes'],
  '/accessibility',
];

/** Rendered on request from cached data: a build needs no database. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const recipes = await Promise.all(
    (await getRecipeAddressesOrLastKnown())
      .filter(({ isComing }) => !isComing)
      .map(async ({ slug, updatedAt, thumbnailUrl }) =>
        toEntries(`/recipes/${slug}`, await getRecipeLocales(slug), {
          lastModified: updatedAt,
          // Next writes image URLs into the XML without escaping them.
          images: getImageUrls(thumbnailUrl).slice(0, 1).map(escapeUTF8),
        }),
      ),
  );
  return [...PATHS.flatMap((path) => toEntries(path, LOCALES)), ...recipes.flat()];
}

/** One entry for each locale, English first; each lists all of them as alternates. */
function toEntries(path: string, locales: readonly Locale[], more: Partial<Entry> = {}): Entry[] {
  const alternates = { languages: getHreflangUrls(path, locales) };
  return locales.map((locale) => ({ url: getLocaleUrl(path, locale), ...more, alternates }));
}
