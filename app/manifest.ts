import type { MetadataRoute } from 'next';
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
