import { describe, expect, it } from '@jest/globals';
import { createDishKeyFunction } from '../../src/names';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { english } from '../../src/lexicon/english-names';

const LENGTH = 400;

/** One name of each class of letters, and mixtures. */
const UNITS = ['a', 'Z', 'é', '1', '.', '+', '&', "'", '-', '가', '뷁', '漢', 'カ', '😀', '\u0301'];
const MIXTURES = ['a1', 'a ', 'a가', '1,', '가 ', '김치', '와', 'A.', '(a', '100%'];

/** Calls on text, the steps of every scan. */
const STEPS = [
  [RegExp.prototype, 'test'],
  [RegExp.prototype, 'exec'],
  [String.prototype, 'charAt'],
  [String.prototype, 'charCodeAt'],
  [String.prototype, 'codePointAt'],
] as const;

/** Number of steps of a function: the same in every run, unlike its time. */
function countSteps(run: () => unknown): number {
  let count = 0;
  const restore = STEPS.map(([prototype, name]) => {
    const original = Object.getOwnPropertyDescriptor(prototype, name);
    if (!original) throw new Error(`No ${name}.`);
    const { value } = original as { value: (...args: unknown[]) => unknown };
    Object.defineProperty(prototype, name, {
      ...original,
      value(this: unknown, ...args: unknown[]) {
        count += 1;
        return value.apply(this, args);
      },
    });
    return () => Object.defineProperty(prototype, name, original);
  });
  try {
    run();
  } finally {
    restore.forEach((one) => one());
  }
  return count;
}

const toKey = createDishKeyFunction(getLexicon());

describe.each([
  ['the key', toKey],
  ['the English', english.toDish],
] as const)('%s of a name of twice the length', (_, run) => {
  it.each([...UNITS, ...MIXTURES])('takes at most 2.5 times the steps for repeated %j', (unit) => {
    const name = unit.repeat(LENGTH / unit.length);
    // Another name first: whatever is computed once.
    run(`${unit}김치찌개`);
    const once = countSteps(() => run(name));
    const twice = countSteps(() => run(name + name));
    expect(once).toBeGreaterThan(LENGTH / 2);
    expect(twice).toBeLessThanOrEqual(2.5 * once);
  });
});
