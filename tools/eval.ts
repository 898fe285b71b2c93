import { fileURLToPath } from 'node:url';
import { createEngine, type Engine } from '@kioot/engine';
import { getLexicon, english } from '@kioot/engine/lexicon';
import { createMenuReader } from '@kioot/menu-reader';
import { CommandError, EXIT, parseCommandLine, runCommand } from '../scripts/engine/command-io';
import { writeDocs } from './write-docs';
import { getClaims, measureClaims } from './eval/claims';
import { measureHostileLines } from './eval/hostile-lines';
import { measureForeignNames } from './eval/foreign-names';
import {
  measureAllergens,
  measureEatingAlone,
  measureOneQuestion,
  measureSpice,
} from './eval/goals';
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
  getDishes,
  getHours,
  getRestaurants,
  getSoloRows,
  SET_NAMES,
  type SetName,
} from './eval/labeled-sets';
import { isShareMet, measureEnglish, measureHours, type Share } from './eval/shares';

const USAGE =
  'npm run -s tool -- eval [names] [--tune-only | --report-only] [--figures] [--write-docs] [--write-matrices]';

/** A cell worse than the baseline, or a missed share. */
const EXIT_WORSE = 1;

/** Words of the command line that exclude each other. */
const CONFLICTS = [
  ['names', 'write-matrices', 'Only verdicts have matrices.'],
  ['names', 'tune-only', 'Names have one set.'],
  ['names', 'report-only', 'Names have one set.'],
  ['tune-only', 'report-only', 'Choose one of the sets.'],
  ['tune-only', 'write-docs', 'The docs show the report set.'],
  ['tune-only', 'write-matrices', 'The kept matrices are of both sets.'],
  ['report-only', 'write-matrices', 'The kept matrices are of both sets.'],
] as const;

/** Verdicts by default, or names in other languages. @throws {CommandError} */
function getOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ 'tune-only': flag, 'report-only': flag, figures: flag },
      ...{ 'write-docs': flag, 'write-matrices': flag },
    },
  });
  const isOfNames = positionals.join() === 'names';
  if (positionals.length > 0 && !isOfNames)
    throw new CommandError(EXIT.usage, `No such measurement. ${USAGE}`);
  const given: ReadonlySet<unknown> = new Set([
    ...positionals,
    ...Object.entries(values).flatMap(([name, isGiven]) => (isGiven ? [name] : [])),
  ]);
  const conflict = CONFLICTS.find(([first, second]) => given.has(first) && given.has(second));
  if (conflict) throw new CommandError(EXIT.usage, `${conflict[2]} ${USAGE}`);
  return { ...values, isOfNames };
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

const measureNames = (): Result => ({
  ...{ title: 'names in other languages', shares: measureForeignNames() },
  ...{ verdicts: [], kinds: [], goals: [] },
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
      ...(set === 'tune' ? [] : measureClaims(engine, getClaims())),
      ...(set === 'tune' ? [] : measureHostileLines(engine, createMenuReader(getLexicon()))),
    ],
  };
}

function toTables({ verdicts, kinds, shares, goals }: Result): string {
  const measurements = [...verdicts, ...kinds];
  const tables = measurements.length > 0 ? [toVerdictTable(measurements)] : [];
  return [...tables, toShareTable([...shares, ...goals])].join('\n\n');
}

const writeLine = (text: string) => process.stdout.write(`${text}\n`);

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

/** Measures and prints what the arguments of the command line ask for. Resolves to the exit code. */
export const runEval = (args: readonly string[]): Promise<number> =>
  runCommand(async () => {
    const options = getOptions(args);
    const { isOfNames } = options;
    const sets = getSets(options);
    const engine = createEngine(getLexicon());
    const results = isOfNames ? [measureNames()] : sets.map((set) => measureVerdicts(set, engine));
    for (const result of results) print(result, !options.figures);
    const report = results.at(-1);
    if (options['write-docs'] && report)
      await writeDocs(toTables(report), isOfNames ? 'names' : 'eval');
    const worse = isOfNames ? [] : compareMatrices(sets, results, options['write-matrices']);
    if (worse.length > 0)
      process.stderr.write(
        `\nworse than packages/engine/eval/matrices.json\n${worse.join('\n')}\n`,
      );
    const areMet = worse.length === 0 && results.every(({ shares }) => shares.every(isShareMet));
    return areMet ? EXIT.ok : EXIT_WORSE;
  });

// An error ends the process with a code that is not zero.
if (process.argv[1] === fileURLToPath(import.meta.url))
  void runEval(process.argv.slice(2)).then((code) => (process.exitCode = code));
