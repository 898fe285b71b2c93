import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildIngestCommand } from '../helpers/ingest-process';
import {
  runKillPoint,
  runUninterrupted,
  type RunWithKills,
  type UninterruptedRun,
} from '../helpers/kill-runs';
import { createLicenseRun, WRITE_PHASE_MS } from '../helpers/license-kill';
import { startPlaces, type TestPlaces } from '@/__tests__/helpers/places-databases';
import { sample, sampled } from '@/__tests__/helpers/sample';

/** Both targets share the journal: one seed of each without `DEEP=1`, others each day. */
const LIST_SEEDS = sample([1, 2, 3, 4, 5, 6], 1);
const DATABASE_SEEDS = sample([1, 2], 1);

let folder: string;
let script: string;
let places: TestPlaces;
let kills = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-license-kill-'));
  script = buildIngestCommand(folder);
  places = await startPlaces();
});

afterAll(async () => {
  await places.stop();
  await rm(folder, { recursive: true });
});

describe.each([
  ['the bundled list', LIST_SEEDS, (): string | null => null, '"closedOn": "2026-09-30"'],
  ['the database', DATABASE_SEEDS, (): string | null => places.url, '"closed_on":"2026-09-30"'],
] as const)('a sync of licenses with %s, killed with SIGKILL', (_target, seeds, getUrl, mark) => {
  let run: RunWithKills;
  let expected: UninterruptedRun;

  beforeAll(async () => {
    run = createLicenseRun({ script, databaseUrl: getUrl() });
    expected = await runUninterrupted(run);
  });

  it.each(seeds)(
    sampled('loses and doubles nothing (seed %i)'),
    async (seed) => {
      const writePhaseMs = getUrl() === null ? WRITE_PHASE_MS : 0;
      const outcome = await runKillPoint(run, seed, expected, writePhaseMs);
      kills += outcome.kills;
      expect(outcome).toMatchObject({ problems: [] });
    },
    60_000,
  );

  it('writes what the licenses say', () => {
    expect(expected.places).toContain(mark);
  });
});

it('was really killed', () => {
  expect(kills).toBeGreaterThanOrEqual((LIST_SEEDS.length + DATABASE_SEEDS.length) / 2);
});
