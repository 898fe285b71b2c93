// `npm run tool -- NAME [ARGUMENTS]` runs what measures or makes something and is never shipped; without a name it lists all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const SERVER = '--conditions=react-server';
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
/** @returns {{ file: string, words: string[] }} */
const journeys = (...words) => ({ file: playwright, words: ['test', ...words] });

/**
 * @typedef {object} Tool
 * @property {string} about
 * @property {string} file what Node runs
 * @property {string[]} [flags] of Node
 * @property {string[]} [words] before those of the command line
 * @property {NodeJS.ProcessEnv} [env]
 */

/** @type {Readonly<Record<string, Tool>>} */
const TOOLS = {
  eval: { file: 'tools/eval.ts', about: 'how often the engine is right, by labelled sets' },
  golden: { file: 'tools/golden.ts', about: 'every verdict there is, to compare' },
  names: { file: 'tools/names.ts', about: 'how good the Japanese and Chinese names of dishes are' },
  mutate: { file: 'tools/mutate.ts', about: 'whether a test notices when a rule is changed' },
  fuzz: {
    file: 'tools/fuzz.ts',
    flags: ['--expose-gc', SERVER],
    about: '100,000 generated inputs for every schema, handler, parser and sanitiser',
  },
  'menu-text': { file: 'tools/menu-text.ts', about: 'how many damaged names of dishes are read' },
  'menu-photos': {
    file: 'tools/menu-photos/index.ts',
    about: '`render` draws the photo set, `report` says how well it is read',
  },
  'draw-rows': { file: 'tools/eval/draw.ts', about: 'rows to label, in the order of a seed' },

  bench: {
    file: 'tools/bench/index.mjs',
    about: 'how fast the engine is; after `places` or `places-growth`, a database of places',
  },
  'bench-register': {
    file: 'tools/bench/register.ts',
    flags: ['--max-old-space-size=3000', SERVER],
    about: 'how long an import of all of Seoul takes',
  },
  size: { file: 'tools/size.ts', about: 'the JavaScript that each route of the last build sends' },
  lighthouse: { file: 'tools/lighthouse.ts', about: 'how fast the last build is on a phone' },
  taps: { file: 'tools/taps.ts', about: 'how long each tap of a list takes on a phone' },
  load: { file: 'tools/load.ts', about: 'the last build under load, beside a blank page' },
  'load-places': {
    file: 'tools/load-places.ts',
    flags: [SERVER],
    about: 'the same over all of Seoul in a database',
  },
  'soak-names': {
    file: 'tools/soak/names.ts',
    about: 'memory of the last build under 40,000 requests for invented names',
  },
  'soak-sync': {
    file: 'tools/soak/sync.ts',
    flags: [SERVER],
    about: 'kills, pauses and memory of the sync of restaurants',
  },
  'soak-register': {
    file: 'tools/soak/register.ts',
    flags: [SERVER],
    about: 'kills imports of the register and compares what they left',
  },
  faults: {
    file: 'tools/faults.ts',
    flags: [SERVER],
    about: 'makes the last build fail in every way we know; prints what was lost: nothing',
  },
  'audit-secrets': {
    file: 'tools/audit-secrets.mjs',
    about: "looks for the server's variables and keys in what browsers get",
  },

  'test-machines': {
    ...journeys(
      'machines',
      'nginx',
      'upgrades',
      'replacement',
      'deployment',
      'offline',
      'faults-server',
    ),
    env: { E2E_MACHINES: '1' },
    about: 'journeys that start, kill and replace whole servers, with redis-server and nginx',
  },
  'test-places': {
    ...journeys('places-database', '--workers=1'),
    env: { E2E_PLACES: 'all' },
    about: 'a journey over all 170,000 places of a made-up Seoul, on PGlite and on PostgreSQL',
  },
  'test-languages': {
    ...journeys('languages', 'access'),
    env: { E2E_LANGUAGES: '1' },
    about: 'every screen in every language, on the smallest phone, too',
  },

  draw: { file: 'tools/art/index.ts', about: 'draws the pictures again from their sources' },
  'draw-map': { file: 'tools/map-data.ts', about: 'the base data of the map' },
  screenshots: {
    file: 'tools/screenshots.ts',
    about: 'every route and state of the last build, into .data/screens',
  },
  'loan-words': { file: 'tools/loan-words.ts', about: 'common English words, written in Hangul' },
  holidays: { file: 'tools/holidays.ts', about: 'the public holidays of Korea' },
};

const [name = '', ...args] = process.argv.slice(2);
const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
if (!tool) {
  const width = Math.max(...Object.keys(TOOLS).map(({ length }) => length));
  const lines = Object.entries(TOOLS).map(([key, { about }]) => `  ${key.padEnd(width)}  ${about}`);
  console.log(['usage: npm run tool -- NAME [ARGUMENTS]', ...lines].join('\n'));
  process.exitCode = name ? 2 : 0;
} else {
  const { file, flags = [], words = [], env } = tool;
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...flags, ...loader, file, ...words, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // A terminal tells both; one that tells this process alone means the tool.
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
