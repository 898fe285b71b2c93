import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Document } from '../document';
import { DEFAULT_LOCALE, toLocalePath } from '@/lib/locales';
import { getSharedLocale } from '@/lib/page-links';
import { SITE } from '@/lib/site';
import '../globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('layout'), getLocale()]);
  return {
    metadataBase: new URL(SITE.url),
    title: { default: `${SITE.name}: ${t('tagline')}`, template: `%s | ${SITE.name}` },
    description: t('description'),
    applicationName: SITE.name,
    appleWebApp: { title: SITE.name },
    ...(locale === DEFAULT_LOCALE
      ? {}
      : { manifest: toLocalePath('/manifest.webmanifest', locale) }),
    formatDetection: { telephone: false, address: false },
    openGraph: {
      type: 'website',
      siteName: SITE.name,
      locale,
      // Of whichever page it is.
      ...(locale === DEFAULT_LOCALE ? {} : { ...getSharedLocale(locale), url: './' }),
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
