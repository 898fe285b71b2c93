import * as v from 'valibot';

/** True for `2026-02-28`, false for `2026-02-30`. */
function isCalendarDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const publicHolidaySchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(['seollal', 'chuseok', 'other']),
  /** Part of a feast: the day itself, the days around it, or a substitute holiday. */
  part: v.picklist(['day', 'eve', 'after', 'substitute']),
});

/** `data/built/holidays.json`, keyed `YYYY-MM-DD`. */
export const holidayMapSchema = v.record(
  v.pipe(v.string(), v.check(isCalendarDay)),
  publicHolidaySchema,
);

export type PublicHoliday = v.InferOutput<typeof publicHolidaySchema>;
export type HolidayMap = Readonly<Record<string, PublicHoliday>>;
