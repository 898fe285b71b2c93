import 'server-only';
import { once } from 'node:events';
import { parentPort, type Worker } from 'node:worker_threads';
import type { Place } from '@kioot/places/place';

/** Fields of a place that classification reads. */
export type PlaceText = Pick<
  Place,
  'contentId' | 'title' | 'firstmenu' | 'treatmenu' | 'opentimefood' | 'restdatefood'
>;

/** Batch for a worker thread. */
export type ClassifierTask =
  | { readonly kind: 'dishes'; readonly names: readonly string[] }
  | { readonly kind: 'places'; readonly places: readonly PlaceText[] };

/** Stored verdict of a dish or a place. */
export interface PackedVerdict {
  /** Bytes of `packDish` or `packPlace`. */
  readonly packed: Uint8Array;
  /** Keys (`toDishKey`) of the dishes of a place, in menu order; empty for a dish. */
  readonly dishKeys: readonly string[];
}

/** Worker threads that classify tasks in parallel. */
export interface ClassifierPool {
  classify(task: ClassifierTask): Promise<PackedVerdict[]>;
  close(): Promise<void>;
}

/** @param start starts a thread that runs {@link runClassifierWorker} */
export function createClassifierPool(start: () => Worker, threads: number): ClassifierPool {
  const workers = Array.from({ length: threads }, start);
  return {
    async classify(task) {
      const batches = splitTask(task, threads);
      const verdicts = await Promise.all(
        batches.map(async (batch, index) => {
          const worker = workers[index];
          const response = once(worker as Worker, 'message');
          worker?.postMessage(batch);
          // Posted by `runClassifierWorker` of the same build.
          const [verdicts] = (await response) as [PackedVerdict[]];
          return verdicts;
        }),
      );
      return verdicts.flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Program of a worker thread: answers tasks until the pool is closed. */
export function runClassifierWorker(classify: (task: ClassifierTask) => PackedVerdict[]): void {
  parentPort?.on('message', (task: ClassifierTask) => parentPort?.postMessage(classify(task)));
}

function splitTask(task: ClassifierTask, count: number): ClassifierTask[] {
  const toChunks = <Each>(all: readonly Each[]): Each[][] => {
    const size = Math.max(1, Math.ceil(all.length / count));
    const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => index * size);
    return starts.map((start) => all.slice(start, start + size));
  };
  return task.kind === 'dishes'
    ? toChunks(task.names).map((names) => ({ kind: 'dishes', names }))
    : toChunks(task.places).map((places) => ({ kind: 'places', places }));
}
