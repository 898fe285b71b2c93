import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyBuild } from '../../e2e/helpers/build-copy';
import { startEmbeddedDatabase } from '../../scripts/embedded-database.mjs';
import { getMemoryMiB, Report } from '../load/report';
import { SERVER_FILE, startServer, type Server } from '../load/servers';

// `npm run tool -- soak-names` requests thousands of unknown names of every kind from the last
// build, with a small heap and no compression, and prints the server's memory before and after each
// kind.

const HEAP_MIB = 256;
const CONCURRENCY = 12;
const MAX_GROWTH_MIB = 50;
const RESPONSE_TIMEOUT_MS = 30_000;
/** Requests of each kind before the first measurement; excludes allocations of any traffic. */
const WARM_UP_COUNT = 2_000;

/** Path of an unknown name, and its expected status. */
interface PathKind {
  label: string;
  toPath: (name: string) => string;
  status: number;
}

const PATH_KINDS: readonly PathKind[] = [
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

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

/**
 * Reads a whole response without compression; resolves to its status, or 0 on a broken connection.
 */
function readStatus(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
    });
    request.setTimeout(RESPONSE_TIMEOUT_MS, () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

/** Requests all names, {@link CONCURRENCY} at a time. @returns the number of unexpected statuses */
async function requestAll(
  server: Server,
  kind: PathKind,
  names: readonly string[],
): Promise<number> {
  const rest = names.values();
  let answered = 0;
  const worker = async () => {
    for (const name of rest) {
      if (!server.isRunning()) return;
      if ((await readStatus(server.url + kind.toPath(name))) === kind.status) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return names.length - answered;
}

async function soak(report: Report, server: Server, count: number): Promise<void> {
  const oneName = Array.from({ length: WARM_UP_COUNT }, () => 'one-name');
  const names = Array.from({ length: count }, (_, at) => `invented-${at}`);
  for (const kind of PATH_KINDS) await requestAll(server, kind, oneName);
  const before = getMemoryMiB(server.pid);
  report.line(
    `RSS after ${WARM_UP_COUNT} requests for one name of each kind`,
    `${before.toFixed(0)} MiB`,
  );
  for (const kind of PATH_KINDS) {
    const failed = await requestAll(server, kind, names);
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

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { names: { type: 'string', default: '5000' } } });
  const report = new Report();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-soak-'));
  const folder = copyBuild();
  const database = await startEmbeddedDatabase({ port: 0, dataDir });
  const server = await startServer(
    [`--max-old-space-size=${HEAP_MIB}`, SERVER_FILE],
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
    for (const dir of [dataDir, folder]) rmSync(dir, { recursive: true, force: true });
  }
  console.log(`\n${report.missed} targets missed.`);
  process.exitCode = report.missed === 0 ? 0 : 1;
}

await main();
