import { SourceError } from '../errors';
import {
  isRetried,
  TOURAPI_ERRORS,
  type ErrorRule,
  type TourApiErrorCode,
  type TourApiErrorKind,
} from './error-table';

/** Details of a failed call, already free of the service key. */
export interface TourApiErrorDetails {
  readonly code: TourApiErrorCode;
  /** The code as the API wrote it; empty when the answer had none. */
  readonly apiCode?: string;
  /** HTTP status; 0 when no answer came. */
  readonly status?: number;
  /** The API's own words, or the beginning of a body that could not be read. */
  readonly detail?: string;
  /** Pause that the answer asked for (`Retry-After`), in milliseconds. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** A failed call to the tourism organization's API. Callers branch on `kind`. */
export class TourApiError extends SourceError {
  readonly code: TourApiErrorCode;
  /** The code as the API wrote it; empty when the answer had none. */
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
    return isRetried(this.kind);
  }

  get whatToDo(): string {
    return TOURAPI_ERRORS[this.code].advice;
  }
}

/** The calls of the day are used up: a sync stops and keeps its journal. */
export class TourApiQuotaError extends TourApiError {}

/** The error of the class that fits `details.code`. */
export function toTourApiError(details: TourApiErrorDetails): TourApiError {
  const isQuota = TOURAPI_ERRORS[details.code].kind === 'quota';
  return isQuota ? new TourApiQuotaError(details) : new TourApiError(details);
}
