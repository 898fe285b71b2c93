import type { RestaurantRow } from '@/lib/places/row';
import type { SnapshotInfo } from '@/lib/places/snapshot';
import type { ChangeKind, RowChange } from '../change-report';
import type { SourceClientOptions } from '../common/source-client';
import type { BlankedTextReport } from './blanked-text-report';
import type { ListsResult } from './read-lists';

export interface SyncOptions {
  readonly api: SourceClientOptions;
  /** Snapshot to update; `snapshot.json` beside it dates it. */
  readonly snapshotPath: string;
  /** Current rows and description; read from `snapshotPath` by default. */
  readonly base?: { readonly rows: readonly RestaurantRow[]; readonly info: SnapshotInfo };
  /** Folder of the journal, locked by the running sync. */
  readonly journalFolder?: string;
  readonly dailyQuota?: number;
  readonly pageSize?: number;
  /** Overrides the limit of 20 % vanishing rows. */
  readonly force?: boolean;
  /** Overrides the limit of 2 % of menus or hours going blank. */
  readonly allowBlank?: boolean;
  /** Reads the lists and reports planned changes; writes only the journal. */
  readonly dryRun?: boolean;
  readonly now?: () => Date;
  /** Called with the new snapshot once its file is in place. */
  readonly onReplaced?: (rows: readonly RestaurantRow[], info: SnapshotInfo) => void;
  readonly onProgress?: (progress: SyncProgress) => void;
}

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
