import { SyncError } from '../tourapi/sync/errors';

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
    'Run the sync again; an answer that stays unknown is for lib/register/answer.ts to learn.',
};

/** What may pass by itself. */
const RETRIED: ReadonlySet<RegisterErrorCode> = new Set([
  ...(['TOO_FAST', 'SERVER', 'TIMEOUT', 'CONNECTION', 'UNREADABLE'] as const),
]);

/** A call to the register that failed. Nothing in it holds the key. */
export class RegisterError extends SyncError {
  readonly code: RegisterErrorCode;
  readonly whatToDo: string;
  readonly retry: boolean;
  /** How long the answer asked us to wait, in milliseconds. */
  readonly retryAfterMs: number;

  constructor(
    code: RegisterErrorCode,
    message: string,
    { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`The register: ${message}`, cause);
    this.code = code;
    this.whatToDo = ADVICE[code];
    this.retry = RETRIED.has(code);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Downloaded files that are not the answers of the register. */
export class RegisterFilesError extends SyncError {
  readonly whatToDo =
    'A folder holds one folder a call (rstr, rstr-oprt, menu-korean, ...) with its answers as 0001.json, 0002.json.gz, ... The CSV edition cannot be used: its ids are other ids.';
}

/** Too much of what is known would be lost: the source is ill, not the restaurants. */
export class RegisterRefusedError extends SyncError {
  readonly whatToDo =
    'The places stay as they are. Run the sync again later; if the register has really dropped these, run it with --force.';
}

/** The database of places refused, or is not there. */
export class RegisterDatabaseError extends SyncError {
  readonly whatToDo =
    'Check PLACES_DATABASE_URL, and that supabase/migrations have run there; then run the command again: it goes on where it stopped.';

  constructor(cause: Error & { readonly code?: unknown }) {
    super(`The database: ${cause.message || String(cause.code)}.`, cause);
  }
}

/** The embedded database of places cannot be opened. */
export class RegisterEmbeddedError extends SyncError {
  readonly whatToDo =
    'One process has it at a time: stop the site, run the command, start the site. PLACES_DATABASE_URL names another database.';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** Somebody else fills or judges the same database. */
export class RegisterBusyError extends SyncError {
  readonly whatToDo = 'Wait until that has ended, then run the command again.';

  constructor(cause: Error) {
    super('Another import or judging is at work on this database.', cause);
  }
}
