import 'server-only';
import { types } from 'node:util';
import { getRequestContext } from './request-context';

const MAX_TEXT_LENGTH = 500;

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Writes one line of JSON: level, time, event, the id of the request, and the fields. Fields name things of
 * ours (codes, durations, routes); never an address, a place, a sentence or anything else a visitor sent.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: LogFields = {},
): void {
  const line = {
    level,
    time: new Date().toISOString(),
    event,
    requestId: getRequestContext()?.requestId,
    ...fields,
  };
  // JSON escapes line breaks and control characters, so no text can begin a line of its own.
  console[level](
    JSON.stringify(line, (_key, value: unknown) =>
      typeof value === 'string' && value.length > MAX_TEXT_LENGTH
        ? `${value.slice(0, MAX_TEXT_LENGTH)}…`
        : value,
    ),
  );
}

/**
 * An error and its causes as log fields: `TypeError: fetch failed < Error: connect ECONNREFUSED`. The stack
 * of the first goes along, for it is the only way to an unknown error's origin.
 */
export function toErrorFields(thrown: unknown): LogFields {
  const chain: string[] = [];
  for (let error = thrown; error !== undefined && error !== null && chain.length < 4;) {
    chain.push(describe(error));
    error = types.isNativeError(error) ? error.cause : undefined;
  }
  return {
    error: chain.join(' < ') || undefined,
    stack: types.isNativeError(thrown)
      ? thrown.stack?.split('\n').slice(1, 6).join('\n')
      : undefined,
  };
}

function describe(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  // A schema's error spells out the value's whole structure; where it went wrong is enough.
  const [firstLine = ''] = error.message.split('\n');
  return `${error.name}: ${firstLine}`;
}
