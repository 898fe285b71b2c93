import fc from 'fast-check';

/** What is fuzzed: a name, and a property over generated input that throws when something is wrong. */
export interface FuzzTarget {
  name: string;
  property: fc.IAsyncProperty<[unknown]>;
}

/** No input may take more processor time than this. */
const HANG_MS = 3_000;

/** A target whose check may take less than {@link HANG_MS}, and may change no prototype. */
export function target<T>(
  name: string,
  input: fc.Arbitrary<T>,
  check: (value: T) => unknown,
): FuzzTarget {
  const property = fc.asyncProperty(input, async (value) => {
    const before = process.cpuUsage();
    await check(value);
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    if (ms > HANG_MS) throw new Error(`took ${Math.round(ms)} ms`);
    if ('polluted' in {} || Object.keys(Object.prototype).length > 0) {
      throw new Error('the prototype of all objects was changed');
    }
  });
  return { name, property };
}

/** @throws {Error} with the message when something is not right */
export function assert(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}
