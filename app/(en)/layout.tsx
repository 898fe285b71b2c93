import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Document } from '../document';
import { SITE } from '@/lib/site';
import '../globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout');
  return {
    metadataBase: new URL(SITE.url),
    title: { default: `${SITE.name}: ${t('tagline')}`, template: `%s | ${SITE.name}` },
    description: t('description'),
    applicationName: SITE.name,
    appleWebApp: { title: SITE.name },
    formatDetection: { telephone: false, address: false },
    openGraph: {
      type: 'website',
      siteName: SITE.name,
      locale: await getLocale(),
      images: [
        {
          url: '/images/og.png',
          width: 1200,
          height: 630,
          alt: t('pictureAlt', { name: SITE.name }),
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fff8ee' },
    { media: '(prefers-color-scheme: dark)', color: '#171522' },
  ],
};

/** English pages have no prefix. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document locale="en">{children}</Document>;
}
