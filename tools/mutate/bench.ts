import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMutant, type Mutant } from './operators';

export type Outcome = 'killed' | 'timed out' | 'survived';

/** Longer than any set of tests takes on a busy machine: a mutant that takes longer does not end. */
const TIME_LIMIT_MS = 300_000;

const LEFT_OUT = new Set(['.git', '.next', '.data', 'test-results']);
/** Notices most mutants, and soonest when it is run without Jest. */
const GOLDEN_TEST = '__tests__/tools/golden.test.ts';

/** Large, and the same for every copy. */
const SHARED = ['node_modules', 'public', 'data'];

/** A copy of the project in which a file can be changed without anybody noticing. */
export function createBench() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  const isWanted = (file: string) => !LEFT_OUT.has(file) && !SHARED.includes(file);
  cpSync('.', folder, { recursive: true, filter: isWanted });
  for (const name of SHARED) symlinkSync(path.resolve(name), path.join(folder, name));

  /** True when a command of the copy succeeds. Null: out of time. */
  async function run(
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    stdio: 'ignore' | 'inherit',
  ): Promise<boolean | null> {
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, TIME_LIMIT_MS);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    return isLate ? null : code === 0;
  }

  const isGoldenKept = () =>
    run(['--import', 'tsx', 'tools/golden.ts', '--check'], process.env, 'ignore');

  /** True when all of the tests pass; they end with the first that does not. Null: out of time. */
  async function runTests(
    tests: readonly string[],
    output: 'ignore' | 'inherit' = 'ignore',
  ): Promise<boolean | null> {
    if (tests.length === 0) return true;
    const jest = path.join(folder, 'node_modules/jest/bin/jest.js');
    const sequencer = path.join(folder, 'tools/mutate/sequencer.mjs');
    // No test is as slow as that: on a busy machine none fails for want of time.
    const patience = ['--testTimeout', '60000'];
    const options = ['--runInBand', '--bail', '--silent', '--ci', '--testSequencer', sequencer];
    return run(
      [jest, ...options, ...patience, '--runTestsByPath', ...tests],
      { ...process.env, MUTATE_TESTS: JSON.stringify(tests) },
      output,
    );
  }

  return {
    /** Whether they pass without any mutant; what fails is printed. */
    areTestsPassing: async (tests: readonly string[]) =>
      (await runTests(tests, 'inherit')) === true,
    /** What the tests make of a mutant. */
    async try(mutant: Mutant, tests: readonly string[]): Promise<Outcome> {
      const others = tests.filter((test) => test !== GOLDEN_TEST);
      const file = path.join(folder, mutant.file);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, applyMutant(text, mutant));
      const isGolden = others.length < tests.length ? await isGoldenKept() : true;
      const hasPassed = isGolden === true ? await runTests(others) : isGolden;
      writeFileSync(file, text);
      if (hasPassed === null) return 'timed out';
      return hasPassed ? 'survived' : 'killed';
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

export type Bench = ReturnType<typeof createBench>;
