import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SessionProvider } from '@/components/guide/session-provider';
import { PageViews } from '@/components/layout/page-views';
import { RouteFocus } from '@/components/layout/route-focus';
import { ServiceWorker } from '@/components/layout/service-worker';
import { nunito } from './fonts/nunito';
import { SITE } from '@/lib/site';
import './globals.css';

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
      locale: 'en',
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

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={nunito.variable}>
      <body>
        <NextIntlClientProvider>
          <SessionProvider>{children}</SessionProvider>
          <RouteFocus />
          <PageViews />
          <ServiceWorker />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
