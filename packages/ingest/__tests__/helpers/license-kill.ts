import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import restaurants from '@/data/synced/restaurants.json';
import snapshot from '@/data/synced/restaurants.meta.json';
import { upsertPlaceRows } from '../../src/place-tables';
import { writeSnapshot } from '../../src/snapshot-file';
import { parse } from '@kioot/base/validation';
import { placeSchema, type Place } from '@kioot/places/place';
import { LICENSE_KEY, startLicenseServer } from './license-server';
import { createLicenseWorld } from './license-world';
import { waitForExit, type SyncExit } from './ingest-process';
import { dumpPlaces, emptyPlaces } from './register-kill';
import { createRandom } from '@/tools/random';

/** The moment that every sync of a kill test notes as its own. */
const TEST_NOW = '2026-11-21T03:00:00Z';
const WORLD_SEED = 3;
/** Enough that writing them takes a while, during which a process can be killed. */
const LIST_ROWS = 1500;
const DATABASE_ROWS = 60;
const NEWCOMERS = 500;
/** About the time it takes to write the bundled list, with some to spare. */
const WRITE_PHASE_MS = 60;
/** A sync is given up after this many kills; the next start runs to its end. */
const MAX_KILLS = 3;

export interface LicenseHarness {
  /** `buildIngestCommand(folder)`. */
  readonly script: string;
  /** Database that is brought up to date, new places included; null for the bundled list. */
  readonly databaseUrl: string | null;
}

export interface UninterruptedRun {
  /** All that is left of places, as text. */
  readonly places: string;
  readonly requests: number;
  /** From the start of the process to its end. */
  readonly durationMs: number;
  readonly stdout: string;
}

export interface KillOutcome {
  readonly kills: number;
  /** Problems in words; empty when all is well. */
  readonly problems: readonly string[];
}

/** When a process is killed: some time after its start, after the Nth request, or after it began to write the list. */
type KillMoment =
  | { readonly kind: 'at-time' | 'while-writing'; readonly delayMs: number }
  | { readonly kind: 'at-request'; readonly request: number; readonly delayMs: number };

/** The bundled rows, some of which are closed or trade again by the licenses of the test. */
const createRows = (count: number): Place[] =>
  restaurants.slice(0, count).map((row) => {
    const known = parse(placeSchema, row);
    return { ...known, closedOn: known.contentId.endsWith('7') ? '2019-02-03' : undefined };
  });

/** Runs the sync once without a kill, to know what every other run must end in. */
export async function runUninterrupted(harness: LicenseHarness): Promise<UninterruptedRun> {
  const { places, answered, exits, durationMs } = await runWith(harness, [], null);
  const [exit] = exits;
  if (exit?.code !== 0) throw new Error(`the undisturbed sync failed: ${JSON.stringify(exit)}`);
  return { places, requests: answered.length, durationMs, stdout: exit.stdout };
}

/** Kills a sync at up to three moments chosen by `seed`, starts it again each time, and compares the end. */
export async function runKillPoint(
  harness: LicenseHarness,
  seed: number,
  expected: UninterruptedRun,
): Promise<KillOutcome> {
  const random = createRandom(seed);
  const moments = Array.from({ length: 1 + Math.floor(random() * MAX_KILLS) }, () =>
    chooseMoment(random, harness, expected),
  );
  const { places, answered, exits, broken } = await runWith(harness, moments, expected);
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

function chooseMoment(
  random: () => number,
  { databaseUrl }: LicenseHarness,
  { requests, durationMs }: UninterruptedRun,
): KillMoment {
  const choice = random();
  if (choice < 0.4) {
    const request = 1 + Math.floor(random() * requests);
    return { kind: 'at-request', request, delayMs: random() * 5 };
  }
  if (choice < 0.7 && databaseUrl === null) {
    return { kind: 'while-writing', delayMs: random() * WRITE_PHASE_MS };
  }
  return { kind: 'at-time', delayMs: random() * durationMs };
}

async function runWith(
  harness: LicenseHarness,
  moments: readonly KillMoment[],
  expected: UninterruptedRun | null,
) {
  const { databaseUrl } = harness;
  const folder = await mkdtemp(join(tmpdir(), 'kioot-licenses-'));
  const data = join(folder, 'data', 'synced');
  const rowsPath = join(data, 'restaurants.json');
  const rows = createRows(databaseUrl === null ? LIST_ROWS : DATABASE_ROWS);
  await writeSnapshot(rowsPath, rows, snapshot);
  const before = await readFile(rowsPath, 'utf8');
  if (databaseUrl !== null) await fillDatabase(databaseUrl, rows);
  let onRequest = () => {};
  let onWriting = () => {};
  const watcher = watch(data, () => onWriting());
  const server = await startLicenseServer({
    world: createLicenseWorld(WORLD_SEED, rows, NEWCOMERS),
    faultShare: 0.05,
    onRequest: () => onRequest(),
  });
  const readPlaces = () =>
    databaseUrl === null ? readFile(rowsPath, 'utf8') : dumpPlaces(databaseUrl);
  const exits: SyncExit[] = [];
  let broken = 0;
  const startedAt = performance.now();
  try {
    for (const moment of [...moments, null]) {
      const child = start(harness, folder, server.baseUrl);
      const timers: NodeJS.Timeout[] = [];
      const kill = () => timers.push(setTimeout(() => child.kill('SIGKILL'), moment?.delayMs));
      let requests = 0;
      onRequest = () => {
        requests += 1;
        if (moment?.kind === 'at-request' && requests === moment.request) kill();
      };
      onWriting = () => {
        if (moment?.kind === 'while-writing' && timers.length === 0) kill();
      };
      if (moment?.kind === 'at-time') kill();
      exits.push(await waitForExit(child));
      timers.forEach(clearTimeout);
      if (databaseUrl === null && expected) {
        const now = await readPlaces();
        if (now !== before && now !== expected.places) broken += 1;
      }
      if (await isFinished(folder)) break;
    }
    const durationMs = performance.now() - startedAt;
    return { places: await readPlaces(), answered: server.answered, exits, broken, durationMs };
  } finally {
    watcher.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** The journal is put aside as the very last step. */
async function isFinished(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, 'work')).catch((): string[] => []);
  return names.includes('finished.jsonl') && !names.includes('journal.jsonl');
}

function start(
  { script, databaseUrl }: LicenseHarness,
  folder: string,
  baseUrl: string,
): ChildProcess {
  const flags = ['--json', '--key-env=KEY', '--rate=100000', '--backoff-ms=1', `--now=${TEST_NOW}`];
  flags.push(
    `--work=${join(folder, 'work')}`,
    `--out=${join(folder, 'data', 'synced', 'restaurants.json')}`,
  );
  if (databaseUrl !== null) {
    flags.push('--database', '--add', '--force', '--threads=1', '--engine-key=test');
  }
  return spawn(process.execPath, [script, 'licenses', ...flags], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      KEY: LICENSE_KEY,
      LICENSES_BASE_URL: baseUrl,
      ...(databaseUrl !== null && { PLACES_DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function fillDatabase(url: string, rows: readonly Place[]): Promise<void> {
  await emptyPlaces(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await upsertPlaceRows(client, rows);
  } finally {
    await client.end();
  }
}
