'use client';

import { useEffect } from 'react';
import { DEFAULT_LOCALE, getPageLocale } from '@/lib/locales';
import { toDateText } from '@/lib/recipes/date-text';

/** Made once, in the browser: a formatter costs more than all the dates of the list. */
let readerFormat: Intl.DateTimeFormat | undefined;

function toReaderText(date: Date): string {
  const locale = getPageLocale();
  // An English page is read by many who have no page of their own language.
  if (locale !== DEFAULT_LOCALE || navigator.language === 'en-US')
    return toDateText(date, -date.getTimezoneOffset(), locale);
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
 * Writes every `LocalDate` of the page in the reader's time zone, on an English page in the reader's own format, too: once,
 * in a task of its own, past React.
 */
export function LocalDates() {
  useEffect(() => {
    const timer = setTimeout(writeDates);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
