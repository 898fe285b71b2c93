import { type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBaseRows } from './base-snapshot';
import { startSync, waitForExit } from './ingest-process';
import { startTourServer, type LoggedCall } from './tourapi-server';
import { createRandom } from '@/tools/random';
import { createTourWorld } from './tourapi-world';

const WORLD_SEED = 7;
const ROWS = 30;
const SYNC_ARGS = ['--json', '--page-size=10'];

/** Upper limit of the time that writing the snapshot takes. */
const WRITE_PHASE_MS = 30;

/** Kills per sync; the last start runs to its end. */
const MAX_KILLS = 3;

/** Moment of a kill: around the Nth request, after a delay, or after the snapshot write began. */
type KillMoment =
  | {
      readonly kind: 'before-answer' | 'after-answer';
      readonly request: number;
      readonly delayMs: number;
    }
  | { readonly kind: 'at-time' | 'while-writing'; readonly delayMs: number };

export interface UninterruptedRun {
  readonly rows: string;
  readonly info: string;
  readonly requests: number;
  /** From the first request to the end of the process. */
  readonly durationMs: number;
}

export interface KillOutcome {
  readonly moments: readonly KillMoment[];
  /** Processes ended by SIGKILL; a moment may come after the end. */
  readonly kills: number;
  /** Answered calls that were repeated. */
  readonly repeated: readonly string[];
  /** Descriptions of problems; empty on success. */
  readonly problems: readonly string[];
}

/** Runs the sync without a kill: the expected result of all other runs. */
export async function runUninterrupted(script: string): Promise<UninterruptedRun> {
  const harness = await createKillHarness(script, 1);
  try {
    const child = harness.start();
    const { code, stderr } = await waitForExit(child);
    if (code !== 0) throw new Error(`the undisturbed sync failed: ${stderr}`);
    const durationMs = performance.now() - harness.firstRequestAt();
    return { ...(await harness.read()), requests: harness.log.length, durationMs };
  } finally {
    await harness.close();
  }
}

/**
 * Kills a sync at up to three moments chosen by `seed`, restarts it each time and compares the
 * result.
 */
export async function runKillPoint(
  script: string,
  seed: number,
  expected: UninterruptedRun,
): Promise<KillOutcome> {
  const random = createRandom(seed);
  const harness = await createKillHarness(script, 1);
  const moments: KillMoment[] = [];
  const problems: string[] = [];
  let kills = 0;
  try {
    const planned = 1 + Math.floor(random() ** 2 * MAX_KILLS);
    for (let start = 0; start <= planned; start += 1) {
      const isLast = start === planned;
      const child = harness.start();
      if (!isLast) {
        const moment = chooseMoment(random, expected);
        moments.push(moment);
        harness.armKill(child, moment);
      }
      const { code, signal, stderr } = await waitForExit(child);
      harness.disarm();
      if (signal === 'SIGKILL') kills += 1;
      else if (code !== 0) problems.push(`exit ${String(code)}: ${stderr}`);
      problems.push(...(await harness.findBroken(expected)));
      if (await harness.isFinished()) break;
    }
    const end = await harness.read();
    if (end.rows !== expected.rows) problems.push('another snapshot than undisturbed');
    if (end.info !== expected.info) problems.push('another description than undisturbed');
    const repeated = findRepeated(harness.log);
    if (repeated.length > kills) problems.push(`repeated ${repeated.join(', ')} in ${kills} kills`);
    return { moments, kills, repeated, problems };
  } finally {
    await harness.close();
  }
}

function chooseMoment(
  random: () => number,
  { requests, durationMs }: UninterruptedRun,
): KillMoment {
  const choice = random();
  if (choice < 0.3) return { kind: 'at-time', delayMs: random() * durationMs };
  if (choice < 0.6) return { kind: 'while-writing', delayMs: random() * WRITE_PHASE_MS };
  return {
    kind: random() < 0.4 ? 'before-answer' : 'after-answer',
    request: 1 + Math.floor(random() * requests),
    delayMs: random() < 0.5 ? 0 : random() * 4,
  };
}

function findRepeated(log: readonly LoggedCall[]): string[] {
  const seen = new Set<string>();
  return log
    .filter(({ outcome }) => outcome === 'answered')
    .map(({ call }) => call)
    .filter((call) => {
      const isRepeated = seen.has(call);
      seen.add(call);
      return isRepeated;
    });
}

async function createKillHarness(script: string, faultSeed: number) {
  const folder = await mkdtemp(join(tmpdir(), 'kioot-sync-'));
  const rowsPath = join(folder, 'data', 'synced', 'restaurants.json');
  const infoPath = join(folder, 'data', 'synced', 'restaurants.meta.json');
  const world = createTourWorld(WORLD_SEED, ROWS);
  const baseRows = JSON.stringify(createBaseRows(world));
  const baseInfo = JSON.stringify({
    takenAt: '2026-01-01T00:00:00Z',
    rows: 23,
    sources: [{ source: 'visitseoul', rows: 1, takenOn: '2025-11-19' }],
  });
  await mkdir(join(folder, 'data', 'synced'), { recursive: true });
  await writeFile(rowsPath, baseRows);
  await writeFile(infoPath, baseInfo);

  let requests = 0;
  let firstRequestAt = 0;
  let kill: { child: ChildProcess; moment: KillMoment; from: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const fire = (delayMs: number) => {
    const victim = kill?.child;
    kill = null;
    if (delayMs === 0) victim?.kill('SIGKILL');
    else timer = setTimeout(() => victim?.kill('SIGKILL'), delayMs);
  };
  const watcher = watch(join(folder, 'data', 'synced'), () => {
    if (kill?.moment.kind === 'while-writing') fire(kill.moment.delayMs);
  });
  const server = await startTourServer({
    world,
    seed: faultSeed,
    faultShare: 0.1,
    onRequest: () => {
      requests += 1;
      if (firstRequestAt === 0) firstRequestAt = performance.now();
      if (!kill) return;
      const { moment, from } = kill;
      if (moment.kind === 'at-time') fire(moment.delayMs);
      else if (moment.kind === 'before-answer' && requests - from === moment.request) fire(0);
    },
    onAnswered: () => {
      if (!kill || kill.moment.kind !== 'after-answer') return;
      if (requests - kill.from >= kill.moment.request) fire(kill.moment.delayMs);
    },
  });

  return {
    log: server.log,
    firstRequestAt: () => firstRequestAt,
    start: () => startSync({ script, folder, baseUrl: server.baseUrl, args: SYNC_ARGS }),
    armKill(child: ChildProcess, moment: KillMoment) {
      kill = { child, moment, from: requests };
    },
    disarm() {
      kill = null;
      clearTimeout(timer);
    },
    async read() {
      return { rows: await readFile(rowsPath, 'utf8'), info: await readFile(infoPath, 'utf8') };
    },
    /** Files that are neither the old nor the new version in full. */
    async findBroken(expected: UninterruptedRun): Promise<string[]> {
      const { rows, info } = await this.read();
      return [
        ...(rows === baseRows || rows === expected.rows ? [] : ['a broken snapshot']),
        ...(info === baseInfo || info === expected.info ? [] : ['a broken description']),
      ];
    },
    /** Moving the journal away is the last step. */
    async isFinished(): Promise<boolean> {
      const names = await readdir(join(folder, '.data', 'sync'));
      return names.includes('finished.jsonl') && !names.includes('journal.jsonl');
    },
    async close() {
      clearTimeout(timer);
      watcher.close();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
