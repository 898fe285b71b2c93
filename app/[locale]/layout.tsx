import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Document } from '../document';
import { DEFAULT_LOCALE, LOCALES, isLocale, toLocalePath } from '@/lib/locales';
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

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

/** Any other first part of an address is turned away before this (`lib/maintenance.ts`): here it would close every recipe and place to come. */
export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <Document locale={locale}>{children}</Document>;
}
