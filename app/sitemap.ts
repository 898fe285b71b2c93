import { escapeUTF8 } from 'entities';
import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { getPictures } from '@/lib/recipes/pictures';
import { getAllRecipesOrLast } from '@/lib/recipes/posts';
import { SITE } from '@/lib/site';

const PATHS = ['', '/recipies', '/intro', '/location', '/card'];

/** Made when asked for, from cached answers, so that a build needs no database. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const recipes = await getAllRecipesOrLast();
  return [
    ...PATHS.map((path) => ({ url: `${SITE.url}${path}` })),
    ...recipes.map(({ slug, updatedAt, thumbnailUrl }) => ({
      url: `${SITE.url}/recipes/${slug}`,
      lastModified: updatedAt,
      // Next writes what it is given into the XML as it is.
      images: getPictures(thumbnailUrl).slice(0, 1).map(escapeUTF8),
    })),
  ];
}
