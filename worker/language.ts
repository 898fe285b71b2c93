/// <reference lib="webworker" />
import { DEFAULT_LOCALE, splitLocalePath, type Locale } from '../lib/locales';

/** The language of the page that sent a message. A page never changes its own: another one is another document. */
export function getAskingLocale({ source }: ExtendableMessageEvent): Locale {
  return source instanceof Client ? getClientLocale(source) : DEFAULT_LOCALE;
}

/** The language of an open page. */
export function getClientLocale({ url }: Client): Locale {
  return splitLocalePath(new URL(url).pathname).locale;
}
