import 'server-only';
import type { Instrumentation } from 'next';
import { logEvent, toErrorFields } from './log';

type HookParameters = Parameters<Instrumentation.onRequestError>;

/** Logs an error that Next caught in a page or handler, without the query. */
export function logRequestError(
  error: HookParameters[0],
  request: HookParameters[1],
  context: HookParameters[2],
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
