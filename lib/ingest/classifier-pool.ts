import 'server-only';
import { once } from 'node:events';
import { parentPort, type Worker } from 'node:worker_threads';
import { createClassifier, type ClassifierTask, type PackedVerdict } from './classifier';

/** Threads that classify, each task in pieces of about the same size. */
export interface ClassifierPool {
  classify(task: ClassifierTask): Promise<PackedVerdict[]>;
  close(): Promise<void>;
}

/** @param start starts a thread that calls {@link serveClassifier} */
export function createClassifierPool(start: () => Worker, threads: number): ClassifierPool {
  const workers = Array.from({ length: threads }, start);
  return {
    async classify(task) {
      const pieces = toPieces(task, threads);
      const verdicts = await Promise.all(
        pieces.map(async (piece, at) => {
          const worker = workers[at];
          const answer = once(worker as Worker, 'message');
          worker?.postMessage(piece);
          // Posted by `serveClassifier` of the same build.
          const [verdicts] = (await answer) as [PackedVerdict[]];
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

/** Answers tasks until the pool is closed: the program of its threads. */
export function serveClassifier(): void {
  const classify = createClassifier();
  parentPort?.on('message', (task: ClassifierTask) => parentPort?.postMessage(classify(task)));
}

function toPieces(task: ClassifierTask, count: number): ClassifierTask[] {
  const cut = <Each>(all: readonly Each[]): Each[][] => {
    const size = Math.max(1, Math.ceil(all.length / count));
    const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => at * size);
    return starts.map((start) => all.slice(start, start + size));
  };
  return task.kind === 'dishes'
    ? cut(task.names).map((names) => ({ kind: 'dishes', names }))
    : cut(task.places).map((places) => ({ kind: 'places', places }));
}
