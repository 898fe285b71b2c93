// `npm run lint` runs all static checks in parallel and prints the output of each when it ends.
// Caches are used outside CI only: type-aware rules depend on other files as well.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { getCommitRangeStart } from './commit-range.mjs';

const isCached = !process.env.CI;

const toCacheFlags = (file) =>
  isCached ? ['--cache', `--cache-location=node_modules/.cache/${file}`] : [];

const rangeStart = getCommitRangeStart();
const CHECKS = [
  ['eslint', '--concurrency=auto', ...toCacheFlags('eslint/'), '.'],
  ['prettier', '--check', '--log-level=warn', ...toCacheFlags('prettier/.prettier-cache'), '.'],
  ['knip'],
  ['node', 'tools/lint/line-budgets.mjs'],
  ['cspell', 'lint', '--no-progress', '--no-summary', ...toCacheFlags('cspell'), '.'],
  ...(rangeStart ? [['commitlint', '--from', rangeStart]] : []),
];

/** Runs a check; resolves to true for exit code 0. */
async function runCheck([command, ...args]) {
  const startedAt = performance.now();
  const child = spawn('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(`${output}${errors}`);
  console.log(`${command}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
}

if (!rangeStart) console.log('commitlint: no history to check');
const results = await Promise.all(CHECKS.map(runCheck));
process.exitCode = results.every(Boolean) ? 0 : 1;
