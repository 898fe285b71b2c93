import type { DayScope } from './days';

/** Opening times as written, before they are laid over the week. Minutes since midnight. */
export interface Statement {
  from: number;
  to: number;
  /** Null: no day was named. */
  scope: DayScope | null;
  /** The meal or sitting it belongs to ("점심"), where one was named. */
  section: string | null;
  /** Words in front of it that the reader does not know: another floor, another shop. */
  label: string;
  line: number;
  block: number;
}

export interface Extra {
  scope: DayScope | null;
  /** True when it named its days itself: "평일 브레이크타임". */
  local: boolean;
  /** True under a heading in brackets ("[토요일]"), which holds for the lines below it. */
  headed: boolean;
  line: number;
  block: number;
}

export interface Statements {
  opens: Statement[];
  breaks: (Extra & { from: number; to: number })[];
  noBreaks: Extra[];
  lastOrders: (Extra & { minutes: number; beforeClosing: boolean })[];
  /** Days that something unreadable was said about; null: about all. */
  unreadable: (DayScope | null)[];
}
