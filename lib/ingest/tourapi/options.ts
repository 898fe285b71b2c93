import type { RestaurantRow } from '@/lib/places/row';
import type { SnapshotInfo } from '@/lib/places/snapshot';
import type { TourApiOptions } from './client';
import type { SyncProgress } from './result';

export interface SyncOptions {
  readonly api: Omit<TourApiOptions, 'onFailedAttempt'>;
  /** The snapshot to bring up to date; `snapshot.json` beside it says when it was taken. */
  readonly snapshotPath: string;
  /** The present rows and their description, where a caller has them; otherwise they are read from `snapshotPath`. */
  readonly base?: { readonly rows: readonly RestaurantRow[]; readonly info: SnapshotInfo };
  /** Folder of the journal; one sync at a time works in it. */
  readonly journalFolder?: string;
  readonly dailyQuota?: number;
  readonly pageSize?: number;
  /** Replace the snapshot even when more than 20 % of its rows vanish. */
  readonly force?: boolean;
  /** Replace the snapshot even when more than 2 % of the menus or of the hours in it would go blank. */
  readonly allowBlank?: boolean;
  /** Read the lists, say what would change, write nothing but the journal of the calls made. */
  readonly dryRun?: boolean;
  readonly now?: () => Date;
  /** Called with the new snapshot once its file is in place. */
  readonly onReplaced?: (rows: readonly RestaurantRow[], info: SnapshotInfo) => void;
  readonly onProgress?: (progress: SyncProgress) => void;
}
