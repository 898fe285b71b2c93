import { MenuReaderError } from '../errors';
import type { ReaderPart } from '../parts';

interface Options {
  signal?: AbortSignal;
  /** Called with how much of it came since the last call, in bytes. */
  onBytes?: (bytes: number) => void;
}

/**
 * Fetches a file of the reader, and once more past everything that keeps copies where it came damaged.
 * @throws {MenuReaderError} `no-parts`
 * @throws the signal's reason
 */
export async function fetchPart(part: ReaderPart, options: Options = {}): Promise<Uint8Array> {
  for (const cache of ['default', 'reload'] as const) {
    const bytes = await fetchBytes(part, cache, options);
    if (await isWhole(part, bytes)) return bytes;
    options.onBytes?.(-bytes.length);
  }
  throw new MenuReaderError('no-parts', `${part.path} came damaged, twice.`);
}

async function fetchBytes(
  { path, bytes: length }: ReaderPart,
  cache: RequestCache,
  { signal, onBytes }: Options,
): Promise<Uint8Array> {
  try {
    const response = await fetch(path, { cache, signal });
    if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`);
    const pieces = new Uint8Array(length);
    let at = 0;
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return pieces.subarray(0, at);
      onBytes?.(value.length);
      // Too long is damaged as well.
      if (at + value.length > length) return new Uint8Array();
      pieces.set(value, at);
      at += value.length;
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw new MenuReaderError('no-parts', `${path} could not be fetched.`, { cause });
  }
}

async function isWhole({ bytes: length, sha256 }: ReaderPart, bytes: Uint8Array): Promise<boolean> {
  if (bytes.length !== length) return false;
  // A page that was not served safely cannot work out digests.
  if (!('subtle' in crypto)) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
