'use client';

import { useEffect } from 'react';
import { DEFAULT_LOCALE, getPageLocale } from '@/lib/locales';
import { formatDate } from './local-date';

/** Cached: creating a formatter takes longer than formatting all dates of the list. */
let readerFormat: Intl.DateTimeFormat | undefined;

function toReaderText(date: Date): string {
  const locale = getPageLocale();
  // Readers of an English page often have another language, which has no page here.
  if (locale !== DEFAULT_LOCALE || navigator.language === 'en-US')
    return formatDate(date, -date.getTimezoneOffset(), locale);
  readerFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
  return readerFormat.format(date);
}

function writeDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')) {
    const text = toReaderText(new Date(time.dateTime));
    if (time.textContent !== text) time.textContent = text;
  }
}

/**
 * Rewrites every `LocalDate` in the reader's time zone, on English pages also in the reader's
 * format. Runs once, in its own task, outside of React.
 */
export function LocalDateUpdater() {
  useEffect(() => {
    const timer = setTimeout(writeDates);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
