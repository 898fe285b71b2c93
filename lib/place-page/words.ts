import type { WordsOf } from '../i18n/words';
import type { Locale } from '../locales';
import { isRailway, type Line } from './lines';

/** Source text breaks its lines with `<br>`. */
export function toKoreanLines(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => (text ?? '').replace(/<br\s*\/?>\n?/gi, '\n').trim())
    .filter(Boolean)
    .join('\n');
}

/** "November 2025" for a day written `YYYY-MM-DD`. */
export function toMonthWords(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "2, 5 and 9"; without the "and" where that is `next`. */
export function joinWords(
  t: WordsOf<'places'>,
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
export function toLineWords(t: WordsOf<'places'>, lines: readonly Line[]): string {
  const numbers = lines.filter((line) => !isRailway(line));
  const numbered =
    numbers.length > 0
      ? [t('lines', { count: numbers.length, numbers: joinWords(t, numbers) })]
      : [];
  return joinWords(t, [
    ...numbered,
    ...lines.filter(isRailway).map((line) => t(`railways.${line}`)),
  ]);
}
