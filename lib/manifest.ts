import type { MetadataRoute } from 'next';
import { createTranslator, type Messages } from 'next-intl';
import { toLocalePath, type Locale } from './locales';
import { SHARED_PHOTOS_FIELD, SHARE_PATH } from './menu-reader/shared-content';
import { SITE } from './site';

/** Web app manifest. One app in all languages (`id`); it starts in the language read last. */
export async function createManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const { default: messages } = await import(`../messages/${locale}.json`);
  const t = createTranslator({ locale, messages: messages as Messages, namespace: 'layout' });
  const toPath = (path: string) => toLocalePath(path, locale);
  return {
    id: '/',
    name: `${SITE.name}: ${t('tagline')}`,
    short_name: SITE.name,
    description: t('description'),
    lang: locale,
    start_url: toPath('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fff8ee',
    theme_color: '#fff8ee',
    categories: ['food', 'travel'],
    shortcuts: [
      { name: t('staffCard'), url: toPath('/card') },
      { name: t('saved'), url: toPath('/saved') },
      { name: t('recipes'), url: toPath('/recipies') },
    ],
    // Handled by the service worker: shared content stays on the device.
    share_target: {
      action: toPath(SHARE_PATH),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: SHARED_PHOTOS_FIELD, accept: ['image/*'] }],
      },
    },
    icons: [192, 512].flatMap((size) => [
      {
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any' as const,
      },
      {
        src: `/icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable' as const,
      },
    ]),
  };
}
