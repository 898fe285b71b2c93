import { readStored, removeStored, writeStored } from '../browser-storage';
import { reportSchema, type Report } from '../reports/report';
import { sendReport } from '../reports/send-report';
import { parseOrNull, validItems } from '../validation';
import { PENDING_REPORTS_KEY, notifyPendingReportsChange } from './pending-reports-storage';

const MAX_PENDING_REPORTS = 20;

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
  notifyPendingReportsChange();
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
