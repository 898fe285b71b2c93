/** Opening hours as plain JSON, so that they can be kept in a page, a cache or local storage. */

/** Days are counted from Monday = 0, as Korean texts count them (월화수목금토일). */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof DAYS)[number];

/** Minutes since the day's midnight in Seoul; past midnight goes on counting: 26:00 is 1560. */
export type Interval = [from: number, to: number];

export interface DayHours {
  /** True when the text does not let this day be read; the other fields are then empty. */
  unknown: boolean;
  /** When it is open, breaks taken out, in order. Empty on a known day: closed. */
  open: Interval[];
  /** The gaps a guest would call a break, so that "break until 17:00" can be told. */
  breaks: Interval[];
  /** Last orders in minutes, in order: one, or one for each sitting. */
  lastOrders: number[];
}

export type Feast = 'seollal' | 'chuseok';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/**
 * What a week cannot say. `effect` is what happens on the days it names: `closed`, `open` (although the week
 * says closed) or `varies` (the hours differ, and the text does not say how).
 */
export type IrregularRule =
  /** Every nth such weekday of a month (Monday = 0); -1 is the last one. */
  | { kind: 'nth'; days: number[]; nth: number[] }
  /** Every other week; the text never says which one, so such a day cannot be decided. */
  | { kind: 'biweekly'; days: number[] }
  /**
   * Seollal and Chuseok. `day`: the day itself; `eve`: the day and the one before; `holidays`: the whole official
   * holiday; `unsaid`: the feast is named without a span, so only the day itself is certain.
   */
  | {
      kind: 'feast';
      feasts: Feast[];
      on: 'day' | 'eve' | 'holidays' | 'unsaid';
      effect: 'closed' | 'open' | 'varies';
    }
  | { kind: 'publicHoliday'; effect: 'closed' | 'open' | 'varies' }
  /** A day of the calendar, `month` 1 to 12. */
  | { kind: 'date'; month: number; day: number }
  /** Closed on these weekdays in these seasons; without days: other hours in these seasons. */
  | { kind: 'season'; seasons: Season[]; days: number[] }
  /** Closed on the day after a public holiday on which it opened. */
  | { kind: 'dayAfterHoliday' }
  /** Closes early when the food is sold out. */
  | { kind: 'soldOut' }
  /** The hours or the closing days change, and the text does not say how. */
  | { kind: 'varies'; what: 'hours' | 'closing' }
  /** Closed for the time being. */
  | { kind: 'temporary' };

export interface OpeningHours {
  /** Monday first. */
  days: DayHours[];
  /** What holds on public holidays, where the text says so. */
  holiday: DayHours | null;
  rules: IrregularRule[];
  /** True where the text names no day at all: hours that hold every day, perhaps but for one that nobody wrote down. */
  isClosingUnsaid?: true;
}

/** What a day of the calendar is; the map of a country's public holidays is keyed `YYYY-MM-DD`. */
export interface PublicHoliday {
  name: string;
  kind: Feast | 'other';
  /** Of a feast: the day itself, the days before and after it, or a substitute for one of them. */
  part: 'day' | 'eve' | 'after' | 'substitute';
}
export type HolidayMap = Readonly<Record<string, PublicHoliday>>;
