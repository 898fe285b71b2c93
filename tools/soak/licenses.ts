import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIngestCommand } from '@/__tests__/helpers/ingest-process';
import { runKillPoint, runUninterrupted } from '@/__tests__/helpers/license-kill';
import { findPostgres, startPglite, startPostgres } from '@/__tests__/helpers/places-databases';

/**
 * The long test of the sync of licenses: SIGKILL until `--kills` processes were killed at points chosen from a seed, half of
 * them over the bundled list and half over a database. Each is started again, and what it left compared with an undisturbed run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1000' },
    },
  });
  const postgres = findPostgres();
  const places = postgres ? await startPostgres(postgres) : await startPglite();
  const folder = await mkdtemp(join(tmpdir(), 'kioot-licenses-soak-'));
  try {
    const script = buildIngestCommand(folder);
    const targets = { 'the bundled list': null, 'the database': places.url };
    for (const [name, databaseUrl] of Object.entries(targets)) {
      const harness = { script, databaseUrl };
      const expected = await runUninterrupted(harness);
      let kills = 0;
      let runs = 0;
      let failures = 0;
      for (; kills < Number(values.kills) / 2; runs += 1) {
        const seed = Number(values.seed) + runs;
        const outcome = await runKillPoint(harness, seed, expected);
        kills += outcome.kills;
        if (outcome.problems.length === 0) continue;
        failures += 1;
        console.log(`seed ${seed}: ${JSON.stringify(outcome)}`);
      }
      console.log(`${name}: ${kills} processes killed in ${runs} syncs; ${failures} failures`);
      if (failures > 0) process.exitCode = 1;
    }
  } finally {
    await places.stop();
    await rm(folder, { recursive: true });
  }
}

void main();
