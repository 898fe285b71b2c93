import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runKillPoint, runUninterrupted, type UninterruptedRun } from '../helpers/kill-runs';
import { createTourRun, WRITE_PHASE_MS } from '../helpers/tourapi-kill';
import { buildIngestCommand } from '../helpers/ingest-process';
import { KILL_SEEDS } from '@/__tests__/helpers/sample';

/** Fewer without `DEEP=1`. */
const SEEDS = Array.from({ length: 12 }, (_, index) => 1000 + index).slice(0, KILL_SEEDS);

let folder: string;
let script: string;
let expected: UninterruptedRun;
let kills = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-kill-'));
  script = buildIngestCommand(folder);
  expected = await runUninterrupted(createTourRun(script));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('a sync killed with SIGKILL', () => {
  it.each(SEEDS)(
    'ends with the snapshot of an undisturbed run, without repeated calls (seed %i)',
    async (seed) => {
      const outcome = await runKillPoint(createTourRun(script), seed, expected, WRITE_PHASE_MS);
      kills += outcome.kills;
      expect(outcome).toMatchObject({ problems: [] });
    },
    60_000,
  );

  it('was really killed', () => {
    expect(expected.places).toContain('"vanishedOn": "2026-11-21"');
    expect(kills).toBeGreaterThanOrEqual(SEEDS.length / 2);
  });
});
