import type { useTranslations } from 'next-intl';

/** What gives the words of a room of `messages/` in the visitor's language. */
export type WordsOf<Room extends Parameters<typeof useTranslations>[0]> = ReturnType<
  typeof useTranslations<Room>
>;
