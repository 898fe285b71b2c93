'use client';

import formatMessage, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/**
 * What a page needs of next-intl in a browser, at a third of its size: every message was compiled and checked by the build,
 * so there is nothing to report and nothing to fall back to. Only `next.config.mjs` names this file; servers and tests take
 * next-intl itself (docs/decisions/0124-words-in-browsers.md).
 */

interface Spoken {
  locale: string;
  messages: unknown;
  timeZone?: string;
}

/** What a key leads to; keys are ours (`scripts/build-messages.mjs` checks them). */
type Room = Readonly<Record<string, unknown>>;

type Formatters = Parameters<typeof formatMessage>[3]['formatters'];

const SpokenContext = createContext<Spoken>({ locale: 'en', messages: {} });

/** Takes what a server gives it (`NextIntlClientProvider`). */
export function IntlProvider({ children, ...given }: Spoken & { children: ReactNode }) {
  const { locale, messages, timeZone } = given;
  const spoken = useMemo(() => ({ locale, messages, timeZone }), [locale, messages, timeZone]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

export const useLocale = () => useContext(SpokenContext).locale;

/** As next-intl's: the words of a room of messages. */
export function useTranslations(room: string) {
  const spoken = useContext(SpokenContext);
  return useMemo(() => getWords(spoken, room), [spoken, room]);
}

function getWords({ locale, messages, timeZone }: Spoken, room: string) {
  const find = (key: string) => `${room}.${key}`.split('.').reduce(getIn, messages);
  const say = (key: string, values?: FormatValues<ReactNode>) => {
    const message = find(key);
    return isMessage(message)
      ? formatMessage<ReactNode>(message, locale, values, { formatters, timeZone })
      : key;
  };
  return Object.assign(say, { rich: say, has: (key: string) => isMessage(find(key)) });
}

const getIn = (words: unknown, key: string): unknown => (words as Room | undefined)?.[key];

/** A room is an object; a message that takes something is a list of its parts. */
const isMessage = (found: unknown): found is CompiledMessage =>
  typeof found === 'string' || Array.isArray(found);

/** Making one takes longer than what it formats: each is made once. */
const numbers = new Map<string, Intl.NumberFormat>();

const formatters: Formatters = {
  getNumberFormat(locale, options) {
    const key = JSON.stringify([locale, options]);
    const kept = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
    numbers.set(key, kept);
    return kept;
  },
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  getPluralRules: (locale, options) => new Intl.PluralRules(locale, options),
};
