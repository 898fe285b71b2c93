// Runs every check of the project and ends with one line: `N passed, N failed`. A check that fails does not keep
// the next one from running.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const env = { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };
const total = { passed: 0, failed: 0 };

/** Runs a command and says whether it exited with 0. */
function run(title, command, words) {
  console.log(`\n> ${title}`);
  const startedAt = Date.now();
  const { status, error } = spawnSync(command, words, { stdio: 'inherit', env });
  if (error) console.error(error);
  console.log(`< ${title}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  return status === 0;
}

/** A check that passes or fails as a whole. */
function check(title, command, ...words) {
  const hasPassed = run(title, command, words);
  total[hasPassed ? 'passed' : 'failed'] += 1;
  return hasPassed;
}

/** Checks that use one processor each, side by side. */
async function checkAll(scripts) {
  console.log(`\n> ${scripts.join(', ')}`);
  const startedAt = Date.now();
  const runs = scripts.map((script) =>
    once(spawn('npm', ['run', '-s', script], { stdio: 'inherit', env }), 'exit'),
  );
  for (const [code] of await Promise.all(runs)) total[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`< ${scripts.join(', ')}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
}

/** A test runner that writes how many tests passed and failed; no readable report is a failure of its own. */
function suite(title, command, words, report, count) {
  const hasPassed = run(title, command, words);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += failed === 0 && !hasPassed ? 1 : failed;
  } catch (error) {
    console.error(`No report of ${title}:`, error);
    total.failed += 1;
  }
}

await checkAll(['typecheck', 'lint']);
suite(
  'unit tests',
  'npx',
  ['jest', '--json', `--outputFile=${RESULTS}/unit.json`],
  `${RESULTS}/unit.json`,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
);
const isBuilt = [
  check('standalone build', 'npm', 'run', '-s', 'build:standalone'),
  check('build', 'npm', 'run', '-s', 'build'),
].every(Boolean);
if (isBuilt) {
  check('no secret in what browsers get', 'npm', 'run', '-s', 'audit:secrets');
  suite('browser journeys', 'npx', ['playwright', 'test'], `${RESULTS}/e2e.json`, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
