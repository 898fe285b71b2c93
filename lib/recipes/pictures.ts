import { SITE } from '@/lib/site';

/** The shapes search engines ask for; a picture of this site is drawn in all of them. */
const SHAPES = ['1x1', '4x3', '16x9'] as const;
const SHAPED_PICTURE = /^(\/images\/recipes\/.+)-4x3\.(webp|png|jpg)$/;

/** Absolute addresses of a recipe's picture, in every shape there is. */
export function getPictures(thumbnailUrl: string | null): string[] {
  if (thumbnailUrl === null) return [];
  const match = SHAPED_PICTURE.exec(thumbnailUrl);
  const paths = match ? SHAPES.map((shape) => `${match[1]}-${shape}.${match[2]}`) : [thumbnailUrl];
  return paths.map((path) => new URL(path, SITE.url).href);
}
