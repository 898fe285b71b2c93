import { atom } from 'jotai';
import { readStored } from '../browser-storage';
import { reportSchema, type Report } from '../reports/report';
import { sendReport } from '../reports/send-report';
import { createStoredAtom } from '../stored-atom';
import { parseOrNull, validItems } from '@kioot/base/validation';
import { PENDING_REPORTS_KEY } from './pending-reports-text';

const MAX_PENDING_REPORTS = 20;

const reportsSchema = validItems(reportSchema, MAX_PENDING_REPORTS);

/** Result of a report: `waiting` is stored on the phone until there is a connection. */
export type ReportOutcome = 'sent' | 'waiting' | 'limited' | 'failed';

const parseReports = (stored: unknown): readonly Report[] =>
  parseOrNull(reportsSchema, stored) ?? [];

const storedReportsAtom = createStoredAtom({
  area: 'localStorage',
  key: PENDING_REPORTS_KEY,
  parse: parseReports,
  toStored: (reports) => (reports.length > 0 ? reports : undefined),
});

/** Reports that wait for a connection, oldest first, without invalid ones. */
export const pendingReportsAtom = atom((get) => get(storedReportsAtom) ?? []);

/** Sends a report, or stores it on the phone while there is no connection. */
export const submitReportAtom = atom(
  null,
  async (_get, set, report: Report): Promise<ReportOutcome> => {
    const outcome = await sendReport(report);
    if (outcome === 'sent' || outcome === 'limited') return outcome;
    if (outcome !== 'offline') return 'failed';
    let isFull = false;
    const isStored = set(storedReportsAtom, (reports) => {
      isFull = reports.length >= MAX_PENDING_REPORTS;
      return isFull ? reports : [...reports, report];
    });
    if (isStored && !isFull) return 'waiting';
    set(cancelReportAtom, report.id);
    return 'failed';
  },
);

/** Removes a waiting report. */
export const cancelReportAtom = atom(null, (_get, set, id: string) => {
  set(storedReportsAtom, (reports) => reports.filter((report) => report.id !== id));
});

/**
 * Sends the waiting reports, oldest first, up to the first failure; drops those that the server
 * refuses. False if the connection was lost meanwhile.
 */
export const sendPendingReportsAtom = atom(null, async (_get, set): Promise<boolean> => {
  const readReports = () => parseReports(readStored('localStorage', PENDING_REPORTS_KEY));
  for (const report of readReports()) {
    // Canceled while the one before it was sent.
    if (!readReports().some(({ id }) => id === report.id)) continue;
    const outcome = await sendReport(report);
    if (outcome === 'offline') return false;
    if (outcome !== 'sent' && outcome !== 'refused') return true;
    set(cancelReportAtom, report.id);
  }
  return true;
});
