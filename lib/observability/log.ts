import 'server-only';
import { types } from 'node:util';
import { flushLog, toLogLine } from './log-lines.mjs';
import { getRequestContext } from './request-context';

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
  if (!types.isNativeError(error)) {
    // An object may have a `toString` that throws, or none.
    return Object(error) === error ? Object.prototype.toString.call(error) : String(error);
  }
  // Schema errors spell out the whole value in later lines.
  const [firstLine = ''] = error.message.split('\n');
  return `${error.name}: ${firstLine}`;
}
