import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyBuild } from '../../e2e/helpers/build-copy';
import { startEmbeddedDatabase } from '../../scripts/embedded-database.mjs';
import { getMemoryMiB, Report } from '../load/report';
import { SERVER, start, type Server } from '../load/servers';

// `npm run tool -- soak-names` asks the last build, with a small heap and no compression, for thousands of invented names of every
// kind that an address can carry, and prints the memory of the server before and after each kind.

const HEAP_MIB = 256;
const AT_ONCE = 12;
const MAX_GROWTH_MIB = 50;
const ANSWER_TIMEOUT_MS = 30_000;
/** Times that one name of each kind is asked for before the first look: what any traffic allocates is not counted. */
const WARM_UP_COUNT = 2_000;

/** An address for an invented name, and the status that answers it. */
interface Kind {
  label: string;
  toPath: (name: string) => string;
  status: number;
}

const KINDS: readonly Kind[] = [
  { label: 'recipes', toPath: (name) => `/recipes/${name}`, status: 404 },
  { label: 'recipes in Japanese', toPath: (name) => `/ja/recipes/${name}`, status: 404 },
  { label: 'pictures of recipes', toPath: (name) => `/recipes/${name}/card.png`, status: 404 },
  { label: 'places', toPath: (name) => `/places/${name}`, status: 404 },
  { label: 'pictures of places', toPath: (name) => `/places/${name}/card.png`, status: 404 },
  { label: 'shared lists', toPath: (name) => `/places?ids=${name},1${name}`, status: 200 },
  {
    label: 'pictures of the picture service',
    toPath: (name) => `/_next/image?url=%2Fimages%2Frecipes%2F${name}.webp&w=384&q=75`,
    status: 404,
  },
  { label: 'languages', toPath: (name) => `/${name}/missing`, status: 404 },
];

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Reads an answer to its end, as a client without compression; gives its status, or 0 where the connection broke. */
function readStatus(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
    });
    request.setTimeout(ANSWER_TIMEOUT_MS, () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

/** Asks {@link AT_ONCE} at a time. Returns how many were not answered with the status of their kind. */
async function askForAll(server: Server, kind: Kind, names: readonly string[]): Promise<number> {
  const rest = names.values();
  let answered = 0;
  const worker = async () => {
    for (const name of rest) {
      if (!server.isRunning()) return;
      if ((await readStatus(server.url + kind.toPath(name))) === kind.status) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return names.length - answered;
}

async function soak(report: Report, server: Server, count: number): Promise<void> {
  const oneName = Array.from({ length: WARM_UP_COUNT }, () => 'one-name');
  const names = Array.from({ length: count }, (_, at) => `invented-${at}`);
  for (const kind of KINDS) await askForAll(server, kind, oneName);
  const before = getMemoryMiB(server.pid);
  report.line(
    `RSS after ${WARM_UP_COUNT} requests for one name of each kind`,
    `${before.toFixed(0)} MiB`,
  );
  for (const kind of KINDS) {
    const failed = await askForAll(server, kind, names);
    if (!server.isRunning()) throw new Error(`The server ended: ${server.getLog().slice(-2000)}`);
    report.line(`${count} ${kind.label}`, `${getMemoryMiB(server.pid).toFixed(0)} MiB`);
    report.errors(failed);
  }
  const growth = getMemoryMiB(server.pid) - before;
  report.target(
    'RSS at the end',
    `${growth.toFixed(0)} MiB more`,
    `< ${MAX_GROWTH_MIB}`,
    growth < MAX_GROWTH_MIB,
  );
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { names: { type: 'string', default: '5000' } } });
  const report = new Report();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-soak-'));
  const folder = copyBuild();
  const database = await startEmbeddedDatabase({ port: 0, dataDir });
  const server = await start(
    [`--max-old-space-size=${HEAP_MIB}`, SERVER],
    {
      SUPABASE_URL: database.url,
      SUPABASE_ANON_KEY: database.anonKey,
      RATE_LIMIT_PER_MINUTE: '0',
    },
    folder,
  );
  try {
    report.title(`Invented names against a heap of ${HEAP_MIB} MiB`);
    await soak(report, server, Number(values.names));
  } finally {
    await server.stop();
    await database.stop();
    for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true });
  }
  console.log(`\n${report.missed} targets missed.`);
  process.exitCode = report.missed === 0 ? 0 : 1;
}

await run();
