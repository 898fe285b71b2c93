import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { ImageResponse } from 'next/og';
import { createTranslator, type Messages } from 'next-intl';
import { globalSingleton } from '@/lib/once';
import type { Locale } from '@/lib/locales';
import { SHARE_IMAGE_SIZE } from '@/lib/recipes/recipe-images';
import { readShareImageFonts, toDrawableText } from '@/lib/recipes/share-image-fonts';
import { SITE } from '@/lib/site';
import { ShareImage } from './share-image';

interface ShareImageContent {
  locale: Locale;
  heading: 'dish.pictureHeading' | 'places.pictureHeading' | 'recipes.pictureHeading';
  title: string;
  /** File name in `public/images/shared`. */
  dish: string | null;
}

/** A drawing takes a tenth of a second of the processor and tens of megabytes. */
const MAX_DRAWINGS = 2;
/** About two seconds of waiting. */
const MAX_WAITING = 16;
const RETRY_AFTER_S = 5;

/**
 * Response with the Open Graph image of a page, in the page's language; 503 with `Retry-After`
 * while too many are waiting to be drawn.
 */
export async function createShareImage(content: ShareImageContent): Promise<Response> {
  const drawings = globalSingleton('share image drawings', () =>
    bulkhead(MAX_DRAWINGS, MAX_WAITING),
  );
  try {
    return await drawings.execute(() => drawShareImage(content));
  } catch (thrown) {
    if (!(thrown instanceof Error) || !isBulkheadRejectedError(thrown)) throw thrown;
    return new Response('Too many pictures are being drawn.', {
      status: 503,
      headers: { 'Retry-After': String(RETRY_AFTER_S), 'Cache-Control': 'no-store' },
    });
  }
}

async function drawShareImage({
  locale,
  heading: headingKey,
  title: fullTitle,
  dish,
}: ShareImageContent): Promise<Response> {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  const t = createTranslator({ locale, messages: messages as Messages });
  const heading = t(headingKey, { site: SITE.name });
  const title = toDrawableText(fullTitle, locale) || t('layout.tagline');
  const [fonts, pictures] = await Promise.all([
    readShareImageFonts(heading + title, locale),
    readShareImageFiles(dish),
  ]);
  const image = new ImageResponse(<ShareImage {...{ locale, heading, title, ...pictures }} />, {
    ...SHARE_IMAGE_SIZE,
    fonts,
    headers: { 'Cache-Control': 'public, max-age=3600' },
  });
  // Drawn while it is read.
  return new Response(await image.arrayBuffer(), image);
}

/** Image of `public/images` as a data URL; null when missing. */
async function readDataUrl(file: string, type: string): Promise<string | null> {
  try {
    const bytes = await readFile(path.join(process.cwd(), 'public/images', file));
    return `data:${type};base64,${bytes.toString('base64')}`;
  } catch (error) {
    console.warn('A file of a share image is missing:', error);
    return null;
  }
}

/** Pictures of a share image; `dish` is a file name in `public/images/shared`. */
async function readShareImageFiles(dish: string | null) {
  const [kioot, dishPicture] = await Promise.all([
    readDataUrl('kioot-cooking.svg', 'image/svg+xml'),
    dish === null ? null : readDataUrl(`shared/${dish}.jpg`, 'image/jpeg'),
  ]);
  return { kioot, dish: dishPicture };
}
