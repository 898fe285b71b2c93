/** Figure: count, total, bar, and the rows that fall short of it. */
export interface Figure {
  what: string;
  count: number;
  of: number;
  /** Absent for a figure without a bar. */
  bar?: { atMost: number } | { atLeast: number };
  rows: readonly string[];
}
