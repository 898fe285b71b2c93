'use client';

/** Korea keeps UTC+9 all year. */
const SEOUL_OFFSET_MIN = 540;
const MONTHS =
  'January February March April May June July August September October November December';

/** "January 8, 2026", so many minutes east of Greenwich. By hand: a page's first Intl.DateTimeFormat is a long task. */
function toEnglish(date: Date, offsetMin: number): string {
  const there = new Date(date.getTime() + offsetMin * 60_000);
  return `${MONTHS.split(' ')[there.getUTCMonth()]} ${there.getUTCDate()}, ${there.getUTCFullYear()}`;
}

/** Made once, in the browser: a formatter costs more than all the dates of the list. */
let readerFormat: Intl.DateTimeFormat | undefined;

function toReaderText(date: Date): string {
  if (navigator.language === 'en-US') return toEnglish(date, -date.getTimezoneOffset());
  readerFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
  return readerFormat.format(date);
}

let waiting: HTMLTimeElement[] = [];

function writeWaiting(): void {
  for (const time of waiting) {
    const text = toReaderText(new Date(time.dateTime));
    if (time.textContent !== text) time.textContent = text;
  }
  waiting = [];
}

function writeAsReader(time: HTMLTimeElement | null): void {
  if (time && waiting.push(time) === 1) setTimeout(writeWaiting);
}

/**
 * A date in the reader's own format and time zone. The server, which knows neither, writes it in English for Seoul,
 * and so does the first rendering in the browser. The reader's own is written over it in a task of its own, past
 * React: as a state of each date it would render the whole list a second time.
 */
export function LocalDate({ iso }: { iso: string }) {
  return (
    <time key={iso} dateTime={iso} ref={writeAsReader}>
      {toEnglish(new Date(iso), SEOUL_OFFSET_MIN)}
    </time>
  );
}
