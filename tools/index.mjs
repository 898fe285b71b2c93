// `npm run tool -- NAME [ARGUMENTS]` runs a development tool that is never shipped; without a name
// it lists all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const SERVER_CONDITION = '--conditions=react-server';
const SERVER_ENVIRONMENT = '--import=./tools/server-environment.mjs';
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const playwrightTests = (...args) => ({ file: playwright, args: ['test', ...args] });

/**
 * @typedef {object} Tool
 * @property {string} about
 * @property {string} [file] script for Node; `tools/NAME.ts` without one
 * @property {string[]} [flags] of Node
 * @property {string[]} [args] before those of the command line
 * @property {NodeJS.ProcessEnv} [env]
 */

/** @type {Readonly<Record<string, Tool>>} */
const TOOLS = {
  eval: { about: 'accuracy of verdicts; `names` in other languages' },
  coverage: { flags: [SERVER_CONDITION], about: 'what is known of the places' },
  'drawn-cards': {
    flags: [SERVER_CONDITION],
    about: 'share of cards with a drawing of the dish; `--missing` lists dishes without one',
  },
  golden: { about: 'snapshot of all verdicts, to compare' },
  'search-path': {
    flags: [SERVER_ENVIRONMENT],
    about: 'files that one search crosses, on either way; `--list` names them',
  },
  fuzz: {
    flags: ['--expose-gc', SERVER_ENVIRONMENT],
    about: '100,000 generated inputs for every schema, handler, parser and sanitizer',
  },
  'menu-photos': {
    file: 'tools/menu-photos/index.ts',
    about: '`render` draws the photo set, `report` measures recognition',
  },

  size: { about: 'JavaScript size of each route of the last build' },
  lighthouse: { about: 'Lighthouse scores of the last build on a phone' },
  inp: { about: 'time from taps to the next frame in the last build on a slow phone' },
  vitals: {
    file: 'tools/vitals.mjs',
    about: '75th percentile of LCP, INP and CLS by route, of a log on standard input',
  },
  'map-drawing': { about: 'first drawing of the map of the last build on a slow phone' },
  'audit-secrets': {
    file: 'tools/audit-secrets.mjs',
    about: 'searches client files for server variables and keys',
  },

  'test-machines': {
    ...playwrightTests(
      ...['multi-instance', 'nginx', 'graceful-shutdown', 'rolling-update', 'deployment'],
      ...['offline', 'server-faults'],
    ),
    env: { DEEP: '1' },
    about: 'journeys that start, kill and replace whole servers, with redis-server and nginx',
  },
  'test-places': {
    ...playwrightTests('places-database', '--workers=1'),
    env: { DEEP: '1', E2E_PLACES: 'all' },
    about: 'a journey over all 170,000 places of a simulated Seoul, on PGlite and on PostgreSQL',
  },
  'test-languages': {
    ...playwrightTests('languages', 'access'),
    env: { DEEP: '1' },
    about: 'every screen in every language and on the smallest phone',
  },

  draw: { file: 'packages/drawings/src/index.ts', about: 'draws all pictures from their sources' },
  'draw-streets': { file: 'tools/map-streets.ts', about: 'builds the streets of the map' },
  'draw-map': { file: 'tools/map-data.ts', about: 'builds the base data and stations of the map' },
  screenshots: { about: 'screenshots of every route and state into .data/screens' },
  'dish-slugs': {
    flags: [SERVER_CONDITION],
    about: 'gives each new dish of the catalog its address',
  },
  holidays: { about: 'updates the public holidays of Korea' },
  rates: { about: 'updates the exchange rates of the won' },
};

const [name = '', ...args] = process.argv.slice(2);
const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
if (!tool) {
  const width = Math.max(...Object.keys(TOOLS).map(({ length }) => length));
  const lines = Object.entries(TOOLS).map(([key, { about }]) => `  ${key.padEnd(width)}  ${about}`);
  console.log(['usage: npm run tool -- NAME [ARGUMENTS]', ...lines].join('\n'));
  process.exitCode = name ? 2 : 0;
} else {
  const { file = `tools/${name}.ts`, flags = [], args: toolArgs = [], env } = tool;
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...flags, ...loader, file, ...toolArgs, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // A terminal signals the whole group; a SIGTERM sent to this process alone is forwarded.
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
