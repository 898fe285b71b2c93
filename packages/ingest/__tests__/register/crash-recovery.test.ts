import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPlaces, type TestPlaces } from '@/__tests__/helpers/places-databases';
import { runKillPoint, runUninterrupted, type UninterruptedRun } from '../helpers/register-kill';
import { buildIngestCommand } from '../helpers/ingest-process';
import { KILL_SEEDS } from '@/__tests__/helpers/sample';

/** Fewer without `DEEP=1`. */
const SEEDS = [1, 2, 3].slice(0, KILL_SEEDS);

let folder: string;
let script: string;
let places: TestPlaces;
let expected: UninterruptedRun;
let kills = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-register-kill-'));
  script = buildIngestCommand(folder);
  places = await startPlaces();
  expected = await runUninterrupted({ databaseUrl: places.url, script });
});

afterAll(async () => {
  await places.stop();
  await rm(folder, { recursive: true });
});

describe('an import killed with SIGKILL', () => {
  it.each(SEEDS)(
    'loses and duplicates nothing (seed %i)',
    async (seed) => {
      const outcome = await runKillPoint({ databaseUrl: places.url, script }, seed, expected);
      kills += outcome.kills;
      expect(outcome).toMatchObject({ problems: [] });
    },
    60_000,
  );

  it('was really killed', () => {
    expect(expected.dump).toContain('"finished":true');
    expect(expected.dump).not.toContain('"fresh":null');
    expect(kills).toBeGreaterThanOrEqual(SEEDS.length / 2);
  });
});
