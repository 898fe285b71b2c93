import { expect, it } from '@jest/globals';
import { read } from './documents';

/** A block of code with its file: ```ts packages/engine/src/menu/bracket-roles.ts */
const QUOTE = /^```ts (\S+)\n([\s\S]*?)^```$/gm;

/** Code with test titles blanked, since CONTRIBUTING.md may word them differently. */
const toComparable = (code: string) => code.replace(/^it\('[^']*'/gm, "it(''");

it('the change that CONTRIBUTING.md walks through is quoted as the code has it', () => {
  const quotes = [...read('CONTRIBUTING.md').matchAll(QUOTE)];
  expect(quotes).toHaveLength(2);
  for (const [, file = '', code = ''] of quotes) {
    expect(toComparable(read(file))).toContain(toComparable(code));
  }
});
