import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, startPglite, startPostgres } from '@/__tests__/helpers/places-databases';
import { runKillPoint, runUninterrupted } from '@/__tests__/helpers/register-kill';
import { buildIngestCommand } from '@/__tests__/helpers/ingest-process';

/**
 * Long test of the import: kills processes with SIGKILL at seeded moments until `--kills` were
 * killed, on PostgreSQL, where installed, or PGlite (`--pglite`). Restarts each and compares its
 * tables with an uninterrupted run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1000' },
      pglite: { type: 'boolean', default: false },
    },
  });
  const postgres = values.pglite ? null : findPostgres();
  const places = postgres ? await startPostgres(postgres) : await startPglite();
  const folder = await mkdtemp(join(tmpdir(), 'kioot-register-soak-'));
  try {
    const bench = { databaseUrl: places.url, script: buildIngestCommand(folder) };
    const expected = await runUninterrupted(bench);
    let kills = 0;
    let runs = 0;
    let failures = 0;
    for (; kills < Number(values.kills); runs += 1) {
      const seed = Number(values.seed) + runs;
      const outcome = await runKillPoint(bench, seed, expected);
      kills += outcome.kills;
      if (outcome.problems.length === 0) continue;
      failures += 1;
      console.log(`seed ${seed}: ${JSON.stringify(outcome)}`);
    }
    console.log(
      `${kills} processes killed in ${runs} imports on ${postgres ? 'PostgreSQL' : 'PGlite'}; ${failures} failures`,
    );
    if (failures > 0) process.exitCode = 1;
  } finally {
    await places.stop();
    await rm(folder, { recursive: true });
  }
}

void main();
