import type { Coordinates } from './common/coordinates';

/** Translations of a menu line by database column. */
export type ForeignNames = Partial<Record<'text_eng' | 'text_ja' | 'text_zh_hans', string>>;

/** Validated menu line. */
export interface SourceLine {
  readonly id: number;
  readonly name: string;
  /** Null when unknown. */
  readonly priceWon: number | null;
  readonly foreign: ForeignNames;
}

/** Validated row of a source: a place with the source's own id and names, known to ingestion alone. */
export interface SourceRow {
  readonly id: number | string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  /** Null when unknown: such places are kept, but not found by distance. */
  readonly at: Coordinates | null;
  /** Error of the point in meters, if approximate. */
  readonly errorM?: number;
  /** Null when both are unknown. */
  readonly hours: { readonly opentimefood: string; readonly restdatefood: string } | null;
  /** Sorted by id. */
  readonly lines: readonly SourceLine[];
}

/** Data of a source; merging and writing are common to all sources. */
export interface SourceData {
  readonly takenAt: Date;
  /** Sorted by id: the merge does not depend on the order of the source. */
  readonly places: readonly SourceRow[];
  /** True when as many places were read as the source reports. */
  readonly isComplete: boolean;
  /** Ids of rows rejected today; their stored data is kept. */
  readonly invalid: { readonly places: ReadonlySet<number>; readonly lines: ReadonlySet<number> };
}
