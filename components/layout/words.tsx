import { NextIntlClientProvider, type Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

type Room = keyof Messages;

/** Rooms that most pages speak from, and those of the screens that stand in for any page. */
const EVERYWHERE = [
  'guide',
  'layout',
  'map',
  'messages',
  'profile',
  'recipes',
  'results',
  'ui',
  'words',
] as const satisfies readonly Room[];

interface WordsProps {
  /** What is said in the browser below this from other rooms of `messages/` (`__tests__/app/words.test.ts` knows which). */
  rooms?: readonly Room[];
  children: ReactNode;
}

/** Sends a page the messages that its client components speak with, and no others: each is in the HTML. */
export async function Words({ rooms = [], children }: WordsProps) {
  const messages = await getMessages();
  const sent = Object.fromEntries([...EVERYWHERE, ...rooms].map((room) => [room, messages[room]]));
  return <NextIntlClientProvider messages={sent}>{children}</NextIntlClientProvider>;
}
