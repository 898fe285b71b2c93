const DAY_MS = 86_400_000;
/** UTC+9, without daylight saving time. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/**
 * Calendar day in Seoul, `YYYY-MM-DD`.
 * @example toSeoulDay(new Date('2026-11-21T15:00:00Z')) // '2026-11-22'
 */
export function toSeoulDay(date: Date): string {
  return new Date(date.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** Whole days between two `YYYY-MM-DD`; negative when `to` is earlier. */
export function getDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
