import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import type { Instrumentation } from 'next';
import { globalSingleton } from '../once';
import { flushLog, toLogLine } from './log-lines.mjs';

/** Per-request state, available to all code that handles the request. */
export interface RequestContext {
  readonly requestId: string;
  /** True when the response is an older copy, because the tourism backend failed. */
  isStale: boolean;
}

const storage = globalSingleton('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs `work` with a context that {@link getRequestContext} returns in all code it calls. */
export function runWithRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the current request; undefined outside of one. */
export function getRequestContext(): RequestContext | undefined {
  return storage.getStore();
}

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Writes one line of JSON: level, time, event, request id, and the fields. Fields hold codes,
 * durations and routes; never an address, a place, a sentence or anything else a visitor sent.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: LogFields = {},
): void {
  const requestId = getRequestContext()?.requestId;
  flushLog();
  console[level](toLogLine(level, event, { requestId, ...fields }));
}

/**
 * An error and its causes as log fields, with the stack of the outermost error.
 *
 * @example
 * toErrorFields(error) // { error: 'TypeError: fetch failed < Error: connect ECONNREFUSED', stack: 'at …' }
 */
export function toErrorFields(thrown: unknown): LogFields {
  const chain: string[] = [];
  for (let error = thrown; error !== undefined && error !== null && chain.length < 4;) {
    chain.push(describeError(error));
    error = types.isNativeError(error) ? error.cause : undefined;
  }
  return {
    error: chain.join(' < ') || undefined,
    stack: types.isNativeError(thrown)
      ? thrown.stack?.split('\n').slice(1, 6).join('\n')
      : undefined,
  };
}

function describeError(error: unknown): string {
  if (types.isNativeError(error)) return `${error.name}: ${getFirstLine(error.message)}`;
  if (Object(error) !== error) return String(error);
  // supabase-js answers with plain objects. Own values only: a getter or a `toString` may throw.
  const message: unknown = Object.getOwnPropertyDescriptor(error, 'message')?.value;
  return typeof message === 'string'
    ? getFirstLine(message)
    : Object.prototype.toString.call(error);
}

/** Schema errors spell out the whole value in later lines. */
const getFirstLine = (message: string) => message.split('\n', 1).join();

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
