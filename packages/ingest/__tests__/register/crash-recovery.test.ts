import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPlaces, type TestPlaces } from '@/__tests__/helpers/places-databases';
import {
  runKillPoint,
  runUninterrupted,
  type RunWithKills,
  type UninterruptedRun,
} from '../helpers/kill-runs';
import { createRegisterRun } from '../helpers/register-kill';
import { buildIngestCommand } from '../helpers/ingest-process';
import { KILL_SEEDS } from '@/__tests__/helpers/sample';

/** Fewer without `DEEP=1`. */
const SEEDS = [1, 2, 3].slice(0, KILL_SEEDS);

let folder: string;
let script: string;
let places: TestPlaces;
let run: RunWithKills;
let expected: UninterruptedRun;
let kills = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-register-kill-'));
  script = buildIngestCommand(folder);
  places = await startPlaces();
  run = createRegisterRun({ databaseUrl: places.url, script });
  expected = await runUninterrupted(run);
});

afterAll(async () => {
  await places.stop();
  await rm(folder, { recursive: true });
});

describe('an import killed with SIGKILL', () => {
  it.each(SEEDS)(
    'loses and duplicates nothing (seed %i)',
    async (seed) => {
      const outcome = await runKillPoint(run, seed, expected);
      kills += outcome.kills;
      expect(outcome).toMatchObject({ problems: [] });
    },
    60_000,
  );

  it('was really killed', () => {
    expect(expected.places).toContain('"finished":true');
    expect(expected.places).not.toContain('"fresh":null');
    expect(kills).toBeGreaterThanOrEqual(SEEDS.length / 2);
  });
});
