/** Source text breaks its lines with `<br>`. */
export function toKoreanLines(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => (text ?? '').replace(/<br\s*\/?>\n?/gi, '\n').trim())
    .filter(Boolean)
    .join('\n');
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2025" for a day written `YYYY-MM-DD`. */
export function toMonthWords(day: string): string {
  return MONTH.format(new Date(`${day}T00:00:00Z`));
}
