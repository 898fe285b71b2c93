// `npm run tool -- fuzz [CASES] [SEED]`: generated input for every schema, handler, parser and
// sanitizer, 100,000 cases in all. Prints the seed, which repeats a run, and the heap growth of
// each target.
import { fuzz } from '../__tests__/fuzz/run';
import { FUZZ_TARGETS } from '../__tests__/fuzz/targets';

/** Maximum heap growth of a target after its warm-up; all caches are bounded. */
const GROWTH_LIMIT_BYTES = 32 * 1024 * 1024;

const total = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const cases = Math.ceil(total / FUZZ_TARGETS.length);
process.env.RATE_LIMIT_PER_MINUTE = '0';

function getHeapBytes(): number {
  if (!globalThis.gc) throw new Error('Start with --expose-gc, as npm run tool -- fuzz does.');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

console.log(`seed ${seed}, ${cases} cases for each of ${FUZZ_TARGETS.length} targets`);
const failures: string[] = [];
const startedAt = performance.now();
for (const target of FUZZ_TARGETS) {
  // Fills caches of fixed size.
  const warmUp = await fuzz(target, { seed: seed + 1, cases: Math.ceil(cases / 4) });
  const before = getHeapBytes();
  const targetStartedAt = performance.now();
  const report = warmUp ?? (await fuzz(target, { seed, cases }));
  const seconds = (performance.now() - targetStartedAt) / 1000;
  const growth = getHeapBytes() - before;
  const columns = [target.name.padEnd(42), `${seconds.toFixed(1).padStart(6)} s`];
  console.log(
    ...columns,
    `${(growth / 1_048_576).toFixed(1).padStart(6)} MiB`,
    report ? 'FAILED' : '',
  );
  if (report) failures.push(`${target.name}\n${report}`);
  if (growth > GROWTH_LIMIT_BYTES) failures.push(`${target.name}: memory grew by ${growth} bytes`);
}
console.log(
  `${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${failures.length} failures`,
);
for (const failure of failures) console.error(`\n${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
