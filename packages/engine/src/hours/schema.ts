import * as v from 'valibot';
import type { HolidayMap, OpeningHours } from './types';

const integerBetween = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** True for `2026-02-28`, false for `2026-02-30`. */
function isCalendarDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const intervalSchema = v.strictTuple([v.number(), v.number()]);
const dayHoursSchema = v.object({
  unknown: v.boolean(),
  open: v.array(intervalSchema),
  breaks: v.array(intervalSchema),
  lastOrders: v.array(v.number()),
});
const weekdays = v.array(integerBetween(0, 6));
const feastSchema = v.picklist(['seollal', 'chuseok']);
const effectSchema = v.picklist(['closed', 'open', 'varies']);

const ruleSchema = v.variant('kind', [
  v.object({ kind: v.literal('nth'), days: weekdays, nth: v.array(integerBetween(-1, 5)) }),
  v.object({ kind: v.literal('biweekly'), days: weekdays }),
  v.object({
    kind: v.literal('feast'),
    feasts: v.array(feastSchema),
    on: v.picklist(['day', 'eve', 'holidays', 'unsaid']),
    effect: effectSchema,
  }),
  v.object({ kind: v.literal('publicHoliday'), effect: effectSchema }),
  v.object({
    kind: v.literal('date'),
    month: integerBetween(1, 12),
    day: integerBetween(1, 31),
  }),
  v.object({
    kind: v.literal('season'),
    seasons: v.array(v.picklist(['spring', 'summer', 'autumn', 'winter'])),
    days: weekdays,
  }),
  v.object({ kind: v.literal('dayAfterHoliday') }),
  v.object({ kind: v.literal('soldOut') }),
  v.object({ kind: v.literal('varies'), what: v.picklist(['hours', 'closing']) }),
  v.object({ kind: v.literal('temporary') }),
]);

/** Opening hours from outside: a cache, local storage, another server. */
export const openingHoursSchema: v.GenericSchema<unknown, OpeningHours> = v.object({
  days: v.pipe(v.array(dayHoursSchema), v.length(7)),
  holiday: v.nullable(dayHoursSchema),
  rules: v.array(ruleSchema),
  isClosingUnsaid: v.optional(v.literal(true)),
});

/** `data/built/holidays.json`. */
export const holidayMapSchema: v.GenericSchema<unknown, HolidayMap> = v.record(
  v.pipe(v.string(), v.check(isCalendarDay)),
  v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    kind: v.picklist(['seollal', 'chuseok', 'other']),
    part: v.picklist(['day', 'eve', 'after', 'substitute']),
  }),
);
