import 'server-only';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { ImageResponse } from 'next/og';
import { createTranslator, type Messages } from 'next-intl';
import { globalSingleton } from '@/lib/global-singleton';
import type { Locale } from '@/lib/locales';
import { SHARE_IMAGE_SIZE } from '@/lib/recipes/recipe-images';
import { readShareImageFiles } from '@/lib/recipes/share-image-files';
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
