'use client';

import { useSyncExternalStore } from 'react';

const SERVER_FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Asia/Seoul',
});
const subscribeToNothing = () => () => undefined;

/**
 * A date in the reader's own format and time zone. The server, which knows neither, writes it in English for Seoul,
 * and so does the first rendering in the browser.
 */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'long' }),
    () => SERVER_FORMAT.format(new Date(iso)),
  );
  return <time dateTime={iso}>{text}</time>;
}
