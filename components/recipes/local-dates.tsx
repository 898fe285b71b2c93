'use client';

import { useEffect } from 'react';
import { toEnglishDate } from '@/lib/recipes/english-date';

/** Made once, in the browser: a formatter costs more than all the dates of the list. */
let readerFormat: Intl.DateTimeFormat | undefined;

function toReaderText(date: Date): string {
  if (navigator.language === 'en-US') return toEnglishDate(date, -date.getTimezoneOffset());
  readerFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
  return readerFormat.format(date);
}

function writeDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local-date]')) {
    const text = toReaderText(new Date(time.dateTime));
    if (time.textContent !== text) time.textContent = text;
  }
}

/** Writes every `LocalDate` of the page in the reader's own format and time zone: once, in a task of its own, past React. */
export function LocalDates() {
  useEffect(() => {
    const timer = setTimeout(writeDates);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
