import { readStored } from '../browser-storage';

/** Stored until they are sent or canceled, so the key names the format. */
export const PENDING_REPORTS_KEY = 'kioot.reports.v1';

/** The storage event reaches other tabs only. */
const CHANGE_EVENT = 'kioot:reports';

/**
 * JSON of the reports that wait for a connection; null if there are none or storage is blocked.
 * Parsed by `pending-reports.ts`, which most pages do not load.
 */
export function getPendingReportsText(): string | null {
  const stored = readStored('localStorage', PENDING_REPORTS_KEY);
  return stored === null ? null : JSON.stringify(stored);
}

/** Calls `onChange` when this tab or another one changes the waiting reports. */
export function subscribeToPendingReports(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key is a cleared storage.
    if (key === PENDING_REPORTS_KEY || key === null) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}

/** Tells the subscribers of this tab. */
export function notifyPendingReportsChange(): void {
  window.dispatchEvent(new Event(CHANGE_EVENT));
}
