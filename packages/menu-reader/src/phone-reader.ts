import { MenuReaderError } from './errors';
import type { CallName, FromReader, ReaderCall, ReaderCalls, ToReader } from './messages';
import type { ReaderParts } from './parts';
import type { PhoneReader, ReadingProgress } from './types';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
  onProgress?: (progress: ReadingProgress) => void;
}

/** A worker with the calls it has not answered. */
interface Line {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** Ends a wait for the lock of a worker that was let go. */
const LET_GO = new DOMException('The reader was closed.', 'AbortError');

/**
 * The reader of menus: a worker that is started with the first call, and again with the next one after it went.
 * @param parts of this build, as the page has them from `getReaderParts`
 */
export function createPhoneReader(parts: ReaderParts): PhoneReader {
  let line: Line | null = null;
  let lastId = 0;
  let letGo = new AbortController();

  function end(error: unknown): void {
    const ended = line;
    line = null;
    letGo.abort(LET_GO);
    ended?.worker.terminate();
    for (const { reject } of ended?.waiting.values() ?? []) reject(error);
  }

  function start(): Line {
    const worker = new Worker(parts.reader.path, { name: 'menu-reader' });
    const started: Line = { worker, waiting: new Map() };
    letGo = new AbortController();
    const lock = `kioot.menu-reader.${crypto.getRandomValues(new Uint32Array(2)).join('.')}`;
    let isReady = false;
    const endThis = (cause?: unknown) => {
      if (line !== started) return;
      const error = isReady
        ? new MenuReaderError('stopped', 'The reader stopped.', { cause })
        : new MenuReaderError('no-parts', 'The reader could not be loaded.', { cause });
      end(error);
    };
    worker.addEventListener('error', (event) => endThis(event.error ?? event.message));
    worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      if (data.type === 'ready') {
        isReady = true;
        void watch(lock, letGo.signal, endThis);
      } else settle(started, data);
    });
    tell(worker, { type: 'parts', parts, lock });
    return started;
  }

  function call<Name extends CallName>(
    given: ReaderCall & { name: Name },
    { signal, onProgress }: Pick<Waiting, 'onProgress'> & { signal?: AbortSignal } = {},
  ): Promise<ReaderCalls[Name]['answer']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const { worker, waiting } = (line ??= start());
      const id = (lastId += 1);
      const abort = () => {
        if (!waiting.delete(id)) return;
        tell(worker, { type: 'abort', id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      const settled = () => signal?.removeEventListener('abort', abort);
      waiting.set(id, {
        resolve: (answer) => {
          settled();
          resolve(answer);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
        onProgress,
      });
      tell(worker, { type: 'call', id, call: given });
    });
  }

  return {
    readText: (text, signal) => call({ name: 'readText', text }, { signal }),
    readPhotos: (photos, options) => call({ name: 'readPhotos', photos }, options),
    getDishes: (names) => call({ name: 'getDishes', names }),
    suggest: (typed, signal) => call({ name: 'suggest', typed }, { signal }),
    prepare: async () => void (await call({ name: 'prepare' })),
    close: () => end(LET_GO),
  };
}

function tell(worker: Worker, message: ToReader): void {
  worker.postMessage(message);
}

function settle({ waiting }: Line, message: Exclude<FromReader, { type: 'ready' }>): void {
  const call = waiting.get(message.id);
  if (message.type === 'progress') {
    call?.onProgress?.(message.progress);
    return;
  }
  waiting.delete(message.id);
  if (message.type === 'fault') call?.reject(new MenuReaderError(message.fault, message.message));
  // The id says which call it answers.
  else call?.resolve(message.answer as never);
}

/**
 * Says when the worker is gone: a browser that ends one for want of memory tells nobody, but lets go of its lock.
 * A page that was not served safely has no locks; it hears of errors only.
 */
async function watch(lock: string, signal: AbortSignal, onGone: () => void): Promise<void> {
  try {
    await navigator.locks?.request(lock, { signal }, onGone);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
