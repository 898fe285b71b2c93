import 'server-only';
import { randomUUID } from 'node:crypto';
import { readText, isNestedTooDeep } from '@kioot/base/fetch';
import {
  ERROR_STATUS,
  HttpError,
  MAINTENANCE_RETRY_AFTER_S,
  toHttpError,
} from '@kioot/base/http-errors';
import { validate, type Schema } from '@kioot/base/validation';
import { getEnv } from '../env';
import {
  logEvent,
  toErrorFields,
  runWithRequestContext,
  type RequestContext,
} from '../observability/log';
import { MAX_BODY_BYTES } from '../payload-limits';
import { limitRate, type RateLimitBucket } from './rate-limiter';
import { REQUEST_ID_HEADER } from './request-headers.mjs';

/**
 * Reads the JSON a caller sent, at most `maxBytes`.
 * @throws {HttpError} `payload_too_large` or `invalid_json`
 */
async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readText(request, {
    maxBytes,
    codes: { tooLarge: 'payload_too_large', unreadable: 'invalid_json' },
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('invalid_json', 'The body is not JSON.', { cause });
  }
  if (isNestedTooDeep(value)) throw new HttpError('invalid_json', 'The body is nested too deep.');
  return value;
}

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
function throwIfMaintenance(): void {
  if (!getEnv().MAINTENANCE_MODE) return;
  throw new HttpError('maintenance', 'Closed for maintenance.', {
    headers: { 'Retry-After': String(MAINTENANCE_RETRY_AFTER_S) },
  });
}

/** Marks a response that is an older copy, because the tourism backend failed. */
const STALE_HEADER = 'x-kioot-stale';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

interface RouteOptions {
  /** Allowance that a request counts against. */
  bucket?: RateLimitBucket;
  /** Throws for an unauthorized caller; runs before the body is read. */
  authorize?: (request: Request) => void;
  /** Largest body to read, in bytes; 1 MiB by default, for calls that take lists back. */
  maxBodyBytes?: number;
  /** Refuses other types, which a page of another site may post from a visitor's browser unasked. */
  isJsonOnly?: boolean;
}

/**
 * Creates the exports of a route: rate limit, parse the JSON body, run one function, respond with JSON.
 * Responds 503 during maintenance, since the middleware skips calls of the API. Every failure becomes
 * `{error: {code, message}}` (`@kioot/base/http-errors`).
 */
export function createJsonRoute<In>(
  schema: Schema<In>,
  run: (input: In, signal: AbortSignal) => Promise<unknown>,
  {
    bucket = 'rec',
    authorize,
    maxBodyBytes = MAX_BODY_BYTES,
    isJsonOnly = false,
  }: RouteOptions = {},
) {
  async function respond(request: Request, context: RequestContext): Promise<Response> {
    try {
      throwIfMaintenance();
      await limitRate(request, bucket);
      authorize?.(request);
      if (isJsonOnly && !JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
        throw new HttpError('unsupported_media_type', 'The body has to be application/json.');
      }
      const parsed = validate(schema, await readJson(request, maxBodyBytes));
      if (!parsed.success) {
        const { path, reason } = parsed.error;
        throw new HttpError(
          'invalid_request',
          `${path.map(String).join('.') || 'body'}: ${reason}`,
        );
      }
      const body = await run(parsed.data, request.signal);
      return respondJson(body, { headers: context.isStale ? { [STALE_HEADER]: '1' } : {} });
    } catch (thrown) {
      return respondError(
        request.signal.aborted
          ? new HttpError('client_closed_request', 'The caller went away.', { cause: thrown })
          : thrown,
      );
    }
  }

  return createPostRoute((request: Request) => {
    const requestId = request.headers.get(REQUEST_ID_HEADER) ?? randomUUID();
    const context = { requestId, isStale: false };
    return runWithRequestContext(context, () => respond(request, context));
  });
}
