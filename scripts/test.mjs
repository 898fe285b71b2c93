// Runs every check of the project and ends with one line: `N passed, N failed`. A failed check does
// not stop the next one. DEEP=1 (`npm run test:deep`) runs what is too slow for every change:
// docs/testing.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseTimes, readJourneys, readUnits, sortSlowestFirst } from './test-reports.mjs';

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const isDeep = process.env.DEEP === '1';

/** Longer than any step; a step that hangs counts as a failure. */
const STEP_TIMEOUT_MS = (isDeep ? 4 : 1) * 60 * 60_000;
const SLOWEST_PRINTED = 20;

/** Priorities: builds and journeys are on the critical path, then unit tests, then checks. */
const NICENESS = { units: 5, checks: 10 };
const env = { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1' };
const totals = { passed: 0, failed: 0 };
/** Unit files and journeys, seconds of wall time. */
const timed = [];
/** Steps with their seconds of wall and of processor time. */
const steps = [];
let flaky = [];

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

/** Runs a command, keeps its exit code and writes its processor time to descriptor 3. */
const MEASURE = 'nice -n "$0" "$@"; code=$?; times >&3; exit $code';

/**
 * Runs a command and resolves to true for exit code 0. Prints its output at the end, so that
 * parallel steps do not mix.
 */
async function run(title, command, args, niceness = 0) {
  console.log(`> ${title}`);
  const startedAt = Date.now();
  const log = `${RESULTS}/${title}.log`;
  const timesFile = `${RESULTS}/${title}.times`;
  const output = openSync(log, 'w');
  let hasPassed = false;
  const child = spawn('sh', ['-c', MEASURE, String(niceness), command, ...args], {
    stdio: ['ignore', output, output, openSync(timesFile, 'w')],
    env,
    detached: true,
  });
  const late = setTimeout(() => {
    console.error(`${title} did not end in ${STEP_TIMEOUT_MS / 60_000} minutes.`);
    interrupt(child.pid);
  }, STEP_TIMEOUT_MS);
  groups.add(child.pid);
  try {
    const [code] = await once(child, 'exit');
    hasPassed = code === 0;
  } catch (error) {
    console.error(error);
  } finally {
    groups.delete(child.pid);
    clearTimeout(late);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const processorSeconds = Math.round(parseTimes(readFileSync(timesFile, 'utf8')));
  rmSync(timesFile);
  steps.push({ title, seconds, processorSeconds });
  console.log(readFileSync(log, 'utf8'));
  console.log(`< ${title}: ${seconds} s, ${processorSeconds} s of a processor\n`);
  return hasPassed;
}

/** Check that passes or fails as a whole. */
async function runCheck(title, args, niceness) {
  const hasPassed = await run(title, 'npm', ['run', '-s', ...args], niceness);
  totals[hasPassed ? 'passed' : 'failed'] += 1;
  return hasPassed;
}

/** Test runner that reports counts of passed and failed tests; a missing report is a failure. */
async function runSuite(title, args, { report, read, niceness }) {
  const hasPassed = await run(title, 'npx', args, niceness);
  try {
    const { passed, failed, tests } = read(JSON.parse(readFileSync(report, 'utf8')));
    totals.passed += passed;
    totals.failed += failed === 0 && !hasPassed ? 1 : failed;
    timed.push(...tests);
  } catch (error) {
    console.error(`No report of ${title}:`, error);
    totals.failed += 1;
  }
}

/** Both write to `.next`; the journeys use the last build. */
async function checkBuilds() {
  const isStandaloneBuilt = !isDeep || (await runCheck('standalone build', ['build:standalone']));
  const isBuilt = await runCheck('build', ['build']);
  return isStandaloneBuilt && isBuilt;
}

async function checkJourneys() {
  await runCheck('no secret in what browsers get', ['tool', '--', 'audit-secrets']);
  await runSuite('browser journeys', ['playwright', 'test'], {
    report: `${RESULTS}/e2e.json`,
    read: (report) => {
      const journeys = readJourneys(report);
      ({ flaky } = journeys);
      return journeys;
    },
  });
}

async function checkUnits() {
  const report = `${RESULTS}/unit.json`;
  await runSuite('unit tests', ['jest', '--maxWorkers=2', '--json', `--outputFile=${report}`], {
    ...{ report, read: readUnits, niceness: NICENESS.units },
  });
}

const toMinutes = (seconds) => (seconds / 60).toFixed(1).padStart(5);

/** Prints the slowest tests, the minutes of each step and what passed at the second attempt only. */
function report() {
  const slowest = sortSlowestFirst(timed);
  writeFileSync(`${RESULTS}/slowest.json`, JSON.stringify({ steps, slowest }, null, 1));
  writeFileSync(`${RESULTS}/flaky.json`, JSON.stringify(flaky, null, 1));
  console.log(`The ${SLOWEST_PRINTED} slowest of ${slowest.length}, in seconds:`);
  for (const { name, seconds } of slowest.slice(0, SLOWEST_PRINTED)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  }
  console.log('\nMinutes, and minutes of a processor:');
  for (const step of steps) {
    console.log(`${toMinutes(step.seconds)} ${toMinutes(step.processorSeconds)}  ${step.title}`);
  }
  const total = steps.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  console.log(`${toMinutes(process.uptime())} ${toMinutes(total)}  all`);
  if (flaky.length > 0) console.log(`\n${flaky.length} flaky, passed at the second attempt:`);
  for (const { name, reason } of flaky) console.log(`  ${name}: ${reason}`);
}

const builds = checkBuilds();
const journeys = builds.then((isBuilt) => isBuilt && checkJourneys());
// Route types are written to `.next` as well.
const types = builds.then(() => runCheck('types', ['typecheck'], NICENESS.checks));
const units = checkUnits();
// Memory holds one of them beside lint.
const lint = Promise.race([units, journeys]).then(() =>
  runCheck('lint', ['lint'], NICENESS.checks),
);
await Promise.all([units, types, lint, journeys]);

report();
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
