import type { Coordinates } from './coordinates';
import type { Quarantine } from './quarantine';

/** Names of a menu line in other languages, by its column. */
export type ForeignNames = Partial<Record<'text_eng' | 'text_ja' | 'text_zh_hans', string>>;

/** A checked line of a menu. */
export interface SourceLine {
  readonly id: number;
  readonly name: string;
  /** Null where none is given. */
  readonly priceWon: number | null;
  readonly foreign: ForeignNames;
}

/** A checked place as one source knows it. */
export interface SourcePlace {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  /** Null where the source has none: such a place is known, and not found by distance. */
  readonly at: Coordinates | null;
  /** Null where the source has neither. */
  readonly hours: { readonly opentimefood: string; readonly restdatefood: string } | null;
  /** By their ids. */
  readonly lines: readonly SourceLine[];
}

/** All rows of a source. */
export interface SourceReading {
  readonly takenAt: Date;
  /** By their ids, so that the same rows make the same places in whatever order they come. */
  readonly places: readonly SourcePlace[];
  /** True where as many places were read as the source says it has. */
  readonly isComplete: boolean;
  /** Ids whose rows are invalid today: what is known of them stays. */
  readonly invalid: { readonly places: ReadonlySet<number>; readonly lines: ReadonlySet<number> };
}

/** A list of places beside the snapshot. It reads and checks its rows; merging and writing are the same for all. */
export interface PlaceSource {
  /** Its part of `places.source`, such as "sto-register". */
  readonly name: string;
  /** Prefix of the content ids of its places, such as "sto-": ids of sources are plain numbers. */
  readonly idPrefix: string;
  /** Day its menus and prices were taken down (`YYYY-MM-DD`). */
  readonly asOf: string;
  /** Reads all rows; each that is not taken goes into quarantine, and nothing else does. */
  read(quarantine: Quarantine): Promise<SourceReading>;
  /** Puts what was read aside, once it is stored or was refused: the next run asks afresh. */
  finish(): Promise<void>;
}
