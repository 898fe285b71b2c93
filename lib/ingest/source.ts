import type { Coordinates } from './common/coordinates';
import type { Quarantine } from './common/quarantine';

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
  readonly id: number;
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

/** Data of a source. */
export interface SourceData {
  readonly takenAt: Date;
  /** Sorted by id: the merge does not depend on the order of the source. */
  readonly places: readonly SourceRow[];
  /** True when as many places were read as the source reports. */
  readonly isComplete: boolean;
  /** Ids of rows rejected today; their stored data is kept. */
  readonly invalid: { readonly places: ReadonlySet<number>; readonly lines: ReadonlySet<number> };
}

/**
 * List of places beside the snapshot. Reads and validates its rows; merging and writing are common
 * to all sources.
 */
export interface PlaceSource {
  /** Component of `places.source`, such as "sto-register". */
  readonly name: string;
  /** Prefix of content ids, such as "sto-": source ids are plain numbers. */
  readonly idPrefix: string;
  /** Survey date of menus and prices (`YYYY-MM-DD`). */
  readonly asOf: string;
  /** Reads all rows; rejected ones go to quarantine. */
  read(quarantine: Quarantine): Promise<SourceData>;
  /** Discards the read data once it is stored or refused; the next run reads the source again. */
  finish(): Promise<void>;
}
