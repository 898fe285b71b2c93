'use client';

import { useSyncExternalStore } from 'react';

const SERVER_FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Asia/Seoul',
});
/** Made once, in the browser: a formatter costs more than all the dates of the list. */
let readerFormat: Intl.DateTimeFormat | undefined;
const subscribeToNothing = () => () => undefined;

/**
 * A date in the reader's own format and time zone. The server, which knows neither, writes it in English for Seoul,
 * and so does the first rendering in the browser.
 */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => {
      readerFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
      return readerFormat.format(new Date(iso));
    },
    () => SERVER_FORMAT.format(new Date(iso)),
  );
  return <time dateTime={iso}>{text}</time>;
}
