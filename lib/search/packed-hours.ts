import type { DayHours, Interval, IrregularRule, OpeningHours } from '../engine/hours/types';

const MAX_MINUTE = 2 * 24 * 60;
const DAYS_PER_WEEK = 7;

interface PackedDay {
  open: Interval[];
  breaks?: Interval[];
  lastOrders?: number[];
}

/**
 * Opening hours as they travel: `OpeningHours` with every different day once, because the whole filtered list is
 * kept on the phone and sent back for each page.
 */
export interface PackedHours {
  days: PackedDay[];
  /** A digit per day, Monday first: the place in `days`, or `-` for a day that could not be read. */
  week: string;
  /** The place in `days` of what holds on public holidays. */
  holiday?: number;
  rules?: IrregularRule[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

const isMinute = (value: unknown) => isWhole(value, 0, MAX_MINUTE);
const isInterval = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every(isMinute);
const isWeekdays = (value: unknown) => isListOf(value, (day) => isWhole(day, 0, DAYS_PER_WEEK - 1));
const isOneOf =
  (...words: string[]) =>
  (value: unknown) =>
    words.some((word) => word === value);
const isEffect = isOneOf('closed', 'open', 'varies');

function isDay(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { open, breaks = [], lastOrders = [] } = value;
  return (
    isListOf(open, isInterval) && isListOf(breaks, isInterval) && isListOf(lastOrders, isMinute)
  );
}

/** What each kind of rule has to carry for `getOpenState` to read it. */
const RULES: Readonly<Record<IrregularRule['kind'], (rule: Record<string, unknown>) => boolean>> = {
  nth: ({ days, nth }) => isWeekdays(days) && isListOf(nth, (n) => isWhole(n, -1, 5)),
  biweekly: ({ days }) => isWeekdays(days),
  feast: ({ feasts, on, effect }) =>
    isListOf(feasts, isOneOf('seollal', 'chuseok')) &&
    isOneOf('day', 'eve', 'holidays', 'unsaid')(on) &&
    isEffect(effect),
  publicHoliday: ({ effect }) => isEffect(effect),
  date: ({ month, day }) => isWhole(month, 1, 12) && isWhole(day, 1, 31),
  season: ({ seasons, days }) =>
    isListOf(seasons, isOneOf('spring', 'summer', 'autumn', 'winter')) && isWeekdays(days),
  dayAfterHoliday: () => true,
  soldOut: () => true,
  varies: ({ what }) => isOneOf('hours', 'closing')(what),
  temporary: () => true,
};

function isRule(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(RULES).some(([kind, isRight]) => kind === value.kind && isRight(value));
}

/** True for hours in their travelling form: from another server, or from an older page on the phone. */
export function isPackedHours(value: unknown): value is PackedHours {
  if (!isRecord(value)) return false;
  const { days, week, holiday = 0, rules = [] } = value;
  return (
    isListOf(days, isDay) &&
    typeof week === 'string' &&
    /^[-0-7]{7}$/.test(week) &&
    isWhole(holiday, 0, DAYS_PER_WEEK) &&
    isListOf(rules, isRule)
  );
}

/** Opening hours in their travelling form, or undefined when no day could be read. */
export function packHours({ days, holiday, rules }: OpeningHours): PackedHours | undefined {
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
  };
}

/** The hours that were packed; a day that `week` does not point to rightly is unknown. */
export function unpackHours({ days, week, holiday, rules = [] }: PackedHours): OpeningHours {
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
  };
}
