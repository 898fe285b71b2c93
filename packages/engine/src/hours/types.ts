/** Opening hours as plain JSON, for pages, caches and local storage. */

/** Monday = 0, as Korean texts count (월화수목금토일). */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof DAYS)[number];

/** Minutes since midnight in Seoul, continuing past midnight: 26:00 is 1560. */
export type Interval = [from: number, to: number];

export interface DayHours {
  /** True when the day is unreadable; the other fields are then empty. */
  unknown: boolean;
  /** Opening times without breaks, in order. Empty on a known day: closed. */
  open: Interval[];
  /** Gaps that count as a break, for "break until 17:00". */
  breaks: Interval[];
  /** Last orders in minutes, in order: one, or one per sitting. */
  lastOrders: number[];
}

export type Feast = 'seollal' | 'chuseok';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/**
 * Exception to the week. `effect` on the named days: `closed`, `open` (although the week says
 * closed) or `varies` (other hours, not given).
 */
export type IrregularRule =
  /** Every nth weekday of a month (Monday = 0); -1 is the last one. */
  | { kind: 'nth'; days: number[]; nth: number[] }
  /** Every other week; texts never say which, so such a day is undecidable. */
  | { kind: 'biweekly'; days: number[] }
  /**
   * Seollal and Chuseok. `day`: the day itself; `eve`: with the day before; `holidays`: the whole
   * official holiday; `unsaid`: no span given, so only the day itself is certain.
   */
  | {
      kind: 'feast';
      feasts: Feast[];
      on: 'day' | 'eve' | 'holidays' | 'unsaid';
      effect: 'closed' | 'open' | 'varies';
    }
  | { kind: 'publicHoliday'; effect: 'closed' | 'open' | 'varies' }
  /** Calendar day, `month` 1 to 12. */
  | { kind: 'date'; month: number; day: number }
  /** Closed on these weekdays in these seasons; without days: other hours in these seasons. */
  | { kind: 'season'; seasons: Season[]; days: number[] }
  /** Closed on the day after a public holiday on which it opened. */
  | { kind: 'dayAfterHoliday' }
  /** Closes early when sold out. */
  | { kind: 'soldOut' }
  /** Hours or closing days vary, without details. */
  | { kind: 'varies'; what: 'hours' | 'closing' }
  /** Temporarily closed. */
  | { kind: 'temporary' };

export interface OpeningHours {
  /** Monday first. */
  days: DayHours[];
  /** Hours on public holidays, if given. */
  holiday: DayHours | null;
  rules: IrregularRule[];
  /**
   * True where the text names no day at all: hours for every day, with perhaps an unmentioned
   * closing day.
   */
  isClosingUnsaid?: true;
}
