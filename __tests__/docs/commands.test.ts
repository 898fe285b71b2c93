import { describe, expect, it } from '@jest/globals';
import { findDocuments, findTests, read } from './documents';

/** Commands as documents write them, in a sentence, a table or a block of code. */
const TOOL = /\btool -- ([a-z][a-z-]+)/g;
const SCRIPT = /\bnpm run (?:-s )?([a-z][a-z:0-9]+)/g;
const JEST = /\bnpx jest ((?:[\w/-]+ ?)+)/g;
const JOURNEY = /\bnpx playwright test (\S+\.spec\.ts)/g;

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const tools = read('tools/index.mjs');
const tests = findTests();

const isTool = (name: string) => new RegExp(`^ {2}'?${name}'?: \\{`, 'm').test(tools);
const isTest = (part: string) => tests.some((file) => file.includes(part));

describe.each(findDocuments())('%s', (document) => {
  const text = read(document);
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name.trim());

  it('names commands that exist', () => {
    const unknown = [
      ...find(TOOL).filter((name) => !isTool(name)),
      ...find(SCRIPT).filter((name) => scripts[name] === undefined),
      ...find(JOURNEY).filter((name) => !isTest(name)),
      ...find(JEST).flatMap((names) => names.split(' ').filter((name) => !isTest(name))),
    ];
    expect(unknown).toEqual([]);
  });
});
