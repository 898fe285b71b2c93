import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import { Document } from '../document';

export { generateMetadata, viewport } from '../(en)/layout';

/** Any other first part of a path is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({ locale }));
}

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  const spoken = LOCALES.find((each) => each === locale) ?? DEFAULT_LOCALE;
  return <Document locale={spoken}>{children}</Document>;
}
