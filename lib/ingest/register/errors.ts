import { IngestError, SourceError } from '../errors';

/** Failure codes of the register; the error's `whatToDo` has the advice. */
export type RegisterErrorCode =
  'KEY' | 'PARAMETER' | 'TOO_FAST' | 'SERVER' | 'TIMEOUT' | 'CONNECTION' | 'UNREADABLE';

const ADVICE: Record<RegisterErrorCode, string> = {
  KEY: 'Look at the key under "My page" on data.go.kr: data set 15097605 needs an approval, and a fresh key takes up to an hour.',
  PARAMETER:
    'The register has changed, or it rejects the page size: compare with the guide of data set 15097605.',
  TOO_FAST: 'Run the sync again later: it resumes.',
  SERVER: 'The register has a fault. Run the sync again in an hour: it resumes.',
  TIMEOUT: 'Run the sync again: it resumes. --timeout-ms sets a longer timeout.',
  CONNECTION: 'Check the network, then run the sync again: it resumes.',
  UNREADABLE:
    'Run the sync again; if it stays, lib/ingest/register/envelope.ts has to support the new shape.',
};

/** A failed call to the register. */
export class RegisterError extends SourceError {
  readonly code: RegisterErrorCode;
  readonly whatToDo: string;
  readonly retry: boolean;
  readonly retryAfterMs: number;

  constructor(
    code: RegisterErrorCode,
    message: string,
    { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`The register: ${message}`, cause);
    this.code = code;
    this.whatToDo = ADVICE[code];
    this.retry = code !== 'KEY' && code !== 'PARAMETER';
    this.retryAfterMs = retryAfterMs;
  }
}

/** Files in a download folder that are no responses of the register. */
export class RegisterFilesError extends IngestError {
  readonly whatToDo =
    'A folder holds one folder a call (rstr, rstr-oprt, menu-korean, ...) with its responses as 0001.json, 0002.json.gz, ... The CSV edition cannot be used: its ids are other ids.';
}
