import { createRandom } from '../../tools/random';

/** `npm run test:deep`: nothing is sampled. */
export const IS_DEEP = process.env.DEEP === '1';

// Inherited by the processes of a run: all have the same seed, also when it runs past midnight.
process.env.SEED ??= new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** Day in UTC as a number; SEED=20261128 repeats the samples of a day. */
export const SEED = Number(process.env.SEED);

/** Runs of a property test. */
const PROPERTY_RUNS = 50;

/** Seeds of a crash test, one kill each; a kill by time may come too late. */
export const KILL_SEEDS = IS_DEEP ? Infinity : 2;

/**
 * At most `count` elements in their order, others each day; all of them in a deep run.
 *
 * @throws {RangeError} for a seed that is no number
 */
export function sample<T>(all: readonly T[], count: number): T[] {
  if (!Number.isSafeInteger(SEED)) throw new RangeError(`No seed: ${process.env.SEED}`);
  if (IS_DEEP || count >= all.length) return [...all];
  const random = createRandom(SEED);
  // Selection sampling (Knuth, algorithm S).
  let wanted = count;
  return all.filter((_, at) => {
    const isChosen = random() * (all.length - at) < wanted;
    if (isChosen) wanted -= 1;
    return isChosen;
  });
}

/**
 * Title of a test over a sample, so that a failure prints its seed.
 *
 * @example sampled('reads every menu') // 'reads every menu (SEED=20261128)'
 */
export const sampled = (title: string): string =>
  IS_DEEP ? title : `${title} (SEED=${String(SEED)})`;

/**
 * Parameters of a property test: `deepRuns` in a deep run, else at most `dailyRuns`. fast-check
 * prints the seed.
 */
export const toRuns = (deepRuns: number, dailyRuns = PROPERTY_RUNS) => ({
  seed: SEED,
  numRuns: IS_DEEP ? deepRuns : Math.min(deepRuns, dailyRuns),
});
