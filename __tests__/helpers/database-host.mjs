// Process that hosts the embedded databases of all test files. Compiling PGlite's WebAssembly and
// creating a cluster take most of a start; here they happen once.
//   POST /places                  an empty, migrated database of places: { id, url }
//   POST /recipes {options}       an embedded Supabase (`startEmbeddedDatabase`): { id, url, ... }
//   POST /sql [scripts]           runs scripts in an empty database: the last rows of each
//   DELETE /ID                    ends one
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { PLACES_MIGRATIONS } from './places-migrations.mjs';

const TEMPLATES = '.data/test-databases';

/** Digest of all that the templates are made of. */
function getVersion() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...PLACES_MIGRATIONS]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Stored data folder, or a new one: a cluster takes seven times as long as a start. */
async function prepare(name, create) {
  const file = path.join(TEMPLATES, `${getVersion()}-${name}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const data = await create();
  mkdirSync(TEMPLATES, { recursive: true });
  // Renamed when complete: another run may write as well.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await data.arrayBuffer()));
  renameSync(unfinished, file);
  return data;
}

async function createTemplates() {
  const { PGlite } = await import('@electric-sql/pglite');
  const dump = async (options, scripts) => {
    const db = await PGlite.create(options);
    for (const script of scripts) await db.exec(readFileSync(script, 'utf8'));
    const data = await db.dumpDataDir('none');
    await db.close();
    return data;
  };
  const empty = await prepare('empty', () => dump({}, []));
  const places = await prepare('places', () => dump({ loadDataDir: empty }, PLACES_MIGRATIONS));
  return { PGlite, empty, places };
}

/** @type {ReturnType<typeof createTemplates> | undefined} */
let templates;

/** Database of places behind a socket. */
async function startPlaces() {
  const { PGlite, places } = await (templates ??= createTemplates());
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket');
  const db = await PGlite.create({ loadDataDir: places });
  const server = new PGLiteSocketServer({ db, port: 0, maxConnections: 9 });
  await server.start();
  return {
    started: { url: `postgres://postgres@${server.getServerConn()}/postgres` },
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}

/** @param {string[]} scripts */
async function runSql(scripts) {
  const { PGlite, empty } = await (templates ??= createTemplates());
  const db = await PGlite.create({ loadDataDir: empty });
  try {
    const rows = [];
    for (const sql of scripts) rows.push((await db.exec(sql)).at(-1)?.rows);
    return rows;
  } finally {
    await db.close();
  }
}

/** @param {Parameters<typeof import('../../scripts/embedded-database.mjs').startEmbeddedDatabase>[0]} options */
async function startRecipes(options) {
  const { startEmbeddedDatabase } = await import('../../scripts/embedded-database.mjs');
  const { url, anonKey, serviceKey, studioUrl, stop } = await startEmbeddedDatabase(options);
  return { started: { url, anonKey, serviceKey, studioUrl }, stop };
}

/** @type {Map<string, () => Promise<void>>} */
const stops = new Map();

async function answer({ method, url = '' }, body) {
  if (method === 'DELETE') {
    await stops.get(url.slice(1))?.();
    return {};
  }
  if (url === '/sql') return runSql(body);
  const { started, stop } = await (url === '/places' ? startPlaces() : startRecipes(body));
  const id = String(stops.size);
  stops.set(id, stop);
  return { id, ...started };
}

const server = createServer((request, response) => {
  json(request)
    .then((body) => answer(request, body))
    .then(
      (result) => response.end(JSON.stringify(result)),
      (error) => response.writeHead(500).end(String(error)),
    );
}).listen(0, '127.0.0.1');
// A file ends its database long after it began one: no connection may close just then.
server.keepAliveTimeout = 0;
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${server.address().port}`);
