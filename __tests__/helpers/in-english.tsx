import { NextIntlClientProvider, createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/messages/en.json';

/** What a component finds around it on an English page: `render(…, { wrapper: InEnglish })`. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      {children}
    </NextIntlClientProvider>
  );
}

/** The English words of a room, for functions that are given them. */
export const english = <Room extends keyof typeof messages>(room: Room) =>
  createTranslator({ locale: 'en', messages, namespace: room });
