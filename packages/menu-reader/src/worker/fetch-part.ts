import { MenuReaderError } from '../errors';
import type { ReaderPart } from '../parts';

interface FetchOptions {
  signal?: AbortSignal;
  /** Called with the bytes received since the last call. */
  onBytes?: (bytes: number) => void;
}

/**
 * Fetches a file of the reader; a damaged one is fetched again bypassing all caches.
 * @throws {MenuReaderError} `no-parts`
 * @throws the signal's reason
 */
export async function fetchPart(part: ReaderPart, options: FetchOptions = {}): Promise<Uint8Array> {
  for (const cache of ['default', 'reload'] as const) {
    const bytes = await fetchBytes(part, cache, options);
    if (await isIntact(part, bytes)) return bytes;
    options.onBytes?.(-bytes.length);
  }
  throw new MenuReaderError('no-parts', `${part.path} was damaged twice.`);
}

async function fetchBytes(
  { path, bytes: length }: ReaderPart,
  cache: RequestCache,
  { signal, onBytes }: FetchOptions,
): Promise<Uint8Array> {
  try {
    const response = await fetch(path, { cache, signal });
    if (!response.ok || !response.body) throw new Error(`${path} responded ${response.status}`);
    const buffer = new Uint8Array(length);
    let offset = 0;
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return buffer.subarray(0, offset);
      onBytes?.(value.length);
      // Longer than declared counts as damaged.
      if (offset + value.length > length) return new Uint8Array();
      buffer.set(value, offset);
      offset += value.length;
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw new MenuReaderError('no-parts', `${path} could not be fetched.`, { cause });
  }
}

async function isIntact(
  { bytes: length, sha256 }: ReaderPart,
  bytes: Uint8Array,
): Promise<boolean> {
  if (bytes.length !== length) return false;
  // Insecure pages have no `crypto.subtle`.
  if (!('subtle' in crypto)) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
