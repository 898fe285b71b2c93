import { readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { Locale } from '@/lib/locales';
import type english from '@/messages/en.json';

const readMessages = (locale: Locale): typeof english =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));

/** Messages of a page in a language. */
export function LocaleMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = useMemo(() => readMessages(locale), [locale]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Seoul">
      {children}
    </NextIntlClientProvider>
  );
}
