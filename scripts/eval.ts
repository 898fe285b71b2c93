import { parseArgs } from 'node:util';
import { createEngine, type Engine } from '@/lib/engine';
import { getLexicon } from '@/lib/recommendations/engine-lexicon';
import { english } from '@/lib/recommendations/english-data';
import { writeDocs } from './eval/docs';
import { isBarMet, measureDishes, measureRestaurants, type Measurement } from './eval/measure';
import { toMistakes, toShareTable, toVerdictTable } from './eval/print';
import {
  getDishes,
  getHours,
  getRestaurants,
  REPORT_ROUNDS,
  SET_NAMES,
  type RoundName,
  type SetName,
} from './eval/sets';
import { isShareMet, measureEnglish, measureHours, type Share } from './eval/shares';

const USAGE = 'npm run -s eval -- [--tune-only | --report-only] [--json] [--write-docs]';

/** Bad arguments: exit code 2. A missed bar: exit code 1. */
const EXIT_MISSED = 1;
const EXIT_USAGE = 2;

/** The command line asks for something that does not exist or does not go together. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function parseFlags() {
  try {
    return parseArgs({
      options: {
        'tune-only': { type: 'boolean', default: false },
        'report-only': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        'write-docs': { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new UsageError('No such option.', { cause });
  }
}

function getOptions() {
  const options = parseFlags();
  if (options['tune-only'] && options['report-only'])
    throw new UsageError('Choose one of the sets.');
  if (options['tune-only'] && options['write-docs'])
    throw new UsageError('The docs show the report set.');
  return options;
}

function getSets(options: ReturnType<typeof getOptions>): readonly SetName[] {
  if (options['tune-only']) return ['tune'];
  return options['report-only'] ? ['report'] : SET_NAMES;
}

/** One round of the reporting half by itself. The bars apply to the whole half, so it has none. */
interface Round {
  title: string;
  verdicts: Measurement[];
}

interface Result {
  set: SetName;
  verdicts: Measurement[];
  rounds: Round[];
  shares: Share[];
}

function measureVerdicts(set: SetName | RoundName, engine: Engine): Measurement[] {
  return [
    ...measureDishes(engine, getDishes(set)),
    ...measureRestaurants(engine, getRestaurants(set)),
  ];
}

function measure(set: SetName, engine: Engine): Result {
  const rounds = set === 'report' ? REPORT_ROUNDS : [];
  return {
    set,
    verdicts: measureVerdicts(set, engine),
    rounds: rounds.map(({ name, title }) => ({
      title,
      verdicts: measureVerdicts(name, engine).map((verdict) => ({ ...verdict, bar: null })),
    })),
    shares: [
      ...measureHours(getHours(set)),
      measureEnglish(english, getDishes(set), getRestaurants(set)),
    ],
  };
}

function toTables({ set, verdicts, rounds, shares }: Result): string {
  const whole = rounds.length > 0 ? 'both report sets together' : `${set} set`;
  return [
    `### ${whole}`,
    toVerdictTable(verdicts),
    toShareTable(shares),
    ...rounds.flatMap((round) => [`### ${round.title}`, toVerdictTable(round.verdicts)]),
  ].join('\n\n');
}

async function main(options: ReturnType<typeof getOptions>): Promise<number> {
  const engine = createEngine(getLexicon());
  const results = getSets(options).map((set) => measure(set, engine));
  if (options.json) console.log(JSON.stringify(results, null, 2));
  else {
    for (const result of results) {
      const mistakes = toMistakes(result.verdicts, result.shares);
      console.log(`\n${toTables(result)}\n\nwrong ones\n${mistakes}`);
    }
  }
  const report = results.find(({ set }) => set === 'report');
  if (options['write-docs'] && report) await writeDocs(toTables(report));
  const areMet = results.every(
    ({ verdicts, shares }) => verdicts.every(isBarMet) && shares.every(isShareMet),
  );
  return areMet ? 0 : EXIT_MISSED;
}

try {
  process.exitCode = await main(getOptions());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = EXIT_USAGE;
}
