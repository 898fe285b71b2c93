import * as v from 'valibot';
import type { DayHours, OpeningHours } from '@kioot/engine/hours';
import { integerBetween } from '@kioot/base/validation';

const MAX_MINUTE = 2 * 24 * 60;
const DAYS_PER_WEEK = 7;

const minuteSchema = integerBetween(0, MAX_MINUTE);
const minutesSchema = v.array(minuteSchema);
const intervalsSchema = v.array(v.strictTuple([minuteSchema, minuteSchema]));
const daySchema = v.object({
  open: intervalsSchema,
  breaks: v.optional(intervalsSchema),
  lastOrders: v.optional(minutesSchema),
});

const weekdaysSchema = v.array(integerBetween(0, DAYS_PER_WEEK - 1));
const effectSchema = v.picklist(['closed', 'open', 'varies']);
/**
 * Fields that `getOpenState` needs of each kind of rule. Picklists of one value, because `literal`
 * would add another kind of schema to the bundle.
 */
const ruleSchema = v.union([
  v.object({
    kind: v.picklist(['nth']),
    days: weekdaysSchema,
    nth: v.array(integerBetween(-1, 5)),
  }),
  v.object({ kind: v.picklist(['biweekly']), days: weekdaysSchema }),
  v.object({
    kind: v.picklist(['feast']),
    feasts: v.array(v.picklist(['seollal', 'chuseok'])),
    on: v.picklist(['day', 'eve', 'holidays', 'unsaid']),
    effect: effectSchema,
  }),
  v.object({ kind: v.picklist(['publicHoliday']), effect: effectSchema }),
  v.object({
    kind: v.picklist(['date']),
    month: integerBetween(1, 12),
    day: integerBetween(1, 31),
  }),
  v.object({
    kind: v.picklist(['season']),
    seasons: v.array(v.picklist(['spring', 'summer', 'autumn', 'winter'])),
    days: weekdaysSchema,
  }),
  v.object({ kind: v.picklist(['varies']), what: v.picklist(['hours', 'closing']) }),
  v.object({ kind: v.picklist(['dayAfterHoliday', 'soldOut', 'temporary']) }),
]);

/**
 * Opening hours on the wire, of any server or an older page on the phone: `OpeningHours` with each
 * distinct day once, because phones save the whole filtered list.
 */
export const packedHoursSchema = v.object({
  days: v.array(daySchema),
  /**
   * A digit per day from Monday: the index in `days`, or `-` for a day that could not be parsed.
   */
  week: v.pipe(v.string(), v.regex(/^[-0-7]{7}$/)),
  /** Index in `days` of the hours on public holidays; one past its end where they are unknown. */
  holiday: v.optional(integerBetween(0, DAYS_PER_WEEK)),
  rules: v.optional(v.array(ruleSchema)),
  /** See `OpeningHours`. */
  isClosingUnsaid: v.optional(v.picklist([1])),
});
export type PackedHours = v.InferOutput<typeof packedHoursSchema>;

/** Packs opening hours; undefined if no day could be parsed. */
export function packHours({
  days,
  holiday,
  rules,
  isClosingUnsaid,
}: OpeningHours): PackedHours | undefined {
  if (days.every(({ unknown }) => unknown) && rules.length === 0) return undefined;
  const packed: PackedHours['days'] = [];
  const keys: string[] = [];
  const addDay = ({ unknown, open, breaks, lastOrders }: DayHours): number => {
    if (unknown) return -1;
    const day = {
      open,
      ...(breaks.length > 0 ? { breaks } : {}),
      ...(lastOrders.length > 0 ? { lastOrders } : {}),
    };
    const key = JSON.stringify(day);
    const knownIndex = keys.indexOf(key);
    if (knownIndex >= 0) return knownIndex;
    packed.push(day);
    return keys.push(key) - 1;
  };
  const week = days.map((day) => addDay(day)).map((index) => (index < 0 ? '-' : String(index)));
  const holidayIndex = holiday ? addDay(holiday) : undefined;
  return {
    days: packed,
    week: week.join(''),
    ...(holidayIndex !== undefined && {
      holiday: holidayIndex < 0 ? packed.length : holidayIndex,
    }),
    ...(rules.length > 0 ? { rules: [...rules] } : {}),
    ...(isClosingUnsaid ? { isClosingUnsaid: 1 } : {}),
  };
}

/** Unpacks opening hours; a day with an invalid index is unknown. */
export function unpackHours({
  days,
  week,
  holiday,
  rules = [],
  isClosingUnsaid,
}: PackedHours): OpeningHours {
  const unpack = (index: number): DayHours => {
    const day = days[index];
    if (!day) return { unknown: true, open: [], breaks: [], lastOrders: [] };
    const { open, breaks = [], lastOrders = [] } = day;
    return { unknown: false, open, breaks, lastOrders };
  };
  return {
    days: [...week].map((digit) => unpack(Number(digit))),
    holiday: holiday === undefined ? null : unpack(holiday),
    rules,
    ...(isClosingUnsaid ? { isClosingUnsaid: true } : {}),
  };
}
