import { readStored, removeStored, writeStored } from '../browser-storage';
import { reportSchema, type Report } from '../reports/report';
import { sendReport } from '../reports/send-report';
import { parseOrNull, validItems } from '../validation';
import { PENDING_REPORTS_KEY } from './pending-reports-storage';

const MAX_PENDING_REPORTS = 20;

/** The storage event reaches other tabs only. */
const CHANGE_EVENT = 'kioot:reports';

const reportsSchema = validItems(reportSchema, MAX_PENDING_REPORTS);

/** Result of a report: `waiting` is stored on the phone until there is a connection. */
export type ReportOutcome = 'sent' | 'waiting' | 'limited' | 'failed';

/** Reports that wait for a connection, oldest first; invalid ones are dropped. */
export function readPendingReports(): Report[] {
  return parseOrNull(reportsSchema, readStored('localStorage', PENDING_REPORTS_KEY)) ?? [];
}

/** Stores the list; false if storage is blocked or full. */
function writePendingReports(reports: readonly Report[]): boolean {
  let isStored = true;
  if (reports.length > 0) isStored = writeStored('localStorage', PENDING_REPORTS_KEY, reports);
  else removeStored('localStorage', PENDING_REPORTS_KEY);
  window.dispatchEvent(new Event(CHANGE_EVENT));
  return isStored;
}

/** Sends a report, or stores it on the phone while there is no connection. */
export async function submitReport(report: Report): Promise<ReportOutcome> {
  const outcome = await sendReport(report);
  if (outcome === 'sent' || outcome === 'limited') return outcome;
  if (outcome !== 'offline') return 'failed';
  const reports = [...readPendingReports(), report];
  return reports.length <= MAX_PENDING_REPORTS && writePendingReports(reports)
    ? 'waiting'
    : 'failed';
}

/** Removes a waiting report. */
export function cancelReport(id: string): void {
  writePendingReports(readPendingReports().filter((report) => report.id !== id));
}

/**
 * Sends the waiting reports, oldest first, up to the first failure; drops those that the server
 * refuses. False if the connection was lost meanwhile.
 */
export async function sendPendingReports(): Promise<boolean> {
  for (const report of readPendingReports()) {
    // Canceled while the one before it was sent.
    if (!readPendingReports().some(({ id }) => id === report.id)) continue;
    const outcome = await sendReport(report);
    if (outcome === 'offline') return false;
    if (outcome !== 'sent' && outcome !== 'refused') return true;
    cancelReport(report.id);
  }
  return true;
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
