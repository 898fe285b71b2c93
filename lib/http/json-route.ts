import 'server-only';
import { randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES } from '../payload-limits';
import { runWithRequestContext, type RequestContext } from '../observability/request-context';
import { validate, type Schema } from '@kioot/base/validation';
import { limitRate, type RateLimitBucket } from './rate-limiter';
import { HttpError } from '@kioot/base/http-errors';
import { REQUEST_ID_HEADER } from './request-headers.mjs';
import { readRequestJson } from './read-body';
import { createPostRoute, throwIfMaintenance, respondError, respondJson } from './respond';

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
 * `{error: {code, message}}` (`errors.ts`).
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
      const parsed = validate(schema, await readRequestJson(request, maxBodyBytes));
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
