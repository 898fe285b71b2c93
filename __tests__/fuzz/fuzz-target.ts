import fc from 'fast-check';

/** Name, and a property over generated input that throws on a violation. */
export interface FuzzTarget {
  name: string;
  property: fc.IAsyncProperty<[unknown]>;
}

/** Maximum CPU time per input. */
const MAX_CPU_MS = 3_000;

/** Target whose check must stay below {@link MAX_CPU_MS} and must not change any prototype. */
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
    if (ms > MAX_CPU_MS) throw new Error(`took ${Math.round(ms)} ms`);
    if ('polluted' in {} || Object.keys(Object.prototype).length > 0) {
      throw new Error('the prototype of all objects was changed');
    }
  });
  return { name, property };
}

/** @throws {Error} with the message when the condition is false */
export function assert(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message);
}
