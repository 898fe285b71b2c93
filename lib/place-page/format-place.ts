import type { Translator } from '../i18n/translator';
import type { Locale } from '../locales';

/** Joins source texts, whose line breaks are `<br>`. */
export function toKoreanLines(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => (text ?? '').replace(/<br\s*\/?>\n?/gi, '\n').trim())
    .filter(Boolean)
    .join('\n');
}

/** Formats a day `YYYY-MM-DD` as "November 2025", and a year as "2025". */
export function formatMonth(locale: Locale, day: string): string {
  const isDay = day.length > 4;
  const format = new Intl.DateTimeFormat(locale, {
    ...(isDay ? { month: 'long' } : {}),
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(isDay ? `${day}T00:00:00Z` : `${day}-01-01T00:00:00Z`));
}

/** "2, 5 and 9"; "2, 5, 9" with `next` for `last`. */
export function formatList(
  t: Translator<'places'>,
  words: readonly string[],
  last: 'and' | 'next' = 'and',
): string {
  return words.reduce(
    (before, next, at) =>
      at === 0 ? next : t(`lists.${at === words.length - 1 ? last : 'next'}`, { before, next }),
    '',
  );
}

/** "line 2", "lines 2 and 5", "line 4 and Airport Railroad". */
export function formatSubwayLines(t: Translator<'places'>, lines: readonly SubwayLine[]): string {
  const numbers = lines.filter((line) => !isRailway(line));
  const numbered =
    numbers.length > 0
      ? [t('lines', { count: numbers.length, numbers: formatList(t, numbers) })]
      : [];
  return formatList(t, [
    ...numbered,
    ...lines.filter(isRailway).map((line) => t(`railways.${line}`)),
  ]);
}

/** Codes of the lines without a number, as in `data/built/stations.json`. */
const RAILWAYS = ['A', 'D', 'GC', 'GJ', 'GP', 'GTX', 'SB', 'SH', 'SL', 'UI'] as const;
type Railway = (typeof RAILWAYS)[number];

/** Number of a line, or the code of one without a number. */
export type SubwayLine = string;

function isRailway(line: SubwayLine): line is Railway {
  return RAILWAYS.some((railway) => railway === line);
}
