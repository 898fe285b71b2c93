import type { ChildProcess } from 'node:child_process';
import { createRandom } from '@/tools/random';
import { waitForExit, type SyncExit } from './ingest-process';

/** A sync is given up after this many kills; the next start runs to its end. */
const MAX_KILLS = 3;

/** When a process is killed: some time after its start, after the Nth request, or after it began to write. */
export type KillMoment =
  | { readonly kind: 'at-time' | 'while-writing'; readonly delayMs: number }
  | { readonly kind: 'at-request'; readonly request: number; readonly delayMs: number };

/** Hooks of a run: the helper calls them when a request comes in and when files are written. */
export interface KillSignals {
  onRequest: () => void;
  onWriting: () => void;
}

/** End of a sync, with all its starts. */
export interface KillRun {
  /** All that is left of places, as text. */
  readonly places: string;
  /** Calls that were answered. */
  readonly answered: readonly string[];
  readonly exits: readonly SyncExit[];
  /** Files found between two starts that are of no run. */
  readonly broken?: number;
}

export interface UninterruptedRun {
  readonly places: string;
  readonly requests: number;
  /** From the start of the process to its end. */
  readonly durationMs: number;
  readonly stdout: string;
}

/** Runs a sync with kills at the moments. `expected` is null for the run without any. */
export type RunWithKills = (
  moments: readonly KillMoment[],
  expected: UninterruptedRun | null,
) => Promise<KillRun>;

/** Runs the sync once without a kill, to know what every other run must end in. */
export async function runUninterrupted(run: RunWithKills): Promise<UninterruptedRun> {
  const startedAt = performance.now();
  const { places, answered, exits } = await run([], null);
  const [exit] = exits;
  if (exit?.code !== 0) throw new Error(`the undisturbed sync failed: ${JSON.stringify(exit)}`);
  const durationMs = performance.now() - startedAt;
  return { places, requests: answered.length, durationMs, stdout: exit.stdout };
}

/**
 * Kills a sync at up to three moments chosen by `seed`, starts it again each time, and compares the end.
 *
 * @param writePhaseMs about the time it takes to write a file; 0 where none is written
 * @returns the number of kills, and problems in words
 */
export async function runKillPoint(
  run: RunWithKills,
  seed: number,
  expected: UninterruptedRun,
  writePhaseMs = 0,
) {
  const random = createRandom(seed);
  const moments = Array.from({ length: 1 + Math.floor(random() * MAX_KILLS) }, (): KillMoment => {
    const choice = random();
    if (choice < 0.4) {
      const request = 1 + Math.floor(random() * expected.requests);
      return { kind: 'at-request', request, delayMs: random() * 5 };
    }
    const isWhileWriting = choice < 0.7 && writePhaseMs > 0;
    return isWhileWriting
      ? { kind: 'while-writing', delayMs: random() * writePhaseMs }
      : { kind: 'at-time', delayMs: random() * expected.durationMs };
  });
  const { places, answered, exits, broken = 0 } = await run(moments, expected);
  const kills = exits.filter(({ signal }) => signal === 'SIGKILL').length;
  const problems = exits
    .filter(({ code, signal }) => code !== 0 && signal !== 'SIGKILL')
    .map(({ code, stdout, stderr }) => `exit ${String(code)}: ${stdout}${stderr}`);
  if (places !== expected.places) problems.push('other places than undisturbed');
  const repeated = answered.length - new Set(answered).size;
  if (repeated > kills) problems.push(`${repeated} pages repeated in ${kills} kills`);
  if (broken > 0) problems.push(`${broken} broken lists`);
  return { kills, problems };
}

/** Starts a sync, kills it at each moment in turn and starts it again, until it has finished. */
export async function killAndRestart(
  moments: readonly KillMoment[],
  signals: KillSignals,
  start: () => ChildProcess,
  isFinished: () => Promise<boolean>,
): Promise<SyncExit[]> {
  const exits: SyncExit[] = [];
  for (const moment of [...moments, null]) {
    const child = start();
    const timers: NodeJS.Timeout[] = [];
    const kill = () => timers.push(setTimeout(() => child.kill('SIGKILL'), moment?.delayMs));
    let requests = 0;
    signals.onRequest = () => {
      requests += 1;
      if (moment?.kind === 'at-request' && requests === moment.request) kill();
    };
    signals.onWriting = () => {
      if (moment?.kind === 'while-writing' && timers.length === 0) kill();
    };
    if (moment?.kind === 'at-time') kill();
    exits.push(await waitForExit(child));
    timers.forEach(clearTimeout);
    if (await isFinished()) break;
  }
  return exits;
}

export const createSignals = (): KillSignals => ({ onRequest: () => {}, onWriting: () => {} });
