import { SourceError, VanishingError } from '../errors';

/** Why a call to the register of licenses failed; `whatToDo` of the error says the rest. */
export type LicenseErrorCode =
  'KEY' | 'QUOTA' | 'PARAMETER' | 'TOO_FAST' | 'SERVER' | 'TIMEOUT' | 'CONNECTION' | 'UNREADABLE';

const ADVICE: Record<LicenseErrorCode, string> = {
  KEY: 'Look at the key under "My page" on data.go.kr: data set 15154916 is approved at once, and a fresh key takes up to an hour.',
  QUOTA:
    'The calls of the day are used up and every answer is kept. Run the sync again after midnight in Seoul: it goes on where it stopped.',
  PARAMETER: 'The service has changed: compare with the guide of data set 15154916.',
  TOO_FAST: 'Run the sync again later, or with a lower --rate: it goes on where it stopped.',
  SERVER: 'The service is ill. Run the sync again in an hour: it goes on where it stopped.',
  TIMEOUT: 'Run the sync again: it goes on where it stopped. --timeout-ms waits longer.',
  CONNECTION: 'Check the network, then run the sync again: it goes on where it stopped.',
  UNREADABLE:
    'Run the sync again; an answer that stays unknown is for lib/ingest/licenses/envelope.ts to learn.',
};

const FINAL_CODES: readonly LicenseErrorCode[] = ['KEY', 'QUOTA', 'PARAMETER'];

/** A failed call to the register of licenses. */
export class LicenseError extends SourceError {
  readonly code: LicenseErrorCode;
  readonly whatToDo: string;
  readonly retry: boolean;
  readonly retryAfterMs: number;

  constructor(
    code: LicenseErrorCode,
    message: string,
    { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`The register of licenses: ${message}.`, cause);
    this.code = code;
    this.whatToDo = ADVICE[code];
    this.retry = !FINAL_CODES.includes(code);
    this.retryAfterMs = retryAfterMs;
  }
}

/** More places would close at once than restaurants do. */
export class ClosingLimitError extends VanishingError {
  override readonly whatToDo =
    'The places stay as they are, and every answer is kept. Look at them with --dry-run; if they have really closed, run the sync with --force.';
}
