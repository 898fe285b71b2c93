import 'server-only';
import { types } from 'node:util';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import * as v from 'valibot';
import { HttpError } from '@kioot/base/http-errors';
import { fetchJson, StatusError } from '@kioot/base/fetch';
import { TimeoutError } from '@kioot/base/with-timeout';
import { MAX_RESPONSE_BYTES } from '../../payload-limits';
import { countBackendCall } from '../../observability/backend-counters';
import { logEvent } from '../../observability/log';
import { validate, type Schema, type ValidationError } from '@kioot/base/validation';
import { createResponseSchemas } from '../contract/rec-responses';
import { REC_PATHS, type RecEndpoint } from '../contract/rec-endpoints';
import { boundedCardSchema } from '../contract/requests';
import type { BackendResponse } from './resilient-call';

export type ResponseSchemas = ReturnType<typeof createResponseSchemas>;

export interface Endpoint {
  /** Host of the tourism backend, without a trailing slash. */
  baseUrl: string;
  /** From the first byte sent to the last byte read, a retry included, in milliseconds. */
  timeoutMs: number;
}

/**
 * Retries once, at once, and only when the backend closed the connection before responding, as
 * servers do with idle connections. The calls only read, so a request that arrived after all may be
 * repeated.
 */
const retryLostConnection = retry(handleWhen(isConnectionLost), {
  maxAttempts: 1,
  backoff: new ConstantBackoff(0),
});
retryLostConnection.onRetry(() => countBackendCall('retried'));

const LOST_CONNECTION_CODES: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
]);

function isConnectionLost(thrown: unknown): boolean {
  if (!types.isNativeError(thrown) || !types.isNativeError(thrown.cause)) return false;
  return 'code' in thrown.cause && LOST_CONNECTION_CODES.has(thrown.cause.code);
}

/**
 * Posts to one of the four calls and validates the response; entries of a list that do not match are
 * skipped and logged.
 * @throws {HttpError} as `createRemoteBackend`; the reason of `signal` when it aborts
 */
export async function postRecRequest<T>(
  { baseUrl, timeoutMs }: Endpoint,
  call: RecEndpoint,
  body: string,
  toSchema: (schemas: ResponseSchemas) => Schema<T>,
  callerSignal: AbortSignal,
): Promise<BackendResponse<T>> {
  const url = `${baseUrl}${REC_PATHS[call]}`;
  const skipped: ValidationError[] = [];
  try {
    const { value, text } = await fetchJson(
      url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body,
        redirect: 'error',
        cache: 'no-store',
      },
      {
        schema: toSchema(createTolerantSchemas(skipped)),
        peer: 'The tourism backend',
        ...{ timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal: callerSignal },
        // Both attempts share the time limit.
        send: (init) => retryLostConnection.execute(() => fetch(url, init), init.signal),
      },
    );
    logSkipped(call, skipped);
    return { value, bytes: Buffer.byteLength(text) };
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    // The caller is gone: no failure of the backend to report.
    if (callerSignal.aborted) throw cause;
    if (cause instanceof StatusError) throw toStatusError(cause.status);
    if (cause instanceof TimeoutError) {
      throw new HttpError('backend_timeout', 'The tourism backend took too long to answer.', {
        cause,
      });
    }
    throw new HttpError('backend_unreachable', 'The tourism backend could not be reached.', {
      cause,
    });
  }
}

function toStatusError(status: number): HttpError {
  return status >= 400 && status < 500
    ? new HttpError('backend_rejected', `The tourism backend refused the request (${status}).`)
    : new HttpError('backend_unreachable', `The tourism backend failed (${status}).`);
}

/**
 * Schemas whose lists skip entries that do not match. A list without any matching entry is
 * rejected.
 */
function createTolerantSchemas(skipped: ValidationError[]): ResponseSchemas {
  const toList = <T>(schema: Schema<T>): Schema<T[]> =>
    v.pipe(
      v.array(v.unknown()),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const entries = dataset.value.flatMap((entry) => {
          const result = validate(schema, entry);
          if (result.success) return [result.data];
          skipped.push(result.error);
          return [];
        });
        if (entries.length > 0 || dataset.value.length === 0) return entries;
        addIssue();
        return NEVER;
      }),
    );
  return createResponseSchemas(toList, toList(boundedCardSchema));
}

function logSkipped(call: RecEndpoint, skipped: readonly ValidationError[]): void {
  const [first] = skipped;
  if (!first) return;
  // The path of the fault, never the value.
  const where = first.path.map(String).join('.') || 'row';
  logEvent('warn', 'backend.rows_skipped', { call, skipped: skipped.length, where });
}
