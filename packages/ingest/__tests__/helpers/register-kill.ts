import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import restaurants from '@/data/synced/restaurants.json';
import snapshot from '@/data/synced/restaurants.meta.json';
import { Client } from 'pg';
import { REGISTER_KEY, startRegisterServer } from './register-server';
import { createRegisterWorld, type RegisterWorld } from './register-world';
import { createSignals, killAndRestart, type RunWithKills } from './kill-runs';

export interface RegisterHarness {
  readonly databaseUrl: string;
  /** Result of `buildIngestCommand(folder)`. */
  readonly script: string;
}

/** Starts the command in a child process with its own working folder. */
export function startRegisterSync(
  { databaseUrl, script }: RegisterHarness,
  {
    baseUrl,
    workFolder,
    command = 'register',
    args = [],
    serviceKey = REGISTER_KEY,
  }: {
    baseUrl: string;
    workFolder: string;
    command?: 'register' | 'classify';
    args?: string[];
    serviceKey?: string;
  },
): ChildProcess {
  const flags = ['--json', '--engine-key=test'];
  if (command === 'register') {
    const snapshotFlag = `--snapshot=${join(workFolder, 'restaurants.json')}`;
    flags.push(snapshotFlag, '--key-env=KEY', '--backoff-ms=1', `--work=${workFolder}`);
  }
  return spawn(process.execPath, [script, command, ...flags, ...args], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      KEY: serviceKey,
      REGISTER_BASE_URL: baseUrl,
      PLACES_DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Contents of all tables without serial numbers and times, as text. */
export async function dumpPlaces(url: string): Promise<string> {
  return withDatabase(url, async (client) => {
    const tables = [
      `select to_jsonb(places) - array['number', 'updated_at'] as row from places order by content_id`,
      `select i.source, source_id, content_id from place_ids i join places on number = place order by 1, 2`,
      `select content_id, to_jsonb(l) - array['place', 'dish'] as line, d.name from menu_lines l
       join places p on p.number = l.place left join dishes d on d.number = l.dish
       order by content_id, l.source, l.line`,
      `select name, encode(judged, 'hex') as judged from dishes left join dish_verdicts on dish = number order by name collate "C"`,
      `select p.content_id, v.content_id as own, v.at::text, is_listed, encode(judged, 'hex') as judged, keys,
         text_digest is not null as fresh
       from places p left join place_verdicts v on v.place = p.number left join place_dishes d on d.place = p.number order by 1`,
      `select key, finished_at is not null as finished from engines order by key`,
      `select source, rows, as_of::text from place_sources order by source`,
    ];
    const lines: string[] = [];
    for (const table of tables) {
      const { rows } = await client.query<object>(table);
      lines.push(...rows.map((row) => JSON.stringify(row)));
    }
    return lines.join('\n');
  });
}

export async function emptyPlaces(url: string): Promise<void> {
  await withDatabase(url, async (client) => {
    await client.query(
      'truncate place_sources, places, place_ids, dishes, menu_lines, engines, dish_verdicts, place_verdicts, place_dishes',
    );
  });
}

export async function withDatabase<T>(
  url: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const createWorld = (): RegisterWorld => createRegisterWorld(11, 120);

/** Runs the import from an empty database, in a folder of its own. */
export const createRegisterRun =
  (harness: RegisterHarness): RunWithKills =>
  async (moments) => {
    const workFolder = await mkdtemp(join(tmpdir(), 'kioot-register-'));
    await writeFile(join(workFolder, 'restaurants.json'), JSON.stringify(restaurants.slice(0, 60)));
    await writeFile(join(workFolder, 'restaurants.meta.json'), JSON.stringify(snapshot));
    const signals = createSignals();
    const server = await startRegisterServer({
      world: createWorld(),
      faultShare: 0.05,
      onRequest: () => signals.onRequest(),
    });
    try {
      await emptyPlaces(harness.databaseUrl);
      const exits = await killAndRestart(
        moments,
        signals,
        () => startRegisterSync(harness, { baseUrl: server.baseUrl, workFolder }),
        // Moving the journal away is the last step.
        () => Promise.resolve(existsSync(join(workFolder, 'finished.jsonl'))),
      );
      return { places: await dumpPlaces(harness.databaseUrl), answered: server.answered, exits };
    } finally {
      await server.close();
      await rm(workFolder, { recursive: true });
    }
  };
