import * as v from 'valibot';
import type { DayHours, OpeningHours } from '@kioot/engine/hours';
import { integerBetween } from '../validation';

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
/** What each kind of rule has to carry for `getOpenState` to read it. Picklists of one save phones another kind of schema. */
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
 * Opening hours as they travel, from another server or an older page on the phone: `OpeningHours` with every different
 * day once, because the whole filtered list is kept on the phone.
 */
export const packedHoursSchema = v.object({
  days: v.array(daySchema),
  /** A digit per day, Monday first: the place in `days`, or `-` for a day that could not be read. */
  week: v.pipe(
    v.string(),
    v.check((week) => /^[-0-7]{7}$/.test(week)),
  ),
  /** The place in `days` of what holds on public holidays. */
  holiday: v.optional(integerBetween(0, DAYS_PER_WEEK)),
  rules: v.optional(v.array(ruleSchema)),
  /** See `OpeningHours`. */
  isClosingUnsaid: v.optional(v.picklist([1])),
});
export type PackedHours = v.InferOutput<typeof packedHoursSchema>;

/** Opening hours in their travelling form, or undefined when no day could be read. */
export function packHours({
  days,
  holiday,
  rules,
  isClosingUnsaid,
}: OpeningHours): PackedHours | undefined {
  if (days.every(({ unknown }) => unknown) && rules.length === 0) return undefined;
  const packed: PackedHours['days'] = [];
  const keys: string[] = [];
  const place = ({ unknown, open, breaks, lastOrders }: DayHours): number => {
    if (unknown) return -1;
    const day = {
      open,
      ...(breaks.length > 0 ? { breaks } : {}),
      ...(lastOrders.length > 0 ? { lastOrders } : {}),
    };
    const key = JSON.stringify(day);
    const known = keys.indexOf(key);
    if (known >= 0) return known;
    packed.push(day);
    return keys.push(key) - 1;
  };
  const week = days.map((day) => place(day)).map((at) => (at < 0 ? '-' : String(at)));
  const onHoliday = holiday ? place(holiday) : -1;
  return {
    days: packed,
    week: week.join(''),
    ...(onHoliday >= 0 ? { holiday: onHoliday } : {}),
    ...(rules.length > 0 ? { rules: [...rules] } : {}),
    ...(isClosingUnsaid ? { isClosingUnsaid: 1 } : {}),
  };
}

/** The hours that were packed; a day that `week` does not point to rightly is unknown. */
export function unpackHours({
  days,
  week,
  holiday,
  rules = [],
  isClosingUnsaid,
}: PackedHours): OpeningHours {
  const unpack = (at: number): DayHours => {
    const day = days[at];
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
