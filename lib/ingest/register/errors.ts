import { IngestError, SourceError } from '../errors';

/** Why a call to the register failed; `whatToDo` of the error says the rest. */
export type RegisterErrorCode =
  'KEY' | 'PARAMETER' | 'TOO_FAST' | 'SERVER' | 'TIMEOUT' | 'CONNECTION' | 'UNREADABLE';

const ADVICE: Record<RegisterErrorCode, string> = {
  KEY: 'Look at the key under "My page" on data.go.kr: data set 15097605 needs an approval, and a fresh key takes up to an hour.',
  PARAMETER:
    'The register has changed, or the page size is refused: compare with the guide of data set 15097605.',
  TOO_FAST: 'Run the sync again later: it goes on where it stopped.',
  SERVER: 'The register is ill. Run the sync again in an hour: it goes on where it stopped.',
  TIMEOUT: 'Run the sync again: it goes on where it stopped. --timeout-ms waits longer.',
  CONNECTION: 'Check the network, then run the sync again: it goes on where it stopped.',
  UNREADABLE:
    'Run the sync again; an answer that stays unknown is for lib/ingest/register/answer.ts to learn.',
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

/** Downloaded files that are not the answers of the register. */
export class RegisterFilesError extends IngestError {
  readonly whatToDo =
    'A folder holds one folder a call (rstr, rstr-oprt, menu-korean, ...) with its answers as 0001.json, 0002.json.gz, ... The CSV edition cannot be used: its ids are other ids.';
}
