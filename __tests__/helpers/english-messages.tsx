import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';
import messages from '@/messages/en.json';

/** Providers of an English page with search: `render(…, { wrapper: EnglishMessages })`. */
export function EnglishMessages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}
