import { readStored } from '../browser-storage';

/** Stored until they are sent or canceled, so the key names the format. */
export const PENDING_REPORTS_KEY = 'kioot.reports.v1';

/**
 * JSON of the reports that wait for a connection; null if there are none or storage is blocked.
 * Parsed by `pending-reports.ts`, which most pages do not load.
 */
export function getPendingReportsText(): string | null {
  const stored = readStored('localStorage', PENDING_REPORTS_KEY);
  return stored === null ? null : JSON.stringify(stored);
}
