import { isNativeError } from 'node:util/types';
import failures from './failures.json';

/** Failed ingestion, with advice for the operator. */
export class IngestError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    /** Next step for the operator, one or two sentences. */
    readonly whatToDo: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** True when limits refused the run: a fault of the source rather than a change of its rows. */
  get isRefusal(): boolean {
    return REFUSALS.includes(this.name);
  }
}

type Failure = keyof typeof failures;

const REFUSALS: readonly string[] = [
  'VanishingError',
  'ClosingLimitError',
  'TruncatedListError',
  'EmptyRegisterError',
];

/** Error of a failure with its advice in `failures.json`. */
export const toFailure = (failure: Failure, message: string, cause?: unknown): IngestError =>
  new IngestError(failure, message, failures[failure], cause);

/** Failed write: disk full, missing or not permitted. */
export const toDiskFailure = (cause: Error): IngestError =>
  toFailure('SyncDiskError', `The disk refused: ${cause.message}.`, cause);

const NETWORK_CODE = /^(?:ECONN|EHOST|ENET|EADDR|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT)/;

/** True for a file error of the operating system, such as `ENOSPC`; false for connection errors. */
export function isDiskError(error: unknown): error is Error {
  if (!isNativeError(error) || !('syscall' in error) || error.syscall === 'connect') return false;
  return !('code' in error && NETWORK_CODE.test(String(error.code)));
}

/** Error with advice for the operator; null for programming errors. */
export function toIngestError(error: unknown): IngestError | null {
  if (error instanceof IngestError) return error;
  if (isDiskError(error)) return toDiskFailure(error);
  if (!isNativeError(error)) return null;
  // PostgreSQL errors have a five-character SQLSTATE, connection errors a code or a message.
  const code = 'code' in error ? String(error.code) : '';
  const isOfDatabase =
    /^[0-9A-Z]{5}$/.test(code) ||
    /^E(?!RR_)[A-Z]+$/.test(code) ||
    /^Connection /.test(error.message);
  if (!isOfDatabase) return null;
  return toFailure('PlacesDatabaseError', `The database: ${error.message || code}.`, error);
}
