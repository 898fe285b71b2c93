import { StatusError, fetchText } from '@kioot/base/fetch';
import { REPORTS_PATH, type Report } from './report';

/** Half a line of text; a phone that needs longer is as good as offline. */
const SEND_TIMEOUT_MS = 15_000;
const MAX_RESPONSE_BYTES = 4_096;

/**
 * `offline`: no response, worth another attempt once there is a connection; `limited`: too many
 * reports; `refused`: no attempt will succeed; `failed`: an error of the server.
 */
export type SendOutcome = 'sent' | 'offline' | 'limited' | 'refused' | 'failed';

const OUTCOMES_BY_STATUS: Readonly<Record<number, SendOutcome>> = {
  400: 'refused',
  413: 'refused',
  429: 'limited',
};

/** Sends a report to our server; sending one twice is harmless. */
export async function sendReport(report: Report): Promise<SendOutcome> {
  if (!navigator.onLine) return 'offline';
  try {
    await fetchText(
      REPORTS_PATH,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(report),
      },
      { timeoutMs: SEND_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES, okOnly: true },
    );
    return 'sent';
  } catch (error) {
    console.info('[reports] sending a report failed', error);
    if (!(error instanceof StatusError)) return 'offline';
    return OUTCOMES_BY_STATUS[error.status] ?? 'failed';
  }
}
