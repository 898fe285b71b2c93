// Runs every check of the project and ends with one line: `N passed, N failed`. A check that fails does not keep
// the next one from running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** Longer than any of them takes: one that hangs is a failure that says so, not a run that nobody reads. */
const STEP_TIMEOUT_MS = 30 * 60_000;

/** The checks that begin last: builds and journeys take the time that cannot be shortened, and the unit tests come next. */
const NICENESS = { units: 5, checks: 10 };
const env = { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1', TYPES_CHECKED: '1' };
const total = { passed: 0, failed: 0 };

/** What runs, each in a group of processes that is told as a terminal tells it: then Playwright ends its servers, too. */
const groups = new Set();
const interrupt = (group) => process.kill(-group, 'SIGINT');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    groups.forEach(interrupt);
    process.exit(1);
  });
}

/**
 * Runs a command and says whether it exited with 0. Its output comes once it has ended, so that it does not mix with
 * that of the commands beside it.
 */
async function run(title, command, words, niceness = 0) {
  console.log(`> ${title}`);
  const startedAt = Date.now();
  const log = `${RESULTS}/${title}.log`;
  const output = openSync(log, 'w');
  let hasPassed = false;
  const child = spawn(command, words, { stdio: ['ignore', output, output], env, detached: true });
  const late = setTimeout(() => {
    console.error(`${title} did not end in ${STEP_TIMEOUT_MS / 60_000} minutes.`);
    interrupt(child.pid);
  }, STEP_TIMEOUT_MS);
  groups.add(child.pid);
  try {
    if (child.pid) setPriority(child.pid, Math.max(niceness, getPriority()));
    const [code] = await once(child, 'exit');
    hasPassed = code === 0;
  } catch (error) {
    console.error(error);
  } finally {
    groups.delete(child.pid);
    clearTimeout(late);
  }
  console.log(readFileSync(log, 'utf8'));
  console.log(`< ${title}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s\n`);
  return hasPassed;
}

/** A check that passes or fails as a whole. */
async function check(title, words, niceness) {
  const hasPassed = await run(title, 'npm', ['run', '-s', ...words], niceness);
  total[hasPassed ? 'passed' : 'failed'] += 1;
  return hasPassed;
}

/** A test runner that writes how many tests passed and failed; no readable report is a failure of its own. */
async function suite(title, words, { report, count, niceness }) {
  const hasPassed = await run(title, 'npx', words, niceness);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += failed === 0 && !hasPassed ? 1 : failed;
  } catch (error) {
    console.error(`No report of ${title}:`, error);
    total.failed += 1;
  }
}

/** Both write to `.next`; the later one is served to the journeys. */
async function checkBuilds() {
  const isStandaloneBuilt = await check('standalone build', ['build:standalone']);
  const isBuilt = await check('build', ['build']);
  return isStandaloneBuilt && isBuilt;
}

async function checkJourneys() {
  await check('no secret in what browsers get', ['tool', '--', 'audit-secrets']);
  await suite('browser journeys', ['playwright', 'test'], {
    report: `${RESULTS}/e2e.json`,
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  });
}

async function checkUnits() {
  const report = `${RESULTS}/unit.json`;
  await suite('unit tests', ['jest', '--maxWorkers=2', '--json', `--outputFile=${report}`], {
    report,
    count: (counts) => ({
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    }),
    niceness: NICENESS.units,
  });
}

const areBuilt = checkBuilds();
const journeys = areBuilt.then((isBuilt) => isBuilt && checkJourneys());
await checkUnits();
// The types of the routes are written to `.next`, too.
await areBuilt;
await Promise.all([
  check('types', ['typecheck'], NICENESS.checks),
  check('lint', ['lint'], NICENESS.checks),
  journeys,
]);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
