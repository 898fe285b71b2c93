import type { SourceClientOptions, Source } from '@kioot/ingest';
import { UsageError, type Flags } from './options';
import type { ProgressBar } from './progress-bar';

export const EXIT = {
  ...{ done: 0, failed: 1, usage: 2, stopped: 3, refused: 4, interrupted: 130 },
} as const;

/** Context of a command. */
export interface CommandContext {
  /** Aborted by SIGINT. */
  readonly signal: AbortSignal;
  readonly bar: ProgressBar;
  /** Prints `text`, or `value` as JSON with `--json`. */
  print(value: object, text: string): void;
}

/**
 * Key in the variable that `--key-env` names.
 * @throws {UsageError} without one
 */
export function getKey({ 'key-env': name }: Pick<Flags<'register'>, 'key-env'>): string {
  if (!name) throw new UsageError('--key-env is missing.');
  const key = process.env[name]?.trim() ?? '';
  if (key === '') throw new UsageError(`${name} is not set: docs/places.md says how to get a key.`);
  return key;
}

type ClientFlags = Pick<Flags<'register'>, 'retries' | 'timeout-ms' | 'backoff-ms'> & {
  readonly rate?: number;
};

/** @throws {UsageError} when the variable of another address holds none */
export function toApiOptions(
  { baseUrl: ownUrl, address }: Source,
  serviceKey: string,
  flags: ClientFlags,
  signal: AbortSignal,
): SourceClientOptions {
  const baseUrl = process.env[address] || ownUrl;
  if (!URL.canParse(baseUrl)) throw new UsageError(`${address} is not an address.`);
  return {
    ...{ serviceKey, baseUrl, signal, ratePerSecond: flags.rate, retries: flags.retries },
    ...{ timeoutMs: flags['timeout-ms'], backoffMs: flags['backoff-ms'] },
  };
}
