import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, LOCALES, isLocale } from '@/lib/locales';
import { Document } from '../document';

export { generateMetadata, viewport } from '../(en)/layout';

export function generateStaticParams() {
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({ locale }));
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
