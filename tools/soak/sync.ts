import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runKillPoint, runUninterrupted } from '@/__tests__/helpers/tourapi-kill';
import { buildIngestCommand } from '@/__tests__/helpers/ingest-process';
import { measureLargeSync } from './sync-memory';
import { measurePauses } from './sync-pauses';

/**
 * Long tests of the sync: SIGKILL at 200 seeded moments, event loop pauses of a background sync,
 * and 100,000 rows within 500 MB. `npm run tool -- soak-sync --points 200 --rows 100000 --seed 1`;
 * 0 or `--no-pauses` skips a part.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      points: { type: 'string', default: '200' },
      rows: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      pauses: { type: 'boolean', default: true },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'kioot-soak-'));
  try {
    const script = buildIngestCommand(folder);
    await soakKills(script, Number(values.points), Number(values.seed));
    if (values.pauses) await soakPauses();
    if (Number(values.rows) > 0) await soakMemory(script, Number(values.rows));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function soakKills(script: string, points: number, firstSeed: number): Promise<void> {
  if (points === 0) return;
  const expected = await runUninterrupted(script);
  let seed = firstSeed;
  let killed = 0;
  let processes = 0;
  let repeated = 0;
  let failures = 0;
  // A moment after the end of a run does not count as a kill.
  for (; killed < points; seed += 1) {
    const outcome = await runKillPoint(script, seed, expected);
    killed += outcome.kills > 0 ? 1 : 0;
    processes += outcome.kills;
    repeated += outcome.repeated.length;
    if (outcome.problems.length > 0) {
      failures += 1;
      console.log(`seed ${seed}: ${JSON.stringify(outcome)}`);
    }
  }
  console.log(
    `${killed} of ${seed - firstSeed} syncs killed, ${processes} processes in all; ${repeated} calls in flight repeated; ${failures} failures`,
  );
  if (failures > 0) process.exitCode = 1;
}

async function soakPauses(): Promise<void> {
  const { rows, longestMs, p99Ms } = await measurePauses();
  console.log(
    `background sync to ${rows} rows: longest pause ${longestMs} ms, 99 % under ${p99Ms} ms`,
  );
}

async function soakMemory(script: string, rows: number): Promise<void> {
  for (const run of await measureLargeSync(script, rows)) {
    console.log(`${run.name}: ${run.rows} rows, ${run.seconds} s, peak memory ${run.peakMb} MB`);
    if (run.peakMb > 500) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
