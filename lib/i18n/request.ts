import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE } from '../locales';

/** What a page of the server is written with: its language and that language's messages. */
export default getRequestConfig(async () => {
  const locale = DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  // Days and hours are Seoul's, wherever the reader is.
  return { locale, messages, timeZone: 'Asia/Seoul' };
});
