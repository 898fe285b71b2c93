import type { DayScope } from './days';

/** Opening time in the text, before it is applied to the week. Minutes since midnight. */
export interface Statement {
  from: number;
  to: number;
  /** Null: no day named. */
  scope: DayScope | null;
  /** Meal or sitting ("점심"), if named. */
  section: string | null;
  /** Unknown words in front of it: another floor, another shop. */
  label: string;
  line: number;
  block: number;
}

export interface StatementExtra {
  scope: DayScope | null;
  /** True when it names its own days: "평일 브레이크타임". */
  hasOwnDays: boolean;
  /** True under a heading in brackets ("[토요일]"), which covers the lines below it. */
  isUnderHeading: boolean;
  line: number;
  block: number;
}

export interface Statements {
  opens: Statement[];
  breaks: (StatementExtra & { from: number; to: number })[];
  noBreaks: StatementExtra[];
  lastOrders: (StatementExtra & { minutes: number; beforeClosing: boolean })[];
  /** Days with unreadable statements; null: all days. */
  unreadable: (DayScope | null)[];
}
