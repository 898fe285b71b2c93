import 'server-only';
import { randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES } from '../limits';
import { runInContext, type RequestContext } from '../observability/request-context';
import { validate, type Schema } from '../validation';
import { limitRate, type Bucket } from './limiter';
import { HttpError } from './errors';
import { REQUEST_ID_HEADER } from './front.mjs';
import { readRequestJson } from './read-body';
import { refuseWhileClosed, respondError, respondJson } from './respond';

/** Says that the answer is an older copy, because the tourism backend failed just now. */
const STALE_HEADER = 'x-kioot-stale';

interface RouteOptions {
  /** Which allowance a request counts against. */
  bucket?: Bucket;
  /** Throws when the caller may not; asked before the body is read. */
  authorize?: (request: Request) => void;
  /** The largest body that is read; 1 MiB for a call that takes lists back. */
  maxBodyBytes?: number;
}

/**
 * A POST handler: count the caller's requests, parse the JSON body, call one function, answer JSON. Closed for
 * maintenance it answers 503, because the middleware leaves the four calls out. Every failure becomes `{error: {code, message}}` with a status from the table in `errors.ts`.
 */
export function createJsonRoute<In>(
  schema: Schema<In>,
  run: (input: In, signal: AbortSignal) => Promise<unknown>,
  { bucket = 'rec', authorize, maxBodyBytes = MAX_BODY_BYTES }: RouteOptions = {},
): (request: Request) => Promise<Response> {
  async function answer(request: Request, context: RequestContext): Promise<Response> {
    try {
      refuseWhileClosed();
      await limitRate(request, bucket);
      authorize?.(request);
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

  return (request) => {
    const requestId = request.headers.get(REQUEST_ID_HEADER) ?? randomUUID();
    const context = { requestId, isStale: false };
    return runInContext(context, () => answer(request, context));
  };
}
