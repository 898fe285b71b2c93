/// <reference lib="webworker" />
import { DEFAULT_LOCALE, splitLocalePath, type Locale } from '../lib/locales';

/** Locale of the page that sent a message. It never changes: another locale is another document. */
export function getSenderLocale({ source }: ExtendableMessageEvent): Locale {
  return source instanceof Client ? getClientLocale(source) : DEFAULT_LOCALE;
}

/** Locale of an open page. */
export function getClientLocale({ url }: Client): Locale {
  return splitLocalePath(new URL(url).pathname).locale;
}
