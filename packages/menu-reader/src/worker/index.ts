/// <reference lib="webworker" />
import { MenuReaderError } from '../errors';
import type {
  WorkerToPageMessage,
  ReaderCall,
  ReaderService,
  PageToWorkerMessage,
} from '../worker-protocol';
import type { ReaderParts } from '../parts';
import type { ReadingProgress } from '../types';
import { createReaderService } from './reader-service';

/** Worker behind `phone-reader.ts`, bundled by `scripts/build-menu-parts.mjs`. */
declare const self: DedicatedWorkerGlobalScope;

let service: ReaderService | null = null;
/** Unanswered calls. */
const running = new Map<number, AbortController>();

self.addEventListener('message', ({ data }: MessageEvent<PageToWorkerMessage>) => {
  if (data.type === 'parts') connect(data.parts, data.lock);
  else if (data.type === 'abort') running.get(data.id)?.abort();
  else {
    running.set(data.id, new AbortController());
    // Deferred, so that an abort already in the queue prevents the call.
    setTimeout(() => void handleCall(data.id, data.call));
  }
});

/** The worker holds the lock for its lifetime; acquiring it shows that the worker ended. */
function connect(parts: ReaderParts, lock: string): void {
  service = createReaderService(parts);
  const holdForever = () => {
    postToPage({ type: 'ready' });
    return new Promise<never>(() => undefined);
  };
  if ('locks' in navigator) void navigator.locks.request(lock, holdForever);
  else void holdForever();
}

async function handleCall(id: number, call: ReaderCall): Promise<void> {
  const signal = running.get(id)?.signal;
  if (!service || !signal) return;
  const onProgress = (progress: ReadingProgress) => {
    if (!signal.aborted) postToPage({ type: 'progress', id, progress });
  };
  try {
    signal.throwIfAborted();
    // `name` determines the parameters.
    const answer = await service[call.name](call as never, { signal, onProgress });
    postToPage({ type: 'answer', id, answer });
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof MenuReaderError) {
      postToPage({ type: 'fault', id, fault: error.fault, message: error.message });
      return;
    }
    console.error('[menu-reader]', error);
    postToPage({ type: 'fault', id, fault: 'stopped', message: String(error) });
  } finally {
    running.delete(id);
  }
}

function postToPage(message: WorkerToPageMessage): void {
  self.postMessage(message);
}
