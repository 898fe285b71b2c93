import 'server-only';
import { once } from 'node:events';
import { parentPort, type Worker } from 'node:worker_threads';
import { createJudge, type Judgement, type JudgeTask } from './judge';

/** Threads that judge, each task in pieces of about the same size. */
export interface JudgePool {
  judge(task: JudgeTask): Promise<Judgement[]>;
  close(): Promise<void>;
}

/**
 * Starts threads that judge.
 *
 * @param start starts a thread that calls {@link serveJudge}
 */
export function createJudgePool(start: () => Worker, threads: number): JudgePool {
  const workers = Array.from({ length: threads }, start);
  return {
    async judge(task) {
      const pieces = toPieces(task, threads);
      const judged = await Promise.all(
        pieces.map(async (piece, at) => {
          const worker = workers[at];
          const answer = once(worker as Worker, 'message');
          worker?.postMessage(piece);
          // What `serveJudge` of the same build posts.
          const [judged] = (await answer) as [Judgement[]];
          return judged;
        }),
      );
      return judged.flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Answers tasks until the pool is closed: what a thread of it runs. */
export function serveJudge(): void {
  const judge = createJudge();
  parentPort?.on('message', (task: JudgeTask) => parentPort?.postMessage(judge(task)));
}

function toPieces(task: JudgeTask, count: number): JudgeTask[] {
  const cut = <Each>(all: readonly Each[]): Each[][] => {
    const size = Math.max(1, Math.ceil(all.length / count));
    const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => at * size);
    return starts.map((start) => all.slice(start, start + size));
  };
  return task.kind === 'dishes'
    ? cut(task.names).map((names) => ({ kind: 'dishes', names }))
    : cut(task.places).map((places) => ({ kind: 'places', places }));
}
