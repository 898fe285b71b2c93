'use client';

import { useDeferredValue, useSyncExternalStore } from 'react';

/** Korea keeps UTC+9 all year. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;
// By hand: the first Intl.DateTimeFormat of a page would hold up its hydration.
const MONTHS =
  'January February March April May June July August September October November December';
/** Made once, in the browser: a formatter costs more than all the dates of the list. */
let readerFormat: Intl.DateTimeFormat | undefined;
const subscribeToNothing = () => () => undefined;

/** "January 8, 2026" in Seoul. */
function toServerText(date: Date): string {
  const seoul = new Date(date.getTime() + SEOUL_OFFSET_MS);
  return `${MONTHS.split(' ')[seoul.getUTCMonth()]} ${seoul.getUTCDate()}, ${seoul.getUTCFullYear()}`;
}

function toReaderText(date: Date): string {
  readerFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
  return readerFormat.format(date);
}

/**
 * A date in the reader's own format and time zone. The server, which knows neither, writes it in English for Seoul,
 * and so does the first rendering in the browser; the reader's own follows in a task of its own.
 */
export function LocalDate({ iso }: { iso: string }) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const date = new Date(iso);
  const text = useDeferredValue(isInBrowser) ? toReaderText(date) : toServerText(date);
  return <time dateTime={iso}>{text}</time>;
}
