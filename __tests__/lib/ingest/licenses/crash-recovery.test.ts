import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildIngestCommand } from '../../../helpers/ingest-process';
import {
  runKillPoint,
  runUninterrupted,
  type LicenseHarness,
  type UninterruptedRun,
} from '../../../helpers/license-kill';
import {
  findPostgres,
  startPglite,
  startPostgres,
  type TestPlaces,
} from '../../../helpers/places-databases';
import { KILL_SEEDS } from '../../../helpers/sample';

/** Fewer without `DEEP=1`. */
const LIST_SEEDS = [1, 2, 3, 4, 5, 6].slice(0, KILL_SEEDS);
const DATABASE_SEEDS = [1, 2].slice(0, KILL_SEEDS);

let folder: string;
let script: string;
let places: TestPlaces;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-license-kill-'));
  script = buildIngestCommand(folder);
  const postgres = findPostgres();
  places = postgres ? await startPostgres(postgres) : await startPglite();
});

afterAll(async () => {
  await places.stop();
  await rm(folder, { recursive: true });
});

describe.each([
  ['the bundled list', LIST_SEEDS, (): string | null => null, '"closedOn": "2026-09-30"'],
  ['the database', DATABASE_SEEDS, (): string | null => places.url, '"closed_on":"2026-09-30"'],
] as const)('a sync of licenses with %s, killed with SIGKILL', (_target, seeds, getUrl, mark) => {
  let harness: LicenseHarness;
  let expected: UninterruptedRun;
  let kills = 0;

  beforeAll(async () => {
    harness = { script, databaseUrl: getUrl() };
    expected = await runUninterrupted(harness);
  });

  it.each(seeds)(
    'loses and doubles nothing (seed %i)',
    async (seed) => {
      const outcome = await runKillPoint(harness, seed, expected);
      kills += outcome.kills;
      expect(outcome).toMatchObject({ problems: [] });
    },
    60_000,
  );

  it('was really killed', () => {
    expect(expected.places).toContain(mark);
    expect(kills).toBeGreaterThanOrEqual(seeds.length / 2);
  });
});
