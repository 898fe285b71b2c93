import type { Messages, useTranslations } from 'next-intl';

/** What gives the words of a room of `messages/` in the visitor's language. */
export type WordsOf<Room extends keyof Messages> = ReturnType<typeof useTranslations<Room>>;
