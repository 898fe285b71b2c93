import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createSandbox, type Sandbox, type Outcome } from './mutate/sandbox';
import { createCompiler } from './mutate/compiler';
import { getMutants, type Mutant } from './mutate/operators';
import { mapFilesToTests } from './mutate/related-tests';

/*
 * `npm run tool -- mutate` changes the code in one place at a time and runs the tests that import
 * it. A mutant survives when no test fails or none reaches it. The seed determines the sample.
 */

const USAGE =
  'npm run -s tool -- mutate [--seed N] [--sample N] [--files GLOB] [--tests GLOB] [--workers N]';

/** Mutated files by area. */
const MUTATED_FILES = {
  engine: ['packages/engine/src/**/*.ts'],
  search: ['lib/search/**/*.ts'],
  sync: [
    'lib/ingest/{atomic-file,change-report,errors,journal,lock,seoul-day,snapshot-file,vanishing-limits}.ts',
    'lib/ingest/tourapi/!(client|envelope|error-table|errors|items|official-names).ts',
  ],
  atoms: ['lib/session/**/*.ts', 'lib/client-store/**/*.ts'],
} as const;
type MutatedArea = keyof typeof MUTATED_FILES;

/** Slow tests that kill few mutants of their own: fuzzing and commands in child processes. */
const EXCLUDED_TESTS =
  /\/fuzz\/|arbitrary-text|scripts\/(?:eval|engine|ingest\/tourapi)\.|ingest\/.*crash-recovery\./;

interface SampledMutant {
  area: MutatedArea;
  mutant: Mutant;
}

const readText = (file: string): string => readFileSync(file, 'utf8');

/** All mutants in the sampling order of `seed`. */
function sampleMutants(seed: string, pattern: string | undefined): SampledMutant[] {
  const selected = pattern === undefined ? null : new Set(globSync(pattern));
  const all = Object.entries(MUTATED_FILES).flatMap(([area, globs]) =>
    globSync([...globs])
      .filter((file) => selected === null || selected.has(file))
      .flatMap((file) => getMutants(file, readText(file)))
      .map((mutant) => ({ area: area as MutatedArea, mutant })),
  );
  const toPlace = ({ mutant: { file, start, end, after } }: SampledMutant) =>
    createHash('sha256').update([seed, file, start, end, after].join(' ')).digest('hex');
  return all
    .map((sampled) => ({ sampled, place: toPlace(sampled) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ sampled }) => sampled);
}

/** The first `count` mutants that pass the type check. */
function takeCompiling(sampled: readonly SampledMutant[], count: number): SampledMutant[] {
  const compiles = createCompiler([...new Set(sampled.map(({ mutant }) => mutant.file))]);
  const compiling: SampledMutant[] = [];
  for (const candidate of sampled) {
    if (compiling.length === count) break;
    if (compiles(candidate.mutant)) compiling.push(candidate);
  }
  return compiling;
}

function getTests(pattern: string): ReadonlyMap<string, readonly string[]> {
  const tests = globSync(pattern);
  return mapFilesToTests(tests.filter((test) => !EXCLUDED_TESTS.test(test)));
}

const toOneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
};

function toLine({ file, line, before, after }: Mutant): string {
  return `${file}:${line}  ${toOneLine(before)}  ->  ${toOneLine(after) || '(nothing)'}`;
}

function printScores(results: ReadonlyArray<SampledMutant & { outcome: Outcome }>): void {
  console.log('\n| area   | mutants | killed | timed out | survived | score  |');
  console.log('| ------ | ------- | ------ | --------- | -------- | ------ |');
  for (const area of Object.keys(MUTATED_FILES)) {
    const own = results.filter((result) => result.area === area);
    const count = (outcome: Outcome) => own.filter((result) => result.outcome === outcome).length;
    const [killed, late, survived] = [count('killed'), count('timed out'), count('survived')];
    if (own.length === 0) continue;
    const score = `${((100 * (killed + late)) / own.length).toFixed(1)} %`;
    const cells = [own.length, killed, late, survived].map(String);
    const widths = [7, 6, 9, 8];
    const columns = cells.map((cell, at) => cell.padEnd(widths[at] ?? 0));
    console.log(`| ${[area.padEnd(6), ...columns, score.padEnd(6)].join(' | ')} |`);
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      sample: { type: 'string', default: '200' },
      files: { type: 'string' },
      tests: { type: 'string', default: '{__tests__,packages/*/__tests__}/**/*.test.{ts,tsx}' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [sample, workers] = [Number(values.sample), Number(values.workers)];
  if (!(sample > 0 && workers > 0)) throw new TypeError(`These are no numbers. ${USAGE}`);
  const sampled = sampleMutants(values.seed, values.files);
  const compiling = takeCompiling(sampled, sample);
  const testsOf = getTests(values.tests);
  console.log(`${compiling.length} of ${sampled.length} mutants, seed ${values.seed}`);

  const sandboxes: Sandbox[] = Array.from({ length: workers }, createSandbox);
  try {
    const files = new Set(compiling.map(({ mutant }) => mutant.file));
    const tests = [...new Set([...files].flatMap((file) => testsOf.get(file) ?? []))];
    const [first] = sandboxes;
    if (!(await first?.areTestsPassing(tests))) {
      console.error('The tests fail without any mutant.');
      return 1;
    }
    const queue = [...compiling];
    const results: (SampledMutant & { outcome: Outcome })[] = [];
    const work = async (sandbox: Sandbox) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const outcome = await sandbox.try(next.mutant, testsOf.get(next.mutant.file) ?? []);
        results.push({ ...next, outcome });
        console.error(`${results.length}/${compiling.length} ${outcome}: ${toLine(next.mutant)}`);
      }
    };
    await Promise.all(sandboxes.map(work));
    console.log('\nsurvived');
    const lines = results
      .filter(({ outcome }) => outcome === 'survived')
      .map(({ mutant }) => toLine(mutant));
    console.log(lines.sort().join('\n'));
    printScores(results);
    return 0;
  } finally {
    for (const sandbox of sandboxes) sandbox.close();
  }
}

process.exitCode = await main();
