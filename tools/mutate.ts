import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createBench, type Bench, type Outcome } from './mutate/bench';
import { createCompiler } from './mutate/compiler';
import { getMutants, type Mutant } from './mutate/operators';
import { mapTests } from './mutate/related';

/*
 * `npm run tool -- mutate`: changes the code in one place at a time and asks the tests that reach it whether they notice. A mutant
 * that no test notices, or that no test reaches, has survived. The same seed draws the same mutants of the same code.
 */

const USAGE =
  'npm run -s tool -- mutate [--seed N] [--sample N] [--files GLOB] [--tests GLOB] [--workers N]';

/** What is mutated, under the name it is counted by. */
const ROOMS = {
  engine: ['packages/engine/src/**/*.ts'],
  search: ['lib/search/**/*.ts'],
  sync: [
    'lib/ingest/{errors,files,journal,lock,report,seoul-day,snapshot-file,vanishing}.ts',
    'lib/ingest/tourapi/!(client|envelope|error-table|errors|items|official-names).ts',
  ],
  atoms: ['lib/session/**/*.ts', 'lib/kept/**/*.ts'],
} as const;
type Room = keyof typeof ROOMS;

/** Tests that take long and notice little that others do not: random searches, and whole commands in processes of their own. */
const LEFT_OUT = /\/fuzz\/|any-text|scripts\/(?:eval|engine|ingest\/tourapi)\.|ingest\/.*kill\./;

interface Drawn {
  room: Room;
  mutant: Mutant;
}

const readText = (file: string): string => readFileSync(file, 'utf8');

/** The mutants of the rooms, in the order in which `seed` draws them. */
function drawMutants(seed: string, pattern: string | undefined): Drawn[] {
  const wanted = pattern === undefined ? null : new Set(globSync(pattern));
  const all = Object.entries(ROOMS).flatMap(([room, globs]) =>
    globSync([...globs])
      .filter((file) => wanted === null || wanted.has(file))
      .flatMap((file) => getMutants(file, readText(file)))
      .map((mutant) => ({ room: room as Room, mutant })),
  );
  const toPlace = ({ mutant: { file, start, end, after } }: Drawn) =>
    createHash('sha256').update([seed, file, start, end, after].join(' ')).digest('hex');
  return all
    .map((drawn) => ({ drawn, place: toPlace(drawn) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ drawn }) => drawn);
}

/** The first `count` of them that pass the type check. */
function takeSound(drawn: readonly Drawn[], count: number): Drawn[] {
  const compiles = createCompiler([...new Set(drawn.map(({ mutant }) => mutant.file))]);
  const sound: Drawn[] = [];
  for (const candidate of drawn) {
    if (sound.length === count) break;
    if (compiles(candidate.mutant)) sound.push(candidate);
  }
  return sound;
}

function getTests(pattern: string): ReadonlyMap<string, readonly string[]> {
  const tests = globSync(pattern);
  return mapTests(tests.filter((test) => !LEFT_OUT.test(test)));
}

const toOneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
};

function toLine({ file, line, before, after }: Mutant): string {
  return `${file}:${line}  ${toOneLine(before)}  ->  ${toOneLine(after) || '(nothing)'}`;
}

function printScores(results: ReadonlyArray<Drawn & { outcome: Outcome }>): void {
  console.log('\n| room   | mutants | killed | timed out | survived | score  |');
  console.log('| ------ | ------- | ------ | --------- | -------- | ------ |');
  for (const room of Object.keys(ROOMS)) {
    const own = results.filter((result) => result.room === room);
    const count = (outcome: Outcome) => own.filter((result) => result.outcome === outcome).length;
    const [killed, late, survived] = [count('killed'), count('timed out'), count('survived')];
    if (own.length === 0) continue;
    const score = `${((100 * (killed + late)) / own.length).toFixed(1)} %`;
    const cells = [own.length, killed, late, survived].map(String);
    const widths = [7, 6, 9, 8];
    const columns = cells.map((cell, at) => cell.padEnd(widths[at] ?? 0));
    console.log(`| ${[room.padEnd(6), ...columns, score.padEnd(6)].join(' | ')} |`);
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
  const drawn = drawMutants(values.seed, values.files);
  const sound = takeSound(drawn, sample);
  const testsOf = getTests(values.tests);
  console.log(`${sound.length} of ${drawn.length} mutants, seed ${values.seed}`);

  const benches: Bench[] = Array.from({ length: workers }, createBench);
  try {
    const files = new Set(sound.map(({ mutant }) => mutant.file));
    const tests = [...new Set([...files].flatMap((file) => testsOf.get(file) ?? []))];
    const [first] = benches;
    if (!(await first?.areTestsPassing(tests))) {
      console.error('The tests fail without any mutant.');
      return 1;
    }
    const queue = [...sound];
    const results: (Drawn & { outcome: Outcome })[] = [];
    const work = async (bench: Bench) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const outcome = await bench.try(next.mutant, testsOf.get(next.mutant.file) ?? []);
        results.push({ ...next, outcome });
        console.error(`${results.length}/${sound.length} ${outcome}: ${toLine(next.mutant)}`);
      }
    };
    await Promise.all(benches.map(work));
    console.log('\nsurvived');
    const lines = results
      .filter(({ outcome }) => outcome === 'survived')
      .map(({ mutant }) => toLine(mutant));
    console.log(lines.sort().join('\n'));
    printScores(results);
    return 0;
  } finally {
    for (const bench of benches) bench.close();
  }
}

process.exitCode = await main();
