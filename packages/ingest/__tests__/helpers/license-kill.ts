import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import restaurants from '@/data/synced/restaurants.json';
import snapshot from '@/data/synced/restaurants.meta.json';
import { upsertPlaceRows } from '../../src/place-tables';
import { writeSnapshot } from '../../src/snapshot-file';
import { parse } from '@kioot/base/validation';
import { placeSchema, type Place } from '@kioot/places/place';
import { LICENSE_KEY, startLicenseServer } from './license-server';
import { createLicenseWorld } from './license-world';
import { createSignals, killAndRestart, type RunWithKills } from './kill-runs';
import { dumpPlaces, emptyPlaces, withDatabase } from './register-kill';

/** The moment that every sync of a kill test notes as its own. */
const TEST_NOW = '2026-11-21T03:00:00Z';
const WORLD_SEED = 3;
/** Enough that writing them takes a while, during which a process can be killed. */
const LIST_ROWS = 1500;
const DATABASE_ROWS = 60;
const NEWCOMERS = 500;
/** About the time it takes to write the bundled list, with some to spare. */
export const WRITE_PHASE_MS = 60;

export interface LicenseHarness {
  /** `buildIngestCommand(folder)`. */
  readonly script: string;
  /** Database that is brought up to date, new places included; null for the bundled list. */
  readonly databaseUrl: string | null;
}

/** The bundled rows, some of which are closed or trade again by the licenses of the test. */
const createRows = (count: number): Place[] =>
  restaurants.slice(0, count).map((row) => {
    const known = parse(placeSchema, row);
    return { ...known, closedOn: known.contentId.endsWith('7') ? '2019-02-03' : undefined };
  });

/** Runs the sync in a folder of its own, from the same rows each time. */
export const createLicenseRun =
  (harness: LicenseHarness): RunWithKills =>
  async (moments, expected) => {
    const { databaseUrl } = harness;
    const folder = await mkdtemp(join(tmpdir(), 'kioot-licenses-'));
    const data = join(folder, 'data', 'synced');
    const rowsPath = join(data, 'restaurants.json');
    const rows = createRows(databaseUrl === null ? LIST_ROWS : DATABASE_ROWS);
    await writeSnapshot(rowsPath, rows, snapshot);
    const before = await readFile(rowsPath, 'utf8');
    if (databaseUrl !== null) await fillDatabase(databaseUrl, rows);
    const signals = createSignals();
    const watcher = watch(data, () => signals.onWriting());
    const server = await startLicenseServer({
      world: createLicenseWorld(WORLD_SEED, rows, NEWCOMERS),
      faultShare: 0.05,
      onRequest: () => signals.onRequest(),
    });
    const readPlaces = () =>
      databaseUrl === null ? readFile(rowsPath, 'utf8') : dumpPlaces(databaseUrl);
    let broken = 0;
    try {
      const exits = await killAndRestart(
        moments,
        signals,
        () => start(harness, folder, server.baseUrl),
        async () => {
          const now = databaseUrl === null && expected ? await readPlaces() : before;
          if (now !== before && now !== expected?.places) broken += 1;
          return isFinished(folder);
        },
      );
      return { places: await readPlaces(), answered: server.answered, exits, broken };
    } finally {
      watcher.close();
      await server.close();
      await rm(folder, { recursive: true });
    }
  };

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
    flags.push('--database', '--add', '--force', '--engine-key=test');
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
  await withDatabase(url, (client) => upsertPlaceRows(client, rows));
}
