import type { MetadataRoute } from 'next';
import { SHARED_PHOTOS_FIELD, SHARE_PATH } from '@/lib/menu-reader/share';
import { SITE } from '@/lib/site';

/** What the guide is called and looks like once it sits on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${SITE.name}: ${SITE.tagline}`,
    short_name: SITE.name,
    description: SITE.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff8ee',
    theme_color: '#fff8ee',
    categories: ['food', 'travel'],
    shortcuts: [
      { name: 'Card for the staff', short_name: 'Staff card', url: '/card' },
      { name: 'Saved places', url: '/saved' },
      { name: 'Recipes', url: '/recipies' },
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
