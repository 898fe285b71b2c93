// `npm run tool -- faults` makes the last build fail in every way we know, and prints what was lost by it: a line a loss, and
// at the end how much. --seed and --combinations choose the random ones, --only NAME runs the scenarios whose name
// begins so ('random' for the random ones).
//
// What must hold, whatever fails:
// - no good row or text is blanked, and none gone, in the restaurants or in an answer with rows that can be read;
// - no page that was good is gone, and an unseen one says what is the matter without a script;
// - no edit is lost: it shows within 15 s of the database's return, and survives a kill;
// - no request takes longer than its limit, and none blocks another one's;
// - no address is answered 500; what fails is refused by name, as the tourism backend's failure;
// - nobody's failure is another one's: one visitor's questions take the search from nobody;
// - no key and no request follows a redirect to another host, and no call is made beyond a quota;
// - one writer in a folder, whoever else starts there; whoever cannot start says so in one line and with exit code 1;
// - no server is left behind.
import { parseArgs } from 'node:util';
import { runCombinations } from './faults/combinations';
import type { Scenario } from './faults/scenario';
import { EDGE_SCENARIOS } from './faults/edges';
import { SEARCH_SCENARIOS } from './faults/search';
import { START_SCENARIOS } from './faults/starts';
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

let lost = 0;
async function run({ name, run: runScenario }: Scenario): Promise<void> {
  const startedAt = performance.now();
  const lose = (what: string) => {
    lost += 1;
    console.log(`lost  ${name}: ${what}`);
  };
  try {
    await runScenario(lose);
  } catch (error) {
    lose(`broke off: ${error instanceof Error ? error.stack : String(error)}`);
  }
  console.log(`done  ${name}, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

/** Those of a lane run one after the other. */
const lanes: readonly (readonly Scenario[])[] = [
  [{ name: RANDOM, run: (lose) => runCombinations(count, seed, lose) }],
  [...EDGE_SCENARIOS, ...SYNC_SCENARIOS, ...SEARCH_SCENARIOS],
  START_SCENARIOS,
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
console.log(`Seed ${seed}, ${count} combinations.`);
const startedAt = performance.now();
await Promise.all(
  lanes.map(async (lane) => {
    for (const scenario of lane) if (scenario.name.startsWith(values.only)) await run(scenario);
  }),
);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${lost} lost`);
process.exit(lost === 0 ? 0 : 1);
