import { MenuReaderError } from './errors';
import type {
  CallName,
  WorkerToPageMessage,
  ReaderCall,
  ReaderCalls,
  PageToWorkerMessage,
} from './worker-protocol';
import type { ReaderParts } from './parts';
import type { CallOptions, PhoneReader } from './types';

interface PendingCall extends Partial<Pick<CallOptions, 'onProgress'>> {
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/** Worker with its pending calls. */
interface Connection {
  worker: Worker;
  pending: Map<number, PendingCall>;
}

/** Ends the wait for the lock of a closed worker. */
const CLOSED_REASON = new DOMException('The reader was closed.', 'AbortError');

/**
 * Menu reader for a page. The worker starts with the first call, and again with the next one after
 * it ended.
 *
 * @param parts files of this build
 * @example
 * const [dish] = await createPhoneReader(parts).readText('김치찌개 8,000');
 * dish.en; // => 'Kimchi Stew (pork)'
 */
export function createPhoneReader(parts: ReaderParts): PhoneReader {
  let connection: Connection | null = null;
  let lastId = 0;
  let closing = new AbortController();

  function end(error: unknown): void {
    const ended = connection;
    connection = null;
    closing.abort(CLOSED_REASON);
    ended?.worker.terminate();
    for (const { reject } of ended?.pending.values() ?? []) reject(error);
  }

  function start(): Connection {
    const worker = new Worker(parts.reader.path, { name: 'menu-reader' });
    const started: Connection = { worker, pending: new Map() };
    closing = new AbortController();
    const lock = `kioot.menu-reader.${crypto.getRandomValues(new Uint32Array(2)).join('.')}`;
    let isReady = false;
    const endStarted = (cause?: unknown) => {
      if (connection !== started) return;
      const error = isReady
        ? new MenuReaderError('stopped', 'The reader stopped.', { cause })
        : new MenuReaderError('no-parts', 'The reader could not be loaded.', { cause });
      end(error);
    };
    worker.addEventListener('error', (event) => endStarted(event.error ?? event.message));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerToPageMessage>) => {
      if (data.type === 'ready') {
        isReady = true;
        void watchWorkerLock(lock, closing.signal, endStarted);
      } else settleCall(started, data);
    });
    worker.postMessage({ type: 'parts', parts, lock } satisfies PageToWorkerMessage);
    return started;
  }

  async function call<Name extends CallName>(
    request: ReaderCall & { name: Name },
    { signal, onProgress }: Partial<CallOptions> = {},
  ): Promise<ReaderCalls[Name]['answer']> {
    signal?.throwIfAborted();
    const { worker, pending } = (connection ??= start());
    const id = (lastId += 1);
    const abort = () => {
      pending.get(id)?.reject(signal?.reason);
      const message: PageToWorkerMessage = { type: 'abort', id };
      if (pending.delete(id)) worker.postMessage(message);
    };
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress });
        worker.postMessage({ type: 'call', id, call: request } satisfies PageToWorkerMessage);
      });
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    readText: (text, signal) => call({ name: 'readText', text }, { signal }),
    readPhotos: (photos, options) => call({ name: 'readPhotos', photos }, options),
    getDishes: (names) => call({ name: 'getDishes', names }),
    suggest: (typed, signal) => call({ name: 'suggest', typed }, { signal }),
    prepare: async () => void (await call({ name: 'prepare' })),
    close: () => end(CLOSED_REASON),
  };
}

function settleCall(
  { pending }: Connection,
  message: Exclude<WorkerToPageMessage, { type: 'ready' }>,
): void {
  const call = pending.get(message.id);
  if (message.type === 'progress') {
    call?.onProgress?.(message.progress);
    return;
  }
  pending.delete(message.id);
  if (message.type === 'fault') call?.reject(new MenuReaderError(message.fault, message.message));
  // `id` determines the type.
  else call?.resolve(message.answer as never);
}

/**
 * Detects the end of the worker by its lock: a browser that kills one for lack of memory fires no
 * event. Insecure pages have no locks and rely on error events.
 */
async function watchWorkerLock(
  lock: string,
  signal: AbortSignal,
  onGone: () => void,
): Promise<void> {
  try {
    await navigator.locks?.request(lock, { signal }, onGone);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
