import { locale as getRootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from '../locales';

/** Locale of the page's folder in `app/[locale]` with its messages; English elsewhere. */
export default getRequestConfig(async () => {
  const asked: string | undefined = await getRootLocale();
  const locale = asked && isLocale(asked) ? asked : DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  // Days and hours are Seoul's, independent of the reader's zone.
  return { locale, messages, timeZone: 'Asia/Seoul' };
});
