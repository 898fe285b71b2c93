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

/** What runs beside the unit tests gives way to them: some of those watch the time. */
const NICENESS = Math.max(10, getPriority());
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
 * Runs a command and says whether it exited with 0. What it prints comes once it has ended, so that it does not mix
 * with what runs beside it; with nothing beside it, at once.
 */
async function run(title, command, words, { isAlone, niceness }) {
  console.log(`> ${title}`);
  const startedAt = Date.now();
  const log = `${RESULTS}/${title}.log`;
  const output = isAlone ? 'inherit' : openSync(log, 'w');
  let hasPassed = false;
  const child = spawn(command, words, { stdio: ['ignore', output, output], env, detached: true });
  const late = setTimeout(() => {
    console.error(`${title} did not end in ${STEP_TIMEOUT_MS / 60_000} minutes.`);
    interrupt(child.pid);
  }, STEP_TIMEOUT_MS);
  groups.add(child.pid);
  try {
    if (child.pid && niceness) setPriority(child.pid, niceness);
    const [code] = await once(child, 'exit');
    hasPassed = code === 0;
  } catch (error) {
    console.error(error);
  } finally {
    groups.delete(child.pid);
    clearTimeout(late);
  }
  if (!isAlone) console.log(readFileSync(log, 'utf8'));
  console.log(`< ${title}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s\n`);
  return hasPassed;
}

/** A check that passes or fails as a whole. */
async function check(title, ...words) {
  const hasPassed = await run(title, 'npm', ['run', '-s', ...words], {
    isAlone: false,
    niceness: NICENESS,
  });
  total[hasPassed ? 'passed' : 'failed'] += 1;
  return hasPassed;
}

/** A test runner that writes how many tests passed and failed; no readable report is a failure of its own. */
async function suite(title, words, { report, count, isAlone }) {
  const hasPassed = await run(title, 'npx', words, { isAlone });
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += failed === 0 && !hasPassed ? 1 : failed;
  } catch (error) {
    console.error(`No report of ${title}:`, error);
    total.failed += 1;
  }
}

/** All that writes to `.next`, one after another, and what there is time for meanwhile. */
async function checkBuilds() {
  await check('types', 'typecheck');
  const isStandaloneBuilt = await check('standalone build', 'build:standalone');
  const isBuilt = await check('build', 'build');
  await check('lint', 'lint');
  return isStandaloneBuilt && isBuilt;
}

async function checkUnits() {
  const report = `${RESULTS}/unit.json`;
  await suite('unit tests', ['jest', '--json', `--outputFile=${report}`], {
    report,
    count: (counts) => ({
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    }),
    isAlone: false,
  });
}

// Each keeps about one processor busy.
const [isBuilt] = await Promise.all([checkBuilds(), checkUnits()]);
if (isBuilt) {
  await check('no secret in what browsers get', 'tool', '--', 'audit-secrets');
  await suite('browser journeys', ['playwright', 'test'], {
    report: `${RESULTS}/e2e.json`,
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    isAlone: true,
  });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
