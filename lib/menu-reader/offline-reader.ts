import {
  CORES,
  getRecognizerParts,
  getTextParts,
  type Core,
  type ReaderParts,
} from '@kioot/menu-reader/parts';
import { OFFLINE_READER_CACHE, OFFLINE_READER_MARKER } from './reader-paths';

/** `partly`: the browser evicted some of the files. */
export type OfflineReaderStatus = 'no' | 'partly' | 'kept' | 'unavailable';

/** Reasons why the reader is not stored. */
export type OfflineReaderFault =
  /** No room. */
  | 'full'
  /** No storage or no service worker for this site. */
  | 'denied'
  /** A file could not be fetched. */
  | 'not-fetched'
  /** No reply from the worker: the browser may have ended it during the download. */
  | 'timed-out';

export class OfflineReaderError extends Error {
  override name = 'OfflineReaderError';

  constructor(
    readonly fault: OfflineReaderFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Request to the service worker, sent with a port for the replies. */
export interface StoreReaderMessage {
  type: 'keep-menu';
}

/** Replies: bytes so far, repeated; then the outcome. */
export type StoreReaderReply =
  | { type: 'bytes'; bytes: number }
  | { type: 'kept' }
  | { type: 'fault'; fault: OfflineReaderFault; message: string };

const getNeededParts = (parts: ReaderParts, core: Core) => [
  ...getTextParts(parts),
  ...getRecognizerParts(parts, core),
];

/** Size of the download; the cores differ by a few kilobytes. */
export const getOfflineReaderBytes = (parts: ReaderParts): number =>
  getNeededParts(parts, 'simd-lstm').reduce((sum, { bytes }) => sum + bytes, 0);

/** Longest silence of the worker, which reports every chunk (ms). */
export const MAX_WORKER_SILENCE_MS = 30_000;

/**
 * Stores `/menu` with everything it needs offline, photos included.
 * @param onProgress share done, 0 to 1
 * @throws {OfflineReaderError} `timed-out` after `MAX_WORKER_SILENCE_MS` without a reply
 * @throws the signal's reason; files stored so far stay for the next attempt
 */
export async function storeOfflineReader(
  parts: ReaderParts,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = await getServiceWorker(signal);
  // Persistent storage is not evicted; not every browser grants it.
  await navigator.storage
    ?.persist?.()
    .catch((error: unknown) => console.info('[menu] storage is not persistent', error));
  const total = getOfflineReaderBytes(parts);
  const { port1: port, port2 } = new MessageChannel();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const cancel = (reason: unknown) => {
      // Any message from the page cancels.
      port.postMessage(null);
      reject(reason);
    };
    const restartTimeout = () => {
      clearTimeout(timeout);
      timeout = setTimeout(
        () => cancel(new OfflineReaderError('timed-out', 'The worker does not reply.')),
        MAX_WORKER_SILENCE_MS,
      );
    };
    restartTimeout();
    signal.addEventListener('abort', () => cancel(signal.reason), { once: true });
    port.addEventListener('messageerror', () =>
      cancel(new OfflineReaderError('not-fetched', 'A reply of the worker could not be read.')),
    );
    port.addEventListener('message', ({ data }: MessageEvent<StoreReaderReply>) => {
      restartTimeout();
      if (data.type === 'bytes') onProgress(Math.min(1, data.bytes / total));
      else if (data.type === 'kept') resolve();
      else reject(new OfflineReaderError(data.fault, data.message));
    });
    port.start();
    worker.postMessage({ type: 'keep-menu' } satisfies StoreReaderMessage, [port2]);
  }).finally(() => {
    clearTimeout(timeout);
    port.close();
  });
}

/** Core of the stored reader; null unless the visitor asked for offline menus. */
export async function getStoredCore(): Promise<Core | null> {
  if (!(await caches.has(OFFLINE_READER_CACHE))) return null;
  const marker = await caches.match(OFFLINE_READER_MARKER, { cacheName: OFFLINE_READER_CACHE });
  const name = await marker?.text();
  return CORES.find((core) => core === name) ?? null;
}

/** Status for the files of this page. */
export async function getOfflineReaderStatus(parts: ReaderParts): Promise<OfflineReaderStatus> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return 'unavailable';
  try {
    const core = await getStoredCore();
    if (!core) return 'no';
    const cache = await caches.open(OFFLINE_READER_CACHE);
    const found = await Promise.all(
      getNeededParts(parts, core).map(({ path }) => cache.match(path)),
    );
    return found.every(Boolean) ? 'kept' : 'partly';
  } catch (error) {
    console.info('[menu] cannot read the stored reader', error);
    return 'unavailable';
  }
}

/** Removes the stored files. */
export async function removeOfflineReader(): Promise<void> {
  if ('caches' in window) await caches.delete(OFFLINE_READER_CACHE);
}

/** Active service worker. On a first visit it becomes active shortly after the page. */
async function getServiceWorker(signal: AbortSignal): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (!registration)
    throw new OfflineReaderError('denied', 'This browser stores nothing for this site.');
  const { active } = registration.active ? registration : await navigator.serviceWorker.ready;
  signal.throwIfAborted();
  if (!active) throw new OfflineReaderError('denied', 'There is no active service worker.');
  return active;
}
