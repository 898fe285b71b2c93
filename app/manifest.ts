import type { MetadataRoute } from 'next';
import { createTranslator } from 'use-intl/core';
import messages from '@/messages/en.json';
import { SHARED_PHOTOS_FIELD, SHARE_PATH } from '@/lib/menu-reader/share';
import { SITE } from '@/lib/site';

const t = createTranslator({ locale: 'en', messages, namespace: 'layout' });

/** What the guide is called and looks like once it sits on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${SITE.name}: ${t('tagline')}`,
    short_name: SITE.name,
    description: t('description'),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff8ee',
    theme_color: '#fff8ee',
    categories: ['food', 'travel'],
    shortcuts: [
      { name: t('staffCard'), short_name: t('staffCardShort'), url: '/card' },
      { name: t('saved'), url: '/saved' },
      { name: t('recipes'), url: '/recipies' },
    ],
    // Answered by the service worker: what is shared never leaves the phone.
    share_target: {
      action: SHARE_PATH,
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
