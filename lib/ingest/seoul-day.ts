const DAY_MS = 86_400_000;
/** Korea keeps one time all year, nine hours ahead of UTC. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** The calendar day in Seoul, `YYYY-MM-DD`. */
export function toSeoulDay(date: Date): string {
  return new Date(date.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** Whole days from one `YYYY-MM-DD` to another; negative when `to` comes first. */
export function getDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
