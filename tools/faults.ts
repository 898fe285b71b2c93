// `npm run tool -- faults` injects every known fault into the last build and prints each loss on a
// line, then the total. --seed and --combinations choose the random ones, --only NAME runs the
// scenarios whose name starts with NAME ('random' for the random ones).
//
// Invariants:
// - no valid row or text is blanked or removed, in the data or in a response with readable rows;
// - no cached page is lost, and an uncached one explains the error without JavaScript;
// - no edit is lost: it shows within 15 s of the database's recovery and survives a kill;
// - no request exceeds its time limit or blocks another;
// - no URL returns 500; failures carry the tourism backend's error code;
// - faults are isolated: one visitor's requests do not disable search for others;
// - no key or request follows a redirect to another host, and no call exceeds a quota;
// - one writer per folder; a start that fails prints one line and exits with code 1;
// - no server process is left behind.
import { parseArgs } from 'node:util';
import { runCombinations } from './faults/combinations';
import type { Scenario } from './faults/scenario';
import { MALFORMED_URL_SCENARIOS } from './faults/malformed-urls';
import { SEARCH_SCENARIOS } from './faults/search';
import { STARTUP_SCENARIOS } from './faults/startup';
import { SYNC_SCENARIOS } from './faults/sync';

const RANDOM = 'random';
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    combinations: { type: 'string', default: '500' },
    only: { type: 'string', default: '' },
  },
});
const count = Number(values.combinations);
const seed = Number(values.seed);

let lossCount = 0;
async function runAndReport({ name, run: runScenario }: Scenario): Promise<void> {
  const startedAt = performance.now();
  const reportLoss = (what: string) => {
    lossCount += 1;
    console.log(`lost  ${name}: ${what}`);
  };
  try {
    await runScenario(reportLoss);
  } catch (error) {
    reportLoss(`broke off: ${error instanceof Error ? error.stack : String(error)}`);
  }
  console.log(`done  ${name}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

/** Lanes run in parallel; the scenarios of a lane in sequence. */
const lanes: readonly (readonly Scenario[])[] = [
  [{ name: RANDOM, run: (reportLoss) => runCombinations(count, seed, reportLoss) }],
  [...MALFORMED_URL_SCENARIOS, ...SYNC_SCENARIOS, ...SEARCH_SCENARIOS],
  STARTUP_SCENARIOS,
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
console.log(`Seed ${seed}, ${count} combinations.`);
const startedAt = performance.now();
await Promise.all(
  lanes.map(async (lane) => {
    for (const scenario of lane)
      if (scenario.name.startsWith(values.only)) await runAndReport(scenario);
  }),
);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${lossCount} lost`);
process.exit(lossCount === 0 ? 0 : 1);
