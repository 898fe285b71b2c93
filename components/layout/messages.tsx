import { NextIntlClientProvider, type Messages as AllMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

type Namespace = keyof AllMessages;

/** Namespaces used by most pages and by the error screens. */
const SHARED_NAMESPACES = [
  'layout',
  'map',
  'party',
  'profile',
  'recipes',
  'results',
  'statusPages',
  'ui',
  'wizard',
  'words',
] as const satisfies readonly Namespace[];

interface MessagesProps {
  /**
   * Further namespaces used by client components below (checked by
   * `__tests__/app/page-messages.test.ts`).
   */
  namespaces?: readonly Namespace[];
  children: ReactNode;
}

/** Sends a page only the messages of its client components: they are part of the HTML. */
export async function Messages({ namespaces = [], children }: MessagesProps) {
  const messages = await getMessages();
  const pageMessages = Object.fromEntries(
    [...SHARED_NAMESPACES, ...namespaces].map((namespace) => [namespace, messages[namespace]]),
  );
  return <NextIntlClientProvider messages={pageMessages}>{children}</NextIntlClientProvider>;
}
