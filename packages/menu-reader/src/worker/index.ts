/// <reference lib="webworker" />
import { MenuReaderError } from '../errors';
import type { CallName, FromReader, ReaderCall, ReaderCalls, ToReader } from '../messages';
import type { ReaderParts } from '../parts';
import type { ReadingProgress } from '../types';
import { createCalls, type Calls } from './calls';

/** The worker behind `packages/menu-reader/src/phone-reader.ts`, bundled by `scripts/build-menu-parts.mjs`. */
declare const self: DedicatedWorkerGlobalScope;

let calls: Calls | null = null;
/** Calls that are not answered yet. */
const running = new Map<number, AbortController>();

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.type === 'parts') begin(data.parts, data.lock);
  else if (data.type === 'abort') running.get(data.id)?.abort();
  else {
    running.set(data.id, new AbortController());
    // A call that was given up while an earlier one was answered is not begun: its message is read before this.
    setTimeout(() => void answer(data.id, data.call));
  }
});

/** The lock is held as long as the worker lives: whoever gets it knows that the worker is gone. */
function begin(parts: ReaderParts, lock: string): void {
  calls = createCalls(parts);
  const holdForEver = () => {
    tell({ type: 'ready' });
    return new Promise<never>(() => undefined);
  };
  if ('locks' in navigator) void navigator.locks.request(lock, holdForEver);
  else void holdForEver();
}

async function answer(id: number, call: ReaderCall): Promise<void> {
  const signal = running.get(id)?.signal;
  if (!calls || !signal) return;
  const onProgress = (progress: ReadingProgress) => {
    if (!signal.aborted) tell({ type: 'progress', id, progress });
  };
  try {
    signal.throwIfAborted();
    tell({ type: 'answer', id, answer: await run(calls, call, { signal, onProgress }) });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof MenuReaderError) {
      tell({ type: 'fault', id, fault: error.fault, message: error.message });
      return;
    }
    console.error('[menu-reader]', error);
    tell({ type: 'fault', id, fault: 'stopped', message: String(error) });
  } finally {
    running.delete(id);
  }
}

type Options = Parameters<Calls['readPhotos']>[1];

function run(
  { readText, readPhotos, getDishes, suggest, prepare }: Calls,
  call: ReaderCall,
  options: Options,
): Promise<ReaderCalls[CallName]['answer']> {
  switch (call.name) {
    case 'readText':
      return readText(call.text);
    case 'readPhotos':
      return readPhotos(call.photos, options);
    case 'getDishes':
      return getDishes(call.names);
    case 'suggest':
      return suggest(call.typed);
    case 'prepare':
      return prepare();
  }
}

function tell(message: FromReader): void {
  self.postMessage(message);
}
