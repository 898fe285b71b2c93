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
import { isSoon, type Lose, type Scenario } from './scenario';

const SERVE = path.resolve('scripts/serve.mjs');
const SERVER = path.resolve('server.mjs');
const DATABASE = path.resolve('scripts/database.mjs');
const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };
const OWN_DATABASE = { SUPABASE_URL: '', SUPABASE_ANON_KEY: '', DATABASE_PORT: '0' };
const START_MS = 60_000;
const BUILD_MS = 400_000;
const END_MS = 10_000;
const SLUG = 'kimchi-jjigae';

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'kioot-faults-start-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** What would be left behind when this run is ended amid a scenario. */
const started = new Set<Process>();
process.once('exit', () => started.forEach((child) => child.send('SIGKILL')));

const start: typeof startProcess = (...words) => {
  const child = startProcess(...words);
  started.add(child);
  return child;
};

function serve(
  env: Record<string, string>,
  cwd: string,
  words: readonly string[] = ['--no-build'],
) {
  return start(process.execPath, [SERVE, ...words], { cwd, env });
}

async function isServed(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok;
  } catch {
    // Nobody listens.
    return false;
  }
}

const hasEnded = (child: Process, withinMs: number) =>
  isSoon(async () => !child.isRunning(), withinMs);

/** Who cannot start says why in a line, and by exit code 1. */
async function expectRefusal(child: Process, what: string, lose: Lose, lines = 1): Promise<void> {
  if (!(await hasEnded(child, START_MS))) {
    lose(`${what}: goes on running after ${child.getLog().slice(0, 200)}`);
    await child.stop('SIGKILL');
    return;
  }
  const [code] = (await child.ended) as [number | null];
  if (code !== 1) lose(`${what}: exit ${code}`);
  const said = child.getLog().trim();
  if (said === '' || said.split('\n').length > lines)
    lose(`${what}: no clear line: ${said.slice(0, 300)}`);
}

/** Two servers on one data folder, an edit, a kill, and a start over what the killed one left. */
async function oneFolder(lose: Lose): Promise<void> {
  const [folder, cwd] = [makeFolder(), copyBuild()];
  prepareDatabase(folder);
  const ports = [await getFreePort(), await getFreePort()];
  const startOn = (port: number) =>
    serve({ ...OWN_DATABASE, DATABASE_DIR: folder, PORT: String(port) }, cwd);
  const both = ports.map((port) => ({ port, child: startOn(port) }));
  try {
    await isSoon(async () => both.some(({ child }) => !child.isRunning()), START_MS / 2);
    const [winner] = both.filter(({ child }) => child.isRunning());
    const loser = both.find((one) => one !== winner);
    if (loser) await expectRefusal(loser.child, 'the second server on a data folder', lose);
    if (!winner || !(await isSoon(() => isServed(winner.port), START_MS))) {
      lose('of two servers on a data folder none serves');
      return;
    }

    const studio = /^Recipes database \(Studio\): (\S+)/m;
    await isSoon(async () => studio.test(winner.child.getLog()), START_MS);
    const [, database] = studio.exec(winner.child.getLog()) ?? [];
    const title = 'Edited before the kill';
    const edited = await fetch(`${database}rest/v1/posts?slug=eq.${SLUG}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    });
    if (!edited.ok) lose(`an edit is answered ${edited.status}`);
    await winner.child.stop('SIGKILL');
    const isGone = await isSoon(async () => !(await isServed(winner.port)), END_MS);
    if (!isGone) lose('a server is left behind by its killed parent');

    writeFileSync(path.join(folder, 'lock'), '{"');
    writeFileSync(path.join(folder, 'server.json'), '');
    writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), '');
    const port = await getFreePort();
    const next = startOn(port);
    both.push({ port, child: next });
    if (!(await isSoon(() => isServed(port), START_MS))) {
      lose(`no start over empty and broken lock files: ${next.getLog().slice(0, 300)}`);
      return;
    }
    const page = await (await fetch(`http://127.0.0.1:${port}/recipes/${SLUG}`)).text();
    if (!page.includes(title)) lose('an edit is gone after a kill');
  } finally {
    for (const { child } of both) await child.stop('SIGKILL');
    await expectNothingLeft(cwd, lose);
    for (const dir of [folder, cwd]) remove(dir);
  }
}

/** A database killed while it is made, one that is broken, and one on a full disk. */
async function folders(lose: Lose): Promise<void> {
  const folder = makeFolder();
  const open = () =>
    start(process.execPath, [DATABASE, 'start', '--port', '0', '--no-seed', '--data', folder]);
  const killed = open();
  await isSoon(async () => existsSync(path.join(folder, 'postgres', 'base')), START_MS);
  await killed.stop('SIGKILL');
  const next = open();
  const isOpen = await isSoon(
    async () => next.getLog().includes('"url"') || !next.isRunning(),
    START_MS,
  );
  if (!isOpen || !next.isRunning())
    lose(`a half-made folder is not mended: ${next.getLog().slice(0, 300)}`);
  await next.stop('SIGTERM');
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '');
  await expectRefusal(open(), 'a broken database', lose);
  remove(folder);

  const disk = makeFolder();
  const small = `mount -t tmpfs -o size=30m none "$1" && exec "$2" "$3" start --port 0 --no-seed --data "$1"`;
  const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
  if (canMount) {
    const words = ['--map-root-user', '--mount', 'sh', '-c', small, 'sh', disk];
    const full = start('unshare', [...words, process.execPath, DATABASE]);
    await expectRefusal(full, 'a full disk', lose);
  }
  remove(disk);
}

/** A port that is taken, an environment that is wrong, nothing that was built. */
async function refusals(lose: Lose): Promise<void> {
  const cwd = copyBuild();
  const empty = makeFolder();
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const PORT = String(typeof address === 'object' && address ? address.port : '');
  const bad = { ...NO_DATABASE, PORT: '0', RATE_LIMIT_PER_MINUTE: 'many' };
  try {
    await expectRefusal(serve({ ...NO_DATABASE, PORT }, cwd, []), 'a taken port', lose);
    await expectRefusal(serve({ ...NO_DATABASE, PORT: 'http' }, cwd), 'a port that is none', lose);
    await expectRefusal(serve(bad, cwd), 'a bad environment', lose, 2);
    const server = start(process.execPath, [SERVER], { cwd, env: bad });
    await expectRefusal(server, 'a bad environment of the server', lose, 2);
    prepareDatabase(empty);
    const unbuilt = serve({ ...OWN_DATABASE, DATABASE_DIR: empty, PORT: '0' }, empty);
    await hasEnded(unbuilt, START_MS);
    const [code] = (await unbuilt.ended) as [number | null];
    if (code !== 1) lose(`a start that failed beside the embedded database: exit ${code}`);
  } finally {
    other.close();
    for (const dir of [cwd, empty]) remove(dir);
  }
}

/** A second start where a server runs does not build over it. */
async function overRunning(lose: Lose): Promise<void> {
  const cwd = copyBuild();
  const port = await getFreePort();
  const first = serve({ ...NO_DATABASE, PORT: String(port) }, cwd);
  try {
    await isSoon(() => isServed(port), START_MS);
    const second = serve({ ...NO_DATABASE, PORT: String(await getFreePort()) }, cwd, []);
    await expectRefusal(second, 'a start that would build under a running server', lose);
    for (const name of readdirSync(path.resolve('.next/static/chunks'))) {
      if (!/\.(?:js|css)$/.test(name)) continue;
      const { status } = await fetch(`http://127.0.0.1:${port}/_next/static/chunks/${name}`);
      if (status !== 200) lose(`${name} of the running server is ${status}`);
    }
  } finally {
    await first.stop('SIGKILL');
    await expectNothingLeft(cwd, lose);
    remove(cwd);
  }
}

const NOT_COPIED = new Set(['node_modules', '.next', '.data', '.git']);
const DEPLOYMENT = 'the-same-for-every-build';

/** npm killed amid a build and amid serving; the next start works, and its build has a number of its own. */
async function killedBuild(lose: Lose): Promise<void> {
  const cwd = makeFolder();
  for (const name of readdirSync('.'))
    if (!NOT_COPIED.has(name)) cpSync(name, path.join(cwd, name), { recursive: true });
  // Links cost nothing, but do not reach another disk.
  const isLinked = spawnSync('cp', ['-al', path.resolve('node_modules'), cwd]).status === 0;
  if (!isLinked) spawnSync('cp', ['-a', path.resolve('node_modules'), cwd]);
  const port = await getFreePort();
  const env = {
    ...NO_DATABASE,
    NEXT_DEPLOYMENT_ID: DEPLOYMENT,
    TYPES_CHECKED: '1',
    PORT: String(port),
  };
  const startNpm = () => start('npm', ['start'], { cwd, env });
  try {
    const first = startNpm();
    await isSoon(async () => first.getLog().includes('Creating an optimized'), START_MS);
    await sleep(5_000);
    await first.stop('SIGKILL');
    await expectNothingLeft(cwd, lose);

    const second = startNpm();
    await isSoon(async () => (await isServed(port)) || !second.isRunning(), BUILD_MS);
    if (!(await isServed(port)))
      return lose(`no start after a killed build: ${second.getLog().slice(-500)}`);
    const buildId = readFileSync(path.join(cwd, '.next', 'BUILD_ID'), 'utf8');
    if (buildId === DEPLOYMENT) lose('every build of one deployment has the same number');
    await second.stop('SIGKILL');
    await expectNothingLeft(cwd, lose);
  } finally {
    remove(cwd);
  }
}

/** What still runs in a folder is ended, and a loss. */
async function expectNothingLeft(cwd: string, lose: Lose): Promise<void> {
  if (await isSoon(async () => findProcesses(cwd).length === 0, END_MS)) return;
  for (const pid of findProcesses(cwd)) {
    lose(
      `a process is left behind: ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`,
    );
    process.kill(pid, 'SIGKILL');
  }
}

/** Linux alone tells; elsewhere none is found. */
function findProcesses(cwd: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === cwd;
      } catch {
        // It has ended, or is not ours.
        return false;
      }
    })
    .map(Number);
}

export const START_SCENARIOS: readonly Scenario[] = [
  { name: 'start: a killed build', run: killedBuild },
  { name: 'start: two on one folder', run: oneFolder },
  { name: 'start: refusals', run: refusals },
  { name: 'start: folders', run: folders },
  { name: 'start: over a running server', run: overRunning },
];
