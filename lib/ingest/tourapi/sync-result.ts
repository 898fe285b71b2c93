import type { SnapshotInfo } from '@/lib/places/snapshot';
import type { BlankedTextReport } from './blanked-text-report';
import type { ChangeKind, RowChange } from '../change-report';
import type { ListsResult } from './read-lists';

/** Progress of a running sync. */
export interface SyncProgress {
  readonly phase: 'lists' | 'details' | 'writing';
  /** Rows in the list; 0 while unknown. */
  readonly rows: number;
  readonly callsDone: number;
  /** Planned calls of this run. */
  readonly callsTotal: number;
  /** Remaining calls of the daily quota. */
  readonly callsLeft: number;
}

interface Calls {
  /** Calls of this run, including failed attempts. */
  readonly calls: number;
  readonly callsLeft: number;
}

export type SyncResult =
  /** Snapshot replaced. */
  | (Calls & {
      readonly status: 'done';
      readonly counts: Readonly<Record<ChangeKind, number>>;
      readonly changes: readonly RowChange[];
      readonly misplaced: readonly string[];
      /** Rows with unusable details: unchanged, fetched again by the next run. */
      readonly unusable: readonly string[];
      readonly isListComplete: boolean;
      readonly passedOver: ListsResult['passedOver'];
      readonly snapshot: SnapshotInfo;
    })
  /** Planned changes; nothing written. */
  | (Calls & {
      readonly status: 'dry-run';
      readonly listed: number;
      readonly fresh: number;
      readonly vanishing: number;
      readonly detailCalls: number;
      readonly days: number;
      readonly passedOver: ListsResult['passedOver'];
      /** First new, changed and vanishing rows. */
      readonly changes: readonly RowChange[];
    })
  /** Quota exceeded; the next run resumes from the journal. */
  | (Calls & { readonly status: 'stopped'; readonly callsToGo: number; readonly whatToDo: string })
  /** Too many vanishing rows; nothing written. */
  | (Calls & {
      readonly status: 'refused';
      readonly reason: 'vanishing';
      readonly vanishing: number;
      readonly of: number;
      readonly whatToDo: string;
    })
  /** Too many fields going blank; nothing written. `changes` has the first rows. */
  | (Calls &
      BlankedTextReport['counts'] & {
        readonly status: 'refused';
        readonly reason: 'blanking';
        readonly rows: number;
        readonly changes: readonly RowChange[];
        readonly whatToDo: string;
      });
