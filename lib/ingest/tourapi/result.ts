import type { SnapshotInfo } from '@/lib/places/snapshot';
import type { Blanking } from './blanking';
import type { ChangeKind, RowChange } from '../report';
import type { ReadLists } from './read-lists';

/** Progress of a running synchronization. */
export interface SyncProgress {
  readonly phase: 'lists' | 'details' | 'writing';
  /** Rows in the list, as far as known. */
  readonly rows: number;
  readonly callsDone: number;
  /** Calls of this run as planned so far. */
  readonly callsTotal: number;
  /** Calls left of the day's quota. */
  readonly callsLeft: number;
}

interface Calls {
  /** Calls this run made, failed attempts included. */
  readonly calls: number;
  readonly callsLeft: number;
}

export type SyncResult =
  /** The snapshot has been replaced. */
  | (Calls & {
      readonly status: 'done';
      readonly counts: Readonly<Record<ChangeKind, number>>;
      readonly changes: readonly RowChange[];
      readonly misplaced: readonly string[];
      /** Rows whose details were no restaurant's: as they were, and asked for again by the next run. */
      readonly unusable: readonly string[];
      readonly isListComplete: boolean;
      readonly passedOver: ReadLists['passedOver'];
      readonly snapshot: SnapshotInfo;
    })
  /** Planned changes, nothing written. */
  | (Calls & {
      readonly status: 'dry-run';
      readonly listed: number;
      readonly fresh: number;
      readonly vanishing: number;
      readonly detailCalls: number;
      readonly days: number;
      readonly passedOver: ReadLists['passedOver'];
      /** The new and changed rows by id, and the vanishing ones, the first few hundred. */
      readonly changes: readonly RowChange[];
    })
  /** The quota is used up; the next run goes on from the journal. */
  | (Calls & { readonly status: 'stopped'; readonly callsToGo: number; readonly whatToDo: string })
  /** Too many rows would vanish; nothing written. */
  | (Calls & {
      readonly status: 'refused';
      readonly reason: 'vanishing';
      readonly vanishing: number;
      readonly of: number;
      readonly whatToDo: string;
    })
  /** Too much good text would go blank; nothing written. `changes` has the first of the rows. */
  | (Calls &
      Blanking['counts'] & {
        readonly status: 'refused';
        readonly reason: 'blanking';
        readonly rows: number;
        readonly changes: readonly RowChange[];
        readonly whatToDo: string;
      });
