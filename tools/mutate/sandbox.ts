import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMutant, type Mutant } from './operators';

export type Outcome = 'killed' | 'timed out' | 'survived';

/** Longer than any set of tests on a busy machine; a mutant beyond it is an endless loop. */
const MAX_TEST_MS = 300_000;

const EXCLUDED_FOLDERS = new Set(['.git', '.next', '.data', 'test-results']);
/** Kills most mutants; fastest outside Jest. */
const GOLDEN_TEST = '__tests__/tools/golden.test.ts';

/** Large folders, linked instead of copied. */
const SYMLINKED_FOLDERS = ['public', 'data'];
const DEPENDENCIES = 'node_modules';
/** Scope of the workspaces, which have to be those of the copy. */
const WORKSPACE_SCOPE = '@kioot';

/** Copy of the project for applying mutants. */
export function createSandbox() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
  const isWanted = (file: string) =>
    !EXCLUDED_FOLDERS.has(file) && !SYMLINKED_FOLDERS.includes(file) && file !== DEPENDENCIES;
  cpSync('.', folder, { recursive: true, filter: isWanted });
  for (const name of SYMLINKED_FOLDERS) symlinkSync(path.resolve(name), path.join(folder, name));
  linkDependencies(folder);

  /** True when the command succeeds; null on timeout. */
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
    }, MAX_TEST_MS);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    return isLate ? null : code === 0;
  }

  const isGoldenKept = () =>
    run(['--import', 'tsx', 'tools/golden.ts', '--check'], process.env, 'ignore');

  /** True when all tests pass; stops at the first failure. Null on timeout. */
  async function runTests(
    tests: readonly string[],
    output: 'ignore' | 'inherit' = 'ignore',
  ): Promise<boolean | null> {
    if (tests.length === 0) return true;
    const jest = path.join(folder, 'node_modules/jest/bin/jest.js');
    const sequencer = path.join(folder, 'tools/mutate/sequencer.mjs');
    // Generous, so that a busy machine fails no test.
    const patience = ['--testTimeout', '60000'];
    const options = ['--runInBand', '--bail', '--silent', '--ci', '--testSequencer', sequencer];
    return run(
      [jest, ...options, ...patience, '--runTestsByPath', ...tests],
      { ...process.env, MUTATE_TESTS: JSON.stringify(tests) },
      output,
    );
  }

  return {
    /** True when the tests pass without a mutant; prints failures. */
    areTestsPassing: async (tests: readonly string[]) =>
      (await runTests(tests, 'inherit')) === true,
    /** Result of the tests for a mutant. */
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

export type Sandbox = ReturnType<typeof createSandbox>;

/** Links each dependency of the project into a copy; those of the workspaces lead to the packages of the copy. */
function linkDependencies(folder: string): void {
  const dependencies = path.join(folder, DEPENDENCIES);
  mkdirSync(dependencies);
  for (const name of readdirSync(DEPENDENCIES)) {
    if (name === WORKSPACE_SCOPE) continue;
    symlinkSync(path.resolve(DEPENDENCIES, name), path.join(dependencies, name));
  }
  const scope = path.join(dependencies, WORKSPACE_SCOPE);
  mkdirSync(scope);
  for (const name of readdirSync('packages')) {
    symlinkSync(path.join(folder, 'packages', name), path.join(scope, name));
  }
}
