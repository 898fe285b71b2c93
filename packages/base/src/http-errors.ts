/** Every code a caller may see in `{error: {code, message}}`, with its HTTP status. */
export const ERROR_STATUS = {
  invalid_json: 400,
  invalid_request: 400,
  invalid_cursor: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  client_closed_request: 499,
  internal: 500,
  backend_rejected: 502,
  backend_unreachable: 502,
  backend_unreadable: 502,
  database_away: 503,
  maintenance: 503,
  not_configured: 503,
  backend_timeout: 504,
} as const;

/** Seconds after which a client may retry during maintenance (RFC 9110, 10.2.3). */
export const MAINTENANCE_RETRY_AFTER_S = 600;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Failure with a code of {@link ERROR_STATUS}; its message is for the caller, its cause for the
 * log.
 */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions & { headers?: Readonly<Record<string, string>> },
  ) {
    super(message, options);
    this.headers = options?.headers ?? {};
  }

  readonly headers: Readonly<Record<string, string>>;
}

/**
 * By code, since middleware and routes share one rate limiter and have a class each (decision
 * 0175).
 */
function isHttpError(thrown: unknown): thrown is HttpError {
  return (
    thrown instanceof Error &&
    'headers' in thrown &&
    'code' in thrown &&
    Object.hasOwn(ERROR_STATUS, String(thrown.code))
  );
}

/**
 * Any thrown value as an {@link HttpError}; an unknown one becomes `internal`, its text only a
 * cause.
 */
export function toHttpError(thrown: unknown): HttpError {
  if (isHttpError(thrown)) return thrown;
  return new HttpError('internal', 'Something went wrong on our side.', { cause: thrown });
}
