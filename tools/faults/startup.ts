import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyBuild } from '../../e2e/helpers/build-copy';
import { prepareDatabase } from '../../__tests__/helpers/database-template';
import { getFreePort, startProcess, type Process } from '../processes';
import { becomesTrue, type ReportLoss, type Scenario } from './scenario';

const SERVE_SCRIPT = path.resolve('scripts/serve.mjs');
const SERVER = path.resolve('server.mjs');
const DATABASE_SCRIPT = path.resolve('scripts/database.mjs');
const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };
const OWN_DATABASE = { SUPABASE_URL: '', SUPABASE_ANON_KEY: '', DATABASE_PORT: '0' };
const MAX_START_MS = 60_000;
const MAX_BUILD_MS = 400_000;
const MAX_EXIT_MS = 10_000;
const SLUG = 'kimchi-jjigae';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'kioot-faults-start-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Processes to kill when this run is interrupted. */
const startedProcesses = new Set<Process>();
process.once('exit', () => startedProcesses.forEach((child) => child.send('SIGKILL')));

const startTracked: typeof startProcess = (...args) => {
  const child = startProcess(...args);
  startedProcesses.add(child);
  return child;
};

function serve(env: Record<string, string>, cwd: string, args: readonly string[] = ['--no-build']) {
  return startTracked(process.execPath, [SERVE_SCRIPT, ...args], { cwd, env });
}

async function isServed(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok;
  } catch {
    // Connection refused.
    return false;
  }
}

const hasEnded = (child: Process, withinMs: number) =>
  becomesTrue(async () => !child.isRunning(), withinMs);

/** A failed start prints its reason on one line and exits with code 1. */
async function expectRefusal(
  child: Process,
  what: string,
  reportLoss: ReportLoss,
  lines = 1,
): Promise<void> {
  if (!(await hasEnded(child, MAX_START_MS))) {
    reportLoss(`${what}: goes on running after ${child.getLog().slice(0, 200)}`);
    await child.stop('SIGKILL');
    return;
  }
  const [code] = (await child.ended) as [number | null];
  if (code !== 1) reportLoss(`${what}: exit ${code}`);
  const output = child.getLog().trim();
  if (output === '' || output.split('\n').length > lines)
    reportLoss(`${what}: no clear line: ${output.slice(0, 300)}`);
}

/** Two servers on one data folder, an edit, a kill, and a restart over stale lock files. */
async function testSharedDataFolder(reportLoss: ReportLoss): Promise<void> {
  const [folder, cwd] = [makeFolder(), copyBuild()];
  prepareDatabase(folder);
  const ports = [await getFreePort(), await getFreePort()];
  const startOn = (port: number) =>
    serve({ ...OWN_DATABASE, DATABASE_DIR: folder, PORT: String(port) }, cwd);
  const both = ports.map((port) => ({ port, child: startOn(port) }));
  try {
    await becomesTrue(async () => both.some(({ child }) => !child.isRunning()), MAX_START_MS / 2);
    const [winner] = both.filter(({ child }) => child.isRunning());
    const loser = both.find((one) => one !== winner);
    if (loser) await expectRefusal(loser.child, 'the second server on a data folder', reportLoss);
    if (!winner || !(await becomesTrue(() => isServed(winner.port), MAX_START_MS))) {
      reportLoss('of two servers on a data folder none serves');
      return;
    }

    const studio = /^Recipes database \(Studio\): (\S+)/m;
    await becomesTrue(async () => studio.test(winner.child.getLog()), MAX_START_MS);
    const [, database] = studio.exec(winner.child.getLog()) ?? [];
    const title = 'Edited before the kill';
    const edited = await fetch(`${database}rest/v1/posts?slug=eq.${SLUG}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    });
    if (!edited.ok) reportLoss(`an edit is answered ${edited.status}`);
    await winner.child.stop('SIGKILL');
    const isGone = await becomesTrue(async () => !(await isServed(winner.port)), MAX_EXIT_MS);
    if (!isGone) reportLoss('a server is left behind by its killed parent');

    writeFileSync(path.join(folder, 'lock'), '{"');
    writeFileSync(path.join(folder, 'server.json'), '');
    writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), '');
    const port = await getFreePort();
    const next = startOn(port);
    both.push({ port, child: next });
    if (!(await becomesTrue(() => isServed(port), MAX_START_MS))) {
      reportLoss(`no start over empty and broken lock files: ${next.getLog().slice(0, 300)}`);
      return;
    }
    const page = await (await fetch(`http://127.0.0.1:${port}/recipes/${SLUG}`)).text();
    if (!page.includes(title)) reportLoss('an edit is gone after a kill');
  } finally {
    for (const { child } of both) await child.stop('SIGKILL');
    await expectNoProcessLeft(cwd, reportLoss);
    for (const dir of [folder, cwd]) remove(dir);
  }
}

/** A database killed during creation, a damaged one, and one on a full disk. */
async function testUnusableFolders(reportLoss: ReportLoss): Promise<void> {
  const folder = makeFolder();
  const open = () =>
    startTracked(process.execPath, [
      DATABASE_SCRIPT,
      'start',
      '--port',
      '0',
      '--no-seed',
      '--data',
      folder,
    ]);
  const killed = open();
  await becomesTrue(async () => existsSync(path.join(folder, 'postgres', 'base')), MAX_START_MS);
  await killed.stop('SIGKILL');
  const next = open();
  const isOpen = await becomesTrue(
    async () => next.getLog().includes('"url"') || !next.isRunning(),
    MAX_START_MS,
  );
  if (!isOpen || !next.isRunning())
    reportLoss(`a half-made folder is not mended: ${next.getLog().slice(0, 300)}`);
  await next.stop('SIGTERM');
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '');
  await expectRefusal(open(), 'a broken database', reportLoss);
  remove(folder);

  const disk = makeFolder();
  const small = `mount -t tmpfs -o size=30m none "$1" && exec "$2" "$3" start --port 0 --no-seed --data "$1"`;
  const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
  if (canMount) {
    const args = ['--map-root-user', '--mount', 'sh', '-c', small, 'sh', disk];
    const full = startTracked('unshare', [...args, process.execPath, DATABASE_SCRIPT]);
    await expectRefusal(full, 'a full disk', reportLoss);
  }
  remove(disk);
}

/** A port in use, an invalid environment, and a missing build. */
async function testRefusedStarts(reportLoss: ReportLoss): Promise<void> {
  const cwd = copyBuild();
  const empty = makeFolder();
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const PORT = String(typeof address === 'object' && address ? address.port : '');
  const bad = { ...NO_DATABASE, PORT: '0', RATE_LIMIT_PER_MINUTE: 'many' };
  try {
    await expectRefusal(serve({ ...NO_DATABASE, PORT }, cwd, []), 'a taken port', reportLoss);
    await expectRefusal(
      serve({ ...NO_DATABASE, PORT: 'http' }, cwd),
      'a port that is none',
      reportLoss,
    );
    await expectRefusal(serve(bad, cwd), 'a bad environment', reportLoss, 2);
    const server = startTracked(process.execPath, [SERVER], { cwd, env: bad });
    await expectRefusal(server, 'a bad environment of the server', reportLoss, 2);
    prepareDatabase(empty);
    const unbuilt = serve({ ...OWN_DATABASE, DATABASE_DIR: empty, PORT: '0' }, empty);
    await hasEnded(unbuilt, MAX_START_MS);
    const [code] = (await unbuilt.ended) as [number | null];
    if (code !== 1) reportLoss(`a start that failed beside the embedded database: exit ${code}`);
  } finally {
    other.close();
    for (const dir of [cwd, empty]) remove(dir);
  }
}

/** A second start does not build over a running server. */
async function testBuildUnderRunningServer(reportLoss: ReportLoss): Promise<void> {
  const cwd = copyBuild();
  const port = await getFreePort();
  const first = serve({ ...NO_DATABASE, PORT: String(port) }, cwd);
  try {
    await becomesTrue(() => isServed(port), MAX_START_MS);
    const second = serve({ ...NO_DATABASE, PORT: String(await getFreePort()) }, cwd, []);
    await expectRefusal(second, 'a start that would build under a running server', reportLoss);
    for (const name of readdirSync(path.resolve('.next/static/chunks'))) {
      if (!/\.(?:js|css)$/.test(name)) continue;
      const { status } = await fetch(`http://127.0.0.1:${port}/_next/static/chunks/${name}`);
      if (status !== 200) reportLoss(`${name} of the running server is ${status}`);
    }
  } finally {
    await first.stop('SIGKILL');
    await expectNoProcessLeft(cwd, reportLoss);
    remove(cwd);
  }
}

const EXCLUDED_FROM_COPY = new Set(['node_modules', '.next', '.data', '.git']);
const DEPLOYMENT_ID = 'the-same-for-every-build';

/** npm killed during a build and while serving; the next start works and has its own build id. */
async function testKilledBuild(reportLoss: ReportLoss): Promise<void> {
  const cwd = makeFolder();
  for (const name of readdirSync('.'))
    if (!EXCLUDED_FROM_COPY.has(name)) cpSync(name, path.join(cwd, name), { recursive: true });
  // Hard links are cheap but do not cross file systems.
  const isLinked = spawnSync('cp', ['-al', path.resolve('node_modules'), cwd]).status === 0;
  if (!isLinked) spawnSync('cp', ['-a', path.resolve('node_modules'), cwd]);
  const port = await getFreePort();
  const env = {
    ...NO_DATABASE,
    NEXT_DEPLOYMENT_ID: DEPLOYMENT_ID,
    PORT: String(port),
  };
  const startNpm = () => startTracked('npm', ['start'], { cwd, env });
  try {
    const first = startNpm();
    await becomesTrue(async () => first.getLog().includes('Creating an optimized'), MAX_START_MS);
    await sleep(5_000);
    await first.stop('SIGKILL');
    await expectNoProcessLeft(cwd, reportLoss);

    const second = startNpm();
    await becomesTrue(async () => (await isServed(port)) || !second.isRunning(), MAX_BUILD_MS);
    if (!(await isServed(port)))
      return reportLoss(`no start after a killed build: ${second.getLog().slice(-500)}`);
    const buildId = readFileSync(path.join(cwd, '.next', 'BUILD_ID'), 'utf8');
    if (buildId === DEPLOYMENT_ID) reportLoss('every build of one deployment has the same number');
    await second.stop('SIGKILL');
    await expectNoProcessLeft(cwd, reportLoss);
  } finally {
    remove(cwd);
  }
}

/** Kills processes that still run in a folder and reports them. */
async function expectNoProcessLeft(cwd: string, reportLoss: ReportLoss): Promise<void> {
  if (await becomesTrue(async () => findProcesses(cwd).length === 0, MAX_EXIT_MS)) return;
  for (const pid of findProcesses(cwd)) {
    reportLoss(
      `a process is left behind: ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`,
    );
    process.kill(pid, 'SIGKILL');
  }
}

/** Process ids by working folder; Linux only, empty elsewhere. */
function findProcesses(cwd: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === cwd;
      } catch {
        // Ended meanwhile, or owned by another user.
        return false;
      }
    })
    .map(Number);
}

export const STARTUP_SCENARIOS: readonly Scenario[] = [
  { name: 'start: a killed build', run: testKilledBuild },
  { name: 'start: two on one folder', run: testSharedDataFolder },
  { name: 'start: refusals', run: testRefusedStarts },
  { name: 'start: folders', run: testUnusableFolders },
  { name: 'start: over a running server', run: testBuildUnderRunningServer },
];
