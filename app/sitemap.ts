import { escapeUTF8 } from 'entities';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { LOCALES, type Locale } from '@/lib/locales';
import { getLanguageUrls, getLocaleUrl } from '@/lib/page-links';
import { getPictures } from '@/lib/recipes/pictures';
import { getAllRecipesOrLast, getRecipeLocales } from '@/lib/recipes/posts';

type Entry = MetadataRoute.Sitemap[number];

const PATHS = ['', '/recipies', '/intro', '/location', '/card'];

/** Made when asked for, from cached answers, so that a build needs no database. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const recipes = await Promise.all(
    (await getAllRecipesOrLast()).map(async ({ slug, updatedAt, thumbnailUrl }) =>
      toEntries(`/recipes/${slug}`, await getRecipeLocales(slug), {
        lastModified: updatedAt,
        // Next writes what it is given into the XML as it is.
        images: getPictures(thumbnailUrl).slice(0, 1).map(escapeUTF8),
      }),
    ),
  );
  return [...PATHS.flatMap((path) => toEntries(path, LOCALES)), ...recipes.flat()];
}

/** One for each language, English first; each names all of them. */
function toEntries(path: string, locales: readonly Locale[], more: Partial<Entry> = {}): Entry[] {
  const alternates = { languages: getLanguageUrls(path, locales) };
  return locales.map((locale) => ({ url: getLocaleUrl(path, locale), ...more, alternates }));
}
