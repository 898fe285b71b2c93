import { SourceError } from '../errors';
import {
  isRetryable,
  TOURAPI_ERRORS,
  type ErrorRule,
  type TourApiErrorCode,
  type TourApiErrorKind,
} from './error-table';

/** Details of a failed call, with the service key redacted. */
export interface TourApiErrorDetails {
  readonly code: TourApiErrorCode;
  /** Code as the API wrote it; empty without one. */
  readonly apiCode?: string;
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  /** Message of the API, or the start of an unreadable body. */
  readonly detail?: string;
  /** Requested pause (`Retry-After`) in milliseconds. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** Failed call to TourAPI. Callers branch on `kind`. */
export class TourApiError extends SourceError {
  readonly code: TourApiErrorCode;
  /** Code as the API wrote it; empty without one. */
  readonly apiCode: string;
  readonly status: number;
  readonly retryAfterMs: number;

  constructor({
    code,
    apiCode = '',
    status = 0,
    detail = '',
    retryAfterMs = 0,
    cause,
  }: TourApiErrorDetails) {
    const { name }: ErrorRule = TOURAPI_ERRORS[code];
    const label = name ? `${code} ${name}` : code;
    const known = [apiCode !== '' && code === 'UNKNOWN_CODE' ? `code ${apiCode}` : '', detail];
    super(
      `TourAPI: ${[label, status > 0 ? `HTTP ${status}` : '', ...known].filter(Boolean).join(', ')}`,
      cause,
    );
    this.code = code;
    this.apiCode = apiCode;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  get kind(): TourApiErrorKind {
    return TOURAPI_ERRORS[this.code].kind;
  }

  get retry(): boolean {
    return isRetryable(this.kind);
  }

  get whatToDo(): string {
    return TOURAPI_ERRORS[this.code].advice;
  }
}

/** Daily quota exceeded: the sync stops and keeps its journal. */
export class TourApiQuotaError extends TourApiError {}

/** Error of the class for `details.code`. */
export function toTourApiError(details: TourApiErrorDetails): TourApiError {
  const isQuota = TOURAPI_ERRORS[details.code].kind === 'quota';
  return isQuota ? new TourApiQuotaError(details) : new TourApiError(details);
}
