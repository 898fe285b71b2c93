import { SITE } from '@/lib/site';
import type { RecipeAddress } from './types';

/** The shapes search engines ask for; a picture of this site is drawn in all of them. */
const SHAPES = ['1x1', '4x3', '16x9'] as const;
const SHAPED_PICTURE = /^(\/images\/recipes\/.+)-4x3\.(webp|png|jpg)$/;

/** The size that link previews ask for. */
export const SHARED_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The address of the picture that a link to a recipe shows: its title, its dish and Kioot. Another one after each change. */
export function getSharedPicture({
  slug,
  updatedAt,
}: Pick<RecipeAddress, 'slug' | 'updatedAt'>): string {
  const version = Date.parse(updatedAt).toString(36);
  return new URL(`/recipes/${slug}/card.png?v=${version}`, SITE.url).href;
}

/** The drawn dish of a recipe by its thumbnail, as a name of `public/images/shared`, or null for any other picture. */
export function getDrawnDish(thumbnailUrl: string | null): string | null {
  return /^\/images\/recipes\/([a-z\d-]+)-4x3\.webp$/.exec(thumbnailUrl ?? '')?.[1] ?? null;
}

/** Absolute addresses of a recipe's picture, in every shape there is. */
export function getPictures(thumbnailUrl: string | null): string[] {
  if (thumbnailUrl === null) return [];
  const match = SHAPED_PICTURE.exec(thumbnailUrl);
  const paths = match ? SHAPES.map((shape) => `${match[1]}-${shape}.${match[2]}`) : [thumbnailUrl];
  return paths.map((path) => new URL(path, SITE.url).href);
}
