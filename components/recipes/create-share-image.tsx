import 'server-only';
import { ImageResponse } from 'next/og';
import { createTranslator, type Messages } from 'next-intl';
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

/** Response with the Open Graph image of a page, in the page's language. */
export async function createShareImage({
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
  return new ImageResponse(<ShareImage {...{ locale, heading, title, ...pictures }} />, {
    ...SHARE_IMAGE_SIZE,
    fonts,
    headers: { 'Cache-Control': 'public, max-age=3600' },
  });
}
