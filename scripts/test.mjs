// Runs every check of the project and ends with one line: `N passed, N failed`. A failed check does
// not stop the next one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { countJourneys } from './count-journeys.mjs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** Longer than any step; a step that hangs counts as a failure. */
const STEP_TIMEOUT_MS = 60 * 60_000;

/** Priorities: builds and journeys are on the critical path, then unit tests, then checks. */
const NICENESS = { units: 5, checks: 10 };
const env = { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1', TYPES_CHECKED: '1' };
const totals = { passed: 0, failed: 0 };

/**
 * Running steps, each a process group that gets SIGINT, so that Playwright stops its servers as
 * well.
 */
const groups = new Set();
const interrupt = (group) => process.kill(-group, 'SIGINT');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    groups.forEach(interrupt);
    process.exit(1);
  });
}

/**
 * Runs a command and resolves to true for exit code 0. Prints its output at the end, so that
 * parallel steps do not mix.
 */
async function run(title, command, args, niceness = 0) {
  console.log(`> ${title}`);
  const startedAt = Date.now();
  const log = `${RESULTS}/${title}.log`;
  const output = openSync(log, 'w');
  let hasPassed = false;
  const child = spawn(command, args, { stdio: ['ignore', output, output], env, detached: true });
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

/** Check that passes or fails as a whole. */
async function runCheck(title, args, niceness) {
  const hasPassed = await run(title, 'npm', ['run', '-s', ...args], niceness);
  totals[hasPassed ? 'passed' : 'failed'] += 1;
  return hasPassed;
}

/** Test runner that reports counts of passed and failed tests; a missing report is a failure. */
async function runSuite(title, args, { report, count, niceness }) {
  const hasPassed = await run(title, 'npx', args, niceness);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    totals.passed += passed;
    totals.failed += failed === 0 && !hasPassed ? 1 : failed;
  } catch (error) {
    console.error(`No report of ${title}:`, error);
    totals.failed += 1;
  }
}

/** Both write to `.next`; the journeys use the second build. */
async function checkBuilds() {
  const isStandaloneBuilt = await runCheck('standalone build', ['build:standalone']);
  const isBuilt = await runCheck('build', ['build']);
  return isStandaloneBuilt && isBuilt;
}

async function checkJourneys() {
  await runCheck('no secret in what browsers get', ['tool', '--', 'audit-secrets']);
  await runSuite('browser journeys', ['playwright', 'test'], {
    report: `${RESULTS}/e2e.json`,
    count: countJourneys,
  });
}

async function checkUnits() {
  const report = `${RESULTS}/unit.json`;
  await runSuite('unit tests', ['jest', '--maxWorkers=2', '--json', `--outputFile=${report}`], {
    report,
    count: (counts) => ({
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    }),
    niceness: NICENESS.units,
  });
}

const builds = checkBuilds();
const journeys = builds.then((isBuilt) => isBuilt && checkJourneys());
await checkUnits();
// Route types are written to `.next` as well.
await builds;
await Promise.all([
  runCheck('types', ['typecheck'], NICENESS.checks),
  runCheck('lint', ['lint'], NICENESS.checks),
  journeys,
]);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
