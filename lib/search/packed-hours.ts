import type { DayHours, Interval, OpeningHours } from '@kioot/engine/hours';
import {
  Mismatch,
  check,
  either,
  list,
  map,
  object,
  oneOf,
  optional,
  text,
  wholeFrom,
  type Output,
} from '../schema';

const MAX_MINUTE = 2 * 24 * 60;
const DAYS_PER_WEEK = 7;

const minuteSchema = wholeFrom(0, MAX_MINUTE);
const minutesSchema = list(minuteSchema);
const intervalsSchema = list(
  map(minutesSchema, ([from, to, ...more]): Interval | Mismatch =>
    from === undefined || to === undefined || more.length > 0 ? new Mismatch() : [from, to],
  ),
);
const daySchema = object({
  open: intervalsSchema,
  breaks: optional(intervalsSchema),
  lastOrders: optional(minutesSchema),
});

const weekdaysSchema = list(wholeFrom(0, DAYS_PER_WEEK - 1));
const effectSchema = oneOf(['closed', 'open', 'varies']);
/** What each kind of rule has to carry for `getOpenState` to read it. */
const ruleSchema = either(
  object({ kind: oneOf(['nth']), days: weekdaysSchema, nth: list(wholeFrom(-1, 5)) }),
  object({ kind: oneOf(['biweekly']), days: weekdaysSchema }),
  object({
    kind: oneOf(['feast']),
    feasts: list(oneOf(['seollal', 'chuseok'])),
    on: oneOf(['day', 'eve', 'holidays', 'unsaid']),
    effect: effectSchema,
  }),
  object({ kind: oneOf(['publicHoliday']), effect: effectSchema }),
  object({ kind: oneOf(['date']), month: wholeFrom(1, 12), day: wholeFrom(1, 31) }),
  object({
    kind: oneOf(['season']),
    seasons: list(oneOf(['spring', 'summer', 'autumn', 'winter'])),
    days: weekdaysSchema,
  }),
  object({ kind: oneOf(['varies']), what: oneOf(['hours', 'closing']) }),
  object({ kind: oneOf(['dayAfterHoliday', 'soldOut', 'temporary']) }),
);

/**
 * Opening hours as they travel, from another server or an older page on the phone: `OpeningHours` with every different
 * day once, because the whole filtered list is kept on the phone.
 */
export const packedHoursSchema = object({
  days: list(daySchema),
  /** A digit per day, Monday first: the place in `days`, or `-` for a day that could not be read. */
  week: check(text, (digits) => /^[-0-7]{7}$/.test(digits)),
  /** The place in `days` of what holds on public holidays. */
  holiday: optional(wholeFrom(0, DAYS_PER_WEEK)),
  rules: optional(list(ruleSchema)),
  /** See `OpeningHours`. */
  isClosingUnsaid: optional(oneOf([1])),
});
export type PackedHours = Output<typeof packedHoursSchema>;

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
