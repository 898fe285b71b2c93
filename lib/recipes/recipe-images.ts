import { DEFAULT_LOCALE, type Locale } from '../locales';
import { getLocaleUrl } from '../page-urls';
import { SITE } from '../site';
import type { RecipeAddress } from './types';

/** Aspect ratios that search engines ask for; illustrations of this site exist in all of them. */
const ASPECT_RATIOS = ['1x1', '4x3', '16x9'] as const;
const ILLUSTRATION_PATH = /^(\/images\/recipes\/.+)-4x3\.(webp|png|jpg)$/;

/** Size of link previews. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Path of the share image of pages without their own, in a language (`packages/drawings/src/icons.tsx`). */
export const getSiteImagePath = (locale: Locale): string =>
  `/images/og${locale === DEFAULT_LOCALE ? '' : `-${locale}`}.png`;

/** URL of a recipe's share image in a language, versioned by the recipe's last change. */
export function getShareImageUrl(
  { slug, updatedAt }: Pick<RecipeAddress, 'slug' | 'updatedAt'>,
  locale: Locale,
): string {
  const version = Date.parse(updatedAt).toString(36);
  return getLocaleUrl(`/recipes/${slug}/card.png?v=${version}`, locale);
}

/**
 * Illustration of a recipe by its thumbnail, as a file name in `public/images/shared`; null for
 * other images.
 */
export function getIllustrationName(thumbnailUrl: string | null): string | null {
  return /^\/images\/recipes\/([a-z\d-]+)-4x3\.webp$/.exec(thumbnailUrl ?? '')?.[1] ?? null;
}

/** Absolute URLs of a recipe's image in all aspect ratios. */
export function getImageUrls(thumbnailUrl: string | null): string[] {
  if (thumbnailUrl === null) return [];
  const match = ILLUSTRATION_PATH.exec(thumbnailUrl);
  const paths = match
    ? ASPECT_RATIOS.map((shape) => `${match[1]}-${shape}.${match[2]}`)
    : [thumbnailUrl];
  return paths.map((path) => new URL(path, SITE.url).href);
}
