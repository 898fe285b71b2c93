import type { RestaurantRow } from '@/lib/places/row';
import type { SnapshotInfo } from '@/lib/places/snapshot';
import type { TourApiOptions } from './client';
import type { SyncProgress } from './sync-result';

export interface SyncOptions {
  readonly api: Omit<TourApiOptions, 'onFailedAttempt'>;
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
