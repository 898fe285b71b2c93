import { MenuReaderError } from './errors';
import type {
  CallName,
  WorkerToPageMessage,
  ReaderCall,
  ReaderCalls,
  PageToWorkerMessage,
} from './worker-protocol';
import type { ReaderParts } from './parts';
import type { PhoneReader, ReadingProgress } from './types';

interface PendingCall {
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
  onProgress?: (progress: ReadingProgress) => void;
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
    postToWorker(worker, { type: 'parts', parts, lock });
    return started;
  }

  function call<Name extends CallName>(
    request: ReaderCall & { name: Name },
    { signal, onProgress }: Pick<PendingCall, 'onProgress'> & { signal?: AbortSignal } = {},
  ): Promise<ReaderCalls[Name]['answer']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const { worker, pending } = (connection ??= start());
      const id = (lastId += 1);
      const abort = () => {
        if (!pending.delete(id)) return;
        postToWorker(worker, { type: 'abort', id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      const stopListening = () => signal?.removeEventListener('abort', abort);
      pending.set(id, {
        resolve: (answer) => {
          stopListening();
          resolve(answer);
        },
        reject: (error) => {
          stopListening();
          reject(error);
        },
        onProgress,
      });
      postToWorker(worker, { type: 'call', id, call: request });
    });
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

function postToWorker(worker: Worker, message: PageToWorkerMessage): void {
  worker.postMessage(message);
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
