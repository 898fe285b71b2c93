import { describe, expect, it } from '@jest/globals';
import { fuzz } from './run';
import { FUZZ_TARGETS } from './targets';

/** Fixed seed: the same input in every run. */
const SEED = 20_260_505;
const CASES = Math.ceil(2_000 / FUZZ_TARGETS.length);

describe(`${CASES} generated inputs per target`, () => {
  it.each(FUZZ_TARGETS.map((target) => [target.name, target] as const))(
    '%s',
    async (_name, target) => {
      process.env.RATE_LIMIT_PER_MINUTE = '0';
      expect(await fuzz(target, { seed: SEED, cases: CASES })).toBeNull();
    },
  );
});
