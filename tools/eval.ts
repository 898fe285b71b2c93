import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createEngine, type Engine } from '@kioot/engine';
import { getLexicon, english } from '@kioot/engine/lexicon';
import { writeDocs } from './write-docs';
import { measureAllergens, measureSpice } from './eval/allergens';
import { createMenuReader } from '@kioot/menu-reader';
import { getClaims, measureClaims, toClaimShares } from './eval/claims';
import { getHostileLines, measureHostileLines } from './eval/hostile-lines';
import { measureAskRate } from './eval/ask-rate';
import { measureForeignNames } from './eval/foreign-names';
import { measureMisreadNames } from './eval/misread-names';
import { measureOneQuestion } from './eval/one-question';
import { measureEatingAlone } from './eval/eating-alone';
import { measureRecipes } from './eval/recipes';
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
  'npm run -s tool -- eval [names | misread] [--tune-only | --report-only] [--json | --figures] [--write-docs] [--write-matrices]';

/** Verdicts by default, names in other languages, or the correction of misread names. */
const SUBJECTS = ['verdicts', 'names', 'misread'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Exit codes: 2 for bad arguments, 1 for a cell worse than the baseline or a missed share. */
const EXIT_WORSE = 1;
const EXIT_USAGE = 2;

/** Unknown or conflicting options. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'tune-only': { type: 'boolean', default: false },
        'report-only': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        figures: { type: 'boolean', default: false },
        'write-docs': { type: 'boolean', default: false },
        'write-matrices': { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new UsageError('No such option.', { cause });
  }
}

function getOptions(args: readonly string[]) {
  const { values: options, positionals } = parseFlags(args);
  const [given = 'verdicts', ...others] = positionals;
  const subject = SUBJECTS.find((each) => each === given);
  if (!subject || others.length > 0) throw new UsageError('No such measurement.');
  if (subject === 'misread' && options['write-docs'])
    throw new UsageError('No docs show misread names.');
  if (subject !== 'verdicts' && options['write-matrices'])
    throw new UsageError('Only verdicts have matrices.');
  if (subject === 'names' && (options['tune-only'] || options['report-only']))
    throw new UsageError('Names have one set.');
  if (options['tune-only'] && options['report-only'])
    throw new UsageError('Choose one of the sets.');
  if (options['tune-only'] && options['write-docs'])
    throw new UsageError('The docs show the report set.');
  if (options['write-matrices'] && (options['tune-only'] || options['report-only']))
    throw new UsageError('The kept matrices are of both sets.');
  if (options.json && options.figures)
    throw new UsageError('The JSON holds the wrong ones: choose either.');
  return { ...options, subject };
}

function getSets(options: ReturnType<typeof getOptions>): readonly SetName[] {
  if (options['tune-only']) return ['tune'];
  return options['report-only'] ? ['report'] : SET_NAMES;
}

interface Result {
  title: string;
  verdicts: Measurement[];
  shares: Share[];
  /** Printed with their bars, without effect on the exit code. */
  kinds: Measurement[];
  goals: Share[];
}

const toSharesResult = (title: string, shares: Share[]): Result => ({
  ...{ title, verdicts: [], kinds: [], shares, goals: [] },
});

function measureVerdicts(set: SetName, engine: Engine): Result {
  const dishes = getDishes(set);
  const restaurants = getRestaurants(set);
  const dishMeasurements = measureDishes(engine, dishes);
  return {
    title: `${set} set`,
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
      ...measureRecipes(engine, set),
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

function measure(subject: Subject, sets: readonly SetName[]): Result[] {
  if (subject === 'names')
    return [toSharesResult('names in other languages', measureForeignNames())];
  if (subject === 'misread')
    return sets.map((set) => toSharesResult(`${set} set`, measureMisreadNames(set)));
  const engine = createEngine(getLexicon());
  return sets.map((set) => measureVerdicts(set, engine));
}

function toTables({ verdicts, kinds, shares, goals }: Result): string {
  const measurements = [...verdicts, ...kinds];
  const tables = measurements.length > 0 ? [toVerdictTable(measurements)] : [];
  return [...tables, toShareTable([...shares, ...goals])].join('\n\n');
}

const writeLine = (text: string) => process.stdout.write(`${text}\n`);
const writeErrorLine = (text: string) => process.stderr.write(`${text}\n`);

function print(result: Result, withMistakes: boolean): void {
  const { title, verdicts, shares, goals } = result;
  const matrices = verdicts.length > 0 ? `\n\n${toMatrixTable(verdicts)}` : '';
  writeLine(`\n${title}\n\n${toTables(result)}${matrices}`);
  if (withMistakes) writeLine(`\nwrong ones\n${toMistakes(verdicts, [...shares, ...goals])}`);
}

/** Cells worse than the stored ones, which are replaced first when the options say so. */
function compareMatrices(sets: readonly SetName[], results: readonly Result[], isWritten: boolean) {
  const [tune, report] = results;
  if (isWritten && tune && report)
    writeMatrices({ tune: toBaseline(tune.verdicts), report: toBaseline(report.verdicts) });
  const baseline = readMatrices();
  return sets.flatMap((set, at) => getWorseCells(baseline, set, results[at]?.verdicts ?? []));
}

async function main(options: ReturnType<typeof getOptions>): Promise<number> {
  const { subject } = options;
  const sets = getSets(options);
  const results = measure(subject, sets);
  if (options.json) writeLine(JSON.stringify(results, null, 2));
  else for (const result of results) print(result, !options.figures);
  const report = results.at(-1);
  if (options['write-docs'] && report)
    await writeDocs(toTables(report), subject === 'names' ? 'names' : 'eval');
  const worse =
    subject === 'verdicts' ? compareMatrices(sets, results, options['write-matrices']) : [];
  if (worse.length > 0)
    writeErrorLine(`\nworse than packages/engine/eval/matrices.json\n${worse.join('\n')}`);
  const areMet = worse.length === 0 && results.every(({ shares }) => shares.every(isShareMet));
  return areMet ? 0 : EXIT_WORSE;
}

/** Measures and prints what the arguments of the command line ask for. Resolves to the exit code. */
export async function runEval(args: readonly string[]): Promise<number> {
  try {
    return await main(getOptions(args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    writeErrorLine(`${error.message}\n${USAGE}`);
    return EXIT_USAGE;
  }
}

// An error ends the process with a code that is not zero.
if (process.argv[1] === fileURLToPath(import.meta.url))
  void runEval(process.argv.slice(2)).then((code) => (process.exitCode = code));
