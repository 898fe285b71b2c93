import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Document } from '../document';
import { DEFAULT_LOCALE, LOCALES, isLocale, toLocalePath } from '@/lib/locales';
import { getOpenGraphLocale } from '@/lib/page-urls';
import { SHARE_IMAGE_SIZE, getSiteImagePath } from '@/lib/recipes/recipe-images';
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
      // Relative to the page.
      ...(locale === DEFAULT_LOCALE ? {} : { ...getOpenGraphLocale(locale), url: './' }),
      images: [
        {
          url: getSiteImagePath(locale),
          ...SHARE_IMAGE_SIZE,
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

/**
 * Unknown locales are rejected before this (`lib/request-routing.ts`). `dynamicParams = false` is
 * no option here: it would 404 every recipe and place that is published after the build.
 */
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
