import {
  getRecogniserParts,
  getTextParts,
  type Core,
  type ReaderParts,
} from '@kioot/menu-reader/parts';
import { KEPT_CACHE, KEPT_MARK } from './paths';

/** Whether menus can be read without a network: `partly` where the browser took a part of it away. */
export type KeptReader = 'no' | 'partly' | 'kept' | 'unavailable';

/** Why it is not kept. */
export type KeepFault =
  /** The browser has no room. */
  | 'full'
  /** The browser keeps nothing for this site, or has no worker that would. */
  | 'denied'
  /** A part could not be fetched. */
  | 'not-fetched'
  /** The worker went silent: the browser may have ended it during the download. */
  | 'timed-out';

/** The reader could not be kept. */
export class KeepError extends Error {
  override name = 'KeepError';

  constructor(
    readonly fault: KeepFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What a page asks the service worker, with a port for the answers. */
export interface KeepMessage {
  type: 'keep-menu';
}

/** What it answers: bytes so far, as often as some came, then how it ended. */
export type KeepAnswer =
  | { type: 'bytes'; bytes: number }
  | { type: 'kept' }
  | { type: 'fault'; fault: KeepFault; message: string };

/** How much it takes on the phone, in megabytes; the cores differ by a few kilobytes. */
export function getKeepMegabytes(parts: ReaderParts): number {
  return getKeepBytes(parts, 'simd-lstm') / 1e6;
}

function getKeepBytes(parts: ReaderParts, core: Core): number {
  const needed = [...getTextParts(parts), ...getRecogniserParts(parts, core)];
  return needed.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Longest silence of the worker; it tells of every piece that arrives. In milliseconds. */
export const KEEP_SILENCE_MS = 30_000;

/**
 * Keeps `/menu` and everything it needs, photos too, on this phone.
 * @param onProgress told how far it is, 0 to 1
 * @throws {KeepError} `timed-out` after `KEEP_SILENCE_MS` without an answer
 * @throws the signal's reason; what came so far stays for the next time
 */
export async function keepMenuReader(
  parts: ReaderParts,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = await getServiceWorker(signal);
  // Where a browser may promise not to clear it by itself, it is asked to.
  await navigator.storage?.persist?.().catch((error: unknown) => console.info('[keep]', error));
  const total = getKeepBytes(parts, 'simd-lstm');
  const { port1: port, port2 } = new MessageChannel();
  let silence: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (reason: unknown) => {
      // Any message from the page cancels.
      port.postMessage(null);
      reject(reason);
    };
    const awaitAnswer = () => {
      clearTimeout(silence);
      silence = setTimeout(
        () => stop(new KeepError('timed-out', 'The worker does not answer.')),
        KEEP_SILENCE_MS,
      );
    };
    awaitAnswer();
    signal.addEventListener('abort', () => stop(signal.reason), { once: true });
    port.addEventListener('messageerror', () =>
      stop(new KeepError('not-fetched', 'An answer of the worker could not be read.')),
    );
    port.addEventListener('message', ({ data }: MessageEvent<KeepAnswer>) => {
      awaitAnswer();
      if (data.type === 'bytes') onProgress(Math.min(1, data.bytes / total));
      else if (data.type === 'kept') resolve();
      else reject(new KeepError(data.fault, data.message));
    });
    port.start();
    worker.postMessage({ type: 'keep-menu' } satisfies KeepMessage, [port2]);
  }).finally(() => {
    clearTimeout(silence);
    port.close();
  });
}

/** Whether it is kept for the parts of this page. */
export async function getKeptMenuReader(parts: ReaderParts): Promise<KeptReader> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return 'unavailable';
  try {
    if (!(await caches.has(KEPT_CACHE))) return 'no';
    const cache = await caches.open(KEPT_CACHE);
    const core = await (await cache.match(KEPT_MARK))?.text();
    if (!isCoreOf(parts, core)) return 'no';
    const needed = [...getTextParts(parts), ...getRecogniserParts(parts, core)];
    const found = await Promise.all(needed.map(({ path }) => cache.match(path)));
    return found.every(Boolean) ? 'kept' : 'partly';
  } catch (error) {
    console.info('[keep] nothing is kept here', error);
    return 'unavailable';
  }
}

/** Gives the room back. */
export async function forgetMenuReader(): Promise<void> {
  if ('caches' in window) await caches.delete(KEPT_CACHE);
}

function isCoreOf({ cores }: ReaderParts, name: string | undefined): name is Core {
  return name !== undefined && Object.hasOwn(cores, name);
}

/** The one that is in charge, once it is; a first visit has it a moment after the page. */
async function getServiceWorker(signal: AbortSignal): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  if (!registration) throw new KeepError('denied', 'This browser keeps nothing for this site.');
  const { active } = registration.active ? registration : await navigator.serviceWorker.ready;
  signal.throwIfAborted();
  if (!active) throw new KeepError('denied', 'There is no worker.');
  return active;
}
