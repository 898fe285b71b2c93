import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { writeSnapshot } from '@kioot/ingest';
import { placeSchema } from '@kioot/places/place';
import { compileIngestCommand } from '@/packages/ingest/__tests__/helpers/ingest-command';
import { waitForExit } from '@/packages/ingest/__tests__/helpers/ingest-process';
import {
  LICENSE_KEY,
  startLicenseServer,
  type LicenseServer,
} from '@/packages/ingest/__tests__/helpers/license-server';
import {
  closed,
  toDistrictWorld,
  toLicenseRow,
} from '@/packages/ingest/__tests__/helpers/license-world';

const ADDRESS = '서울특별시 종로구 우정국로 38-13 (견지동)';

const getScript = compileIngestCommand();
let folder: string;
let server: LicenseServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-licenses-command-'));
  const license = toLicenseRow({ ROAD_NM_ADDR: ADDRESS, ...closed('2026-10-07') });
  const world = toDistrictWorld('종로구', [license]);
  server = await startLicenseServer({ world });
  const row = { title: '이문설렁탕', addr1: ADDRESS, mapx: '', mapy: '', source: 'kto-tourapi' };
  const rows = [1, 2, 3, 4, 5].map((at) =>
    v.parse(placeSchema, {
      ...row,
      contentId: String(at),
      ...(at > 1 && { title: `집${at}` }),
    }),
  );
  const info = { takenAt: '2026-10-01T00:00:00Z', rows: rows.length, sources: [] };
  await writeSnapshot(join(folder, 'restaurants.json'), rows, info);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) =>
  waitForExit(
    spawn(
      process.execPath,
      [
        ...[
          getScript(),
          'licenses',
          '--rate=100000',
          '--backoff-ms=1',
          '--now=2026-11-21T03:00:00Z',
        ],
        ...[`--out=${join(folder, 'restaurants.json')}`, `--work=${join(folder, 'work')}`, ...args],
      ],
      {
        env: {
          ...{ NODE_ENV: 'production', PATH: process.env.PATH },
          ...{ KEY: LICENSE_KEY, LICENSES_BASE_URL: server.baseUrl },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ),
  );

describe('npm run ingest -- licenses', () => {
  it('says that new places are for the database only', async () => {
    const { code, stderr } = await run('--key-env=KEY', '--add');
    expect(code).toBe(2);
    expect(stderr).toContain('--add is for the database only');
    expect(server.answered).toEqual([]);
  });

  it('asks for the name of a variable that holds the key', async () => {
    expect(await run()).toMatchObject({ code: 2 });
    const { code, stderr } = await run('--key-env=NO_SUCH_KEY');
    expect([code, stderr]).toEqual([2, expect.stringContaining('NO_SUCH_KEY is not set')]);
  });

  it('stops at the quota with a code of its own', async () => {
    const { code, stdout } = await run('--key-env=KEY', '--quota=3');
    expect(code).toBe(3);
    expect(stdout).toContain('run the sync again after midnight in Seoul');
  });

  it('says what would change, and then changes it, as words or JSON', async () => {
    const { code, stdout } = await run('--key-env=KEY', '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        'Dry run. Licenses: 1, in 22 calls.',
        'Places with a license: 0; with none but closed ones: 1.',
        'Would change: 1 closed, 0 trade again.',
        '- 이문설렁탕 (1) closed on 2026-10-07',
        '',
      ].join('\n'),
    );
    const json = await run('--key-env=KEY', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      sync: { status: 'done', calls: 0, newlyClosed: 1, closings: [{ contentId: '1' }] },
    });
  });
});
