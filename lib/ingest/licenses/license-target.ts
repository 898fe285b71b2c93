import type { LicenseDecision, LicensedPlace } from './match-licenses';

export type LicenseChanges = Pick<LicenseDecision, 'closings' | 'newcomers' | 'superseded'>;

export interface WriteContext {
  readonly takenAt: Date;
  /** `YYYY-MM-DD` in Seoul. */
  readonly today: string;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** Places that a sync reads and changes: the bundled list, or the database. */
export interface LicenseTarget {
  read(): Promise<readonly LicensedPlace[]>;
  /** Applies changes; called again with the same ones after a kill. */
  write(changes: LicenseChanges, context: WriteContext): Promise<void>;
}
