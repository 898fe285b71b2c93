import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { HAS_POSTGRES, startPlaces, type TestPlaces } from '../../helpers/places-databases';
import { emptyPlaces, startRegisterSync } from '@/packages/ingest/__tests__/helpers/register-kill';
import {
  startRegisterServer,
  type RegisterServer,
} from '@/packages/ingest/__tests__/helpers/register-server';
import { createRegisterWorld } from '@/packages/ingest/__tests__/helpers/register-world';
import {
  buildIngestCommand,
  waitForExit,
} from '@/packages/ingest/__tests__/helpers/ingest-process';

let folder: string;
let script: string;
let places: TestPlaces;
let server: RegisterServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-register-command-'));
  script = buildIngestCommand(folder);
  places = await startPlaces();
  server = await startRegisterServer({ world: createRegisterWorld(2, 30) });
});
afterAll(async () => {
  await server.close();
  await places.stop();
  await rm(folder, { recursive: true });
});

let workFolder: string;
beforeEach(async () => {
  await emptyPlaces(places.url);
  workFolder = await mkdtemp(join(folder, 'work-'));
  await writeFile(join(workFolder, 'restaurants.json'), '[]');
  const info = { takenAt: '2026-10-01T00:00:00Z', rows: 0, sources: [] };
  await writeFile(join(workFolder, 'restaurants.meta.json'), JSON.stringify(info));
});

interface RunOptions {
  readonly databaseUrl?: string;
  readonly command?: 'classify';
  readonly args?: string[];
  readonly serviceKey?: string;
}

const run = ({ databaseUrl = places.url, command, args, serviceKey }: RunOptions) =>
  waitForExit(
    startRegisterSync(
      { databaseUrl, script },
      { baseUrl: server.baseUrl, workFolder, command, args, serviceKey },
    ),
  );

describe('npm run ingest -- register', () => {
  it('fills and classifies the database and reports both', async () => {
    const { code, stdout } = await run({});
    expect(code).toBe(0);
    const { sync, judged } = JSON.parse(stdout) as {
      sync: { counts: { new: number }; isComplete: boolean };
      judged: { places: number };
    };
    expect(sync.isComplete).toBe(true);
    expect(judged.places).toBe(sync.counts.new);
  });

  it('reads everything in a dry run and repeats no call afterwards', async () => {
    const { code } = await run({ args: ['--dry-run'] });
    expect(code).toBe(0);
    const answeredBefore = server.answered.length;
    expect((await run({})).code).toBe(0);
    expect(server.answered).toHaveLength(answeredBefore);
    expect(await readdir(workFolder)).toContain('finished.jsonl');
  });

  // PGlite has a single session.
  if (HAS_POSTGRES) {
    it('fails instead of waiting for another ingest', async () => {
      const other = new Client({ connectionString: places.url });
      await other.connect();
      await other.query(`select pg_advisory_lock(hashtext('kioot places'))`);
      const exit = await run({ command: 'classify' });
      await other.end();
      expect(exit).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/at work on this database/),
      });
    });
  }

  it.each<[string, RunOptions, number, RegExp]>([
    ['an unknown option', { args: ['--fast'] }, 2, /--fast/],
    ['an empty key', { serviceKey: ' ' }, 2, /KEY is not set/],
    ['an unknown key', { serviceKey: 'another-key' }, 1, /The register: 30 SERVICE_KEY.*My page/],
    ['a missing download', { args: ['--from=nowhere'] }, 1, /no finished download.*CSV edition/],
    [
      'an unreachable database',
      { databaseUrl: 'postgres://owner@127.0.0.1:1/none' },
      1,
      /The database: .*Check PLACES_DATABASE_URL/,
    ],
  ])('explains how to fix %s', async (_what, options, code, message) => {
    const exit = await run(options);
    expect(exit.code).toBe(code);
    expect(`${exit.stdout}${exit.stderr}`.replaceAll('\n', ' ')).toMatch(message);
    expect(`${exit.stdout}${exit.stderr}`).not.toContain('another-key');
  });
});
