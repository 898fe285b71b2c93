import 'server-only';
import type { Instrumentation } from 'next';
import { logEvent, toErrorFields } from './log';

type Parameters3 = Parameters<Instrumentation.onRequestError>;

/** Logs an error that Next caught while it rendered a page or ran a handler; the query stays out of it. */
export function logRequestError(
  error: Parameters3[0],
  request: Parameters3[1],
  context: Parameters3[2],
): void {
  const requestId = request.headers['x-request-id'];
  logEvent('error', 'request.failed', {
    requestId: typeof requestId === 'string' ? requestId : undefined,
    method: request.method,
    route: context.routePath,
    routeType: context.routeType,
    digest:
      typeof error === 'object' && error !== null && 'digest' in error
        ? String(error.digest)
        : undefined,
    ...toErrorFields(error),
  });
}
