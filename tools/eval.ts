import { parseArgs } from 'node:util';
import { createEngine, type Engine } from '@kioot/engine';
import { getLexicon, english } from '@kioot/engine/lexicon';
import { writeDocs } from './write-docs';
import { measureAllergens, measureSpice } from './eval/allergens';
import { createMenuReader } from '@kioot/menu-reader';
import { getClaims, measureClaims, toClaimShares } from './eval/claims';
import { getHostileLines, measureHostileLines } from './eval/hostile-lines';
import { measureAskRate } from './eval/ask-rate';
import { measureOneQuestion } from './eval/one-question';
import { measureEatingAlone } from './eval/eating-alone';
import {
  measureDishes,
  measureKinds,
  measureNeverVegan,
  measureRestaurants,
  type Measurement,
} from './eval/measure-verdicts';
import { getWorseCells, readMatrices, toBaseline, writeMatrices } from './eval/matrices';
import { toMatrixTable, toMistakes, toShareTable, toVerdictTable } from './eval/format-tables';
import {
  getClaimDishes,
  getDishes,
  getHours,
  getRestaurants,
  getSoloRows,
  SET_NAMES,
  type SetName,
} from './eval/labeled-sets';
import { isShareMet, measureEnglish, measureHours, type Share } from './eval/shares';

const USAGE =
  'npm run -s tool -- eval [--tune-only | --report-only] [--json | --figures] [--write-docs] [--write-matrices]';

/** Exit codes: 2 for bad arguments, 1 for a cell worse than the baseline or a missed share. */
const EXIT_WORSE = 1;
const EXIT_USAGE = 2;

/** Unknown or conflicting options. */
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
        figures: { type: 'boolean', default: false },
        'write-docs': { type: 'boolean', default: false },
        'write-matrices': { type: 'boolean', default: false },
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
  if (options['write-matrices'] && (options['tune-only'] || options['report-only']))
    throw new UsageError('The kept matrices are of both sets.');
  if (options.json && options.figures)
    throw new UsageError('The JSON holds the wrong ones: choose either.');
  return options;
}

function getSets(options: ReturnType<typeof getOptions>): readonly SetName[] {
  if (options['tune-only']) return ['tune'];
  return options['report-only'] ? ['report'] : SET_NAMES;
}

interface Result {
  set: SetName;
  verdicts: Measurement[];
  shares: Share[];
  /** Printed with their bars, without effect on the exit code. */
  kinds: Measurement[];
  goals: Share[];
}

function measure(set: SetName, engine: Engine): Result {
  const dishes = getDishes(set);
  const restaurants = getRestaurants(set);
  const dishMeasurements = measureDishes(engine, dishes);
  return {
    set,
    verdicts: [...dishMeasurements, ...measureRestaurants(engine, restaurants)],
    kinds: measureKinds(engine, dishes),
    shares: measureHours(getHours(set)),
    goals: [
      measureEnglish(english, dishes, restaurants),
      measureNeverVegan(dishMeasurements),
      ...measureAllergens(engine, dishes),
      measureSpice(engine, dishes),
      ...measureOneQuestion(engine, dishes),
      ...measureEatingAlone(getSoloRows(set)),
      ...(set === 'tune'
        ? toClaimShares(measureDishes(engine, getClaimDishes()))
        : [
            ...measureClaims(engine, getClaims()),
            ...measureHostileLines(engine, createMenuReader(getLexicon()), getHostileLines()),
          ]),
      ...measureAskRate(engine, [
        ...dishes.map(({ dish }) => dish),
        ...restaurants.flatMap(({ firstmenu, treatmenu }) => [firstmenu, treatmenu]),
      ]),
    ],
  };
}

function toTables({ verdicts, kinds, shares, goals }: Result): string {
  return `${toVerdictTable([...verdicts, ...kinds])}\n\n${toShareTable([...shares, ...goals])}`;
}

async function main(options: ReturnType<typeof getOptions>): Promise<number> {
  const engine = createEngine(getLexicon());
  const results = getSets(options).map((set) => measure(set, engine));
  if (options.json) console.log(JSON.stringify(results, null, 2));
  else {
    for (const result of results) {
      console.log(
        `\n${result.set} set\n\n${toTables(result)}\n\n${toMatrixTable(result.verdicts)}`,
      );
      if (options.figures) continue;
      console.log(
        `\nwrong ones\n${toMistakes(result.verdicts, [...result.shares, ...result.goals])}`,
      );
    }
  }
  const report = results.find(({ set }) => set === 'report');
  if (options['write-docs'] && report) await writeDocs(toTables(report), 'eval');
  const [tune, reported] = results;
  if (options['write-matrices'] && tune && reported)
    writeMatrices({ tune: toBaseline(tune.verdicts), report: toBaseline(reported.verdicts) });
  const baseline = readMatrices();
  const worse = results.flatMap(({ set, verdicts }) => getWorseCells(baseline, set, verdicts));
  if (worse.length > 0)
    console.error(`\nworse than packages/engine/eval/matrices.json\n${worse.join('\n')}`);
  const areMet = worse.length === 0 && results.every(({ shares }) => shares.every(isShareMet));
  return areMet ? 0 : EXIT_WORSE;
}

try {
  process.exitCode = await main(getOptions());
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = EXIT_USAGE;
}
