import { expect, it } from '@jest/globals';
import { IS_DEEP, sample, sampled, SEED } from './helpers/sample';

const numbers = Array.from({ length: 5_000 }, (_, at) => at);

it('draws that many different elements in their order, the same for a seed', () => {
  const some = sample(numbers, 400);
  expect(some).toHaveLength(IS_DEEP ? numbers.length : 400);
  expect(some).toEqual([...new Set(some)].sort((a, b) => a - b));
  expect(sample(numbers, 400)).toEqual(some);
});

it('draws from the whole list', () => {
  const middle = numbers.length / 2;
  const [early, late] = [true, false].map(
    (isEarly) => sample(numbers, 400).filter((at) => at < middle === isEarly).length,
  );
  expect(early).toBeGreaterThan(100);
  expect(late).toBeGreaterThan(100);
});

it('returns a shorter list as it is', () => {
  expect(sample(numbers.slice(0, 3), 400)).toEqual([0, 1, 2]);
  expect(sample([], 400)).toEqual([]);
});

it('names the seed in the title of a test', () => {
  expect(sampled('reads menus')).toBe(IS_DEEP ? 'reads menus' : `reads menus (SEED=${SEED})`);
});
