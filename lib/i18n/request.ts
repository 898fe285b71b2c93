import { locale as getRootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from '../locales';

/** What a page is written with: the language of its folder in `app/[locale]`, English outside of it, and its messages. */
export default getRequestConfig(async () => {
  const asked: string | undefined = await getRootLocale();
  const locale = asked && isLocale(asked) ? asked : DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  // Days and hours are Seoul's, wherever the reader is.
  return { locale, messages, timeZone: 'Asia/Seoul' };
});
