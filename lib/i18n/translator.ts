import type { Messages, useTranslations } from 'next-intl';

/** Translator of one namespace of `messages/`, as `useTranslations` returns it. */
export type Translator<Room extends keyof Messages> = ReturnType<typeof useTranslations<Room>>;
