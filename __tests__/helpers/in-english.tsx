import { NextIntlClientProvider, createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';
import messages from '@/messages/en.json';

/** Context of a component on an English page that searches: `render(…, { wrapper: InEnglish })`. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}

/** The English words of a room, for functions that are given them. */
export const english = <Room extends keyof typeof messages>(room: Room) =>
  createTranslator({ locale: 'en', messages, namespace: room });
