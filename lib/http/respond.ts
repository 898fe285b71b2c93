import { getEnv } from '../env';
import { logEvent, toErrorFields } from '../observability/log';
import {
  ERROR_STATUS,
  HttpError,
  MAINTENANCE_RETRY_AFTER_S,
  toHttpError,
} from '@kioot/base/http-errors';

/** JSON response with `Cache-Control: no-store`. */
export function respondJson(
  body: unknown,
  init: { status?: number; headers?: HeadersInit } = {},
): Response {
  const headers = new Headers(init.headers);
  headers.set('Cache-Control', 'no-store');
  return Response.json(body, { status: init.status ?? 200, headers });
}

/**
 * Response `{error: {code, message}}` for any thrown value. Failures of ours are logged with their
 * cause, mistakes of the caller are not.
 */
export function respondError(thrown: unknown): Response {
  const error = toHttpError(thrown);
  const { code } = error;
  const status = ERROR_STATUS[code];
  if (status >= 500 && code !== 'maintenance') {
    logEvent('error', 'http.failed', { code, status, ...toErrorFields(error.cause) });
  }
  return respondJson(
    { error: { code, message: error.message } },
    { status, headers: error.headers },
  );
}

/** Exports of a route that answers GET; see {@link createPostRoute}. */
export function createGetRoute<Handler>(GET: Handler) {
  const other = createMethodNotAllowed('GET, HEAD');
  return { GET, POST: other, PUT: other, PATCH: other, DELETE: other, OPTIONS: other };
}

/**
 * Exports of a route that answers POST. Every other method gets 405 with `Allow` (RFC 9110,
 * 15.5.6), or 503 during maintenance.
 */
export function createPostRoute<Handler>(POST: Handler) {
  const other = createMethodNotAllowed('POST');
  return { POST, GET: other, PUT: other, PATCH: other, DELETE: other, OPTIONS: other };
}

const createMethodNotAllowed = (allowed: string) => (): Response => {
  try {
    throwIfMaintenance();
    throw new HttpError('method_not_allowed', `Only ${allowed} is answered here.`, {
      headers: { Allow: allowed },
    });
  } catch (thrown) {
    return respondError(thrown);
  }
};

/** @throws {HttpError} `maintenance` with `Retry-After`, while `MAINTENANCE_MODE` is set */
export function throwIfMaintenance(): void {
  if (!getEnv().MAINTENANCE_MODE) return;
  throw new HttpError('maintenance', 'Closed for maintenance.', {
    headers: { 'Retry-After': String(MAINTENANCE_RETRY_AFTER_S) },
  });
}
