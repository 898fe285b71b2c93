import { TOURAPI_ERRORS, type TourApiErrorCode, type TourApiErrorKind } from './error-table';

/** What is known of a failed call beyond its code. Everything in it is already free of the service key. */
export interface TourApiErrorDetails {
  readonly code: TourApiErrorCode;
  /** The code as the API wrote it; empty when the answer had none. */
  readonly apiCode?: string;
  /** HTTP status; 0 when no answer came. */
  readonly status?: number;
  /** The API's own words, or the beginning of a body that could not be read. */
  readonly detail?: string;
  /** How long the answer asked us to wait (`Retry-After`), in milliseconds. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** A call to the tourism organisation's API that failed. Callers branch on `kind`. */
export class TourApiError extends Error {
  readonly code: TourApiErrorCode;
  readonly apiCode: string;
  readonly kind: TourApiErrorKind;
  readonly retry: boolean;
  readonly status: number;
  readonly retryAfterMs: number;
  /** What the operator does about it, in one or two sentences. */
  readonly whatToDo: string;

  constructor({
    code,
    apiCode = '',
    status = 0,
    detail = '',
    retryAfterMs = 0,
    cause,
  }: TourApiErrorDetails) {
    const rule = TOURAPI_ERRORS[code];
    const label = rule.name === '' ? code : `${code} ${rule.name}`;
    const known = [apiCode !== '' && code === 'UNKNOWN_CODE' ? `code ${apiCode}` : '', detail];
    super(
      `TourAPI: ${[label, status > 0 ? `HTTP ${status}` : '', ...known].filter(Boolean).join(', ')}`,
      { cause },
    );
    this.name = new.target.name;
    this.code = code;
    this.apiCode = apiCode;
    this.kind = rule.kind;
    this.retry = rule.retry;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.whatToDo = rule.advice;
  }
}

/** The calls of the day are used up: a sync stops and keeps its journal. */
export class TourApiQuotaError extends TourApiError {}

/** The error of the class that fits `details.code`. */
export function toTourApiError(details: TourApiErrorDetails): TourApiError {
  const isQuota = TOURAPI_ERRORS[details.code].kind === 'quota';
  return isQuota ? new TourApiQuotaError(details) : new TourApiError(details);
}
