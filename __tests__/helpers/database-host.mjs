// Process that hosts the embedded databases of all test files. Compiling PGlite's WebAssembly and
// creating a cluster take most of a start; here they happen once.
//   POST /places                  an empty, migrated database of places: { id, url }
//   POST /recipes {options}       an embedded Supabase (`startEmbeddedDatabase`): { id, url, ... }
//   POST /sql [scripts]           runs scripts in an empty database: the last rows of each
//   DELETE /ID                    ends one
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { PLACES_MIGRATIONS } from './places-migrations.mjs';

async function createTemplates() {
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create();
  const empty = await db.dumpDataDir('none');
  for (const file of PLACES_MIGRATIONS) await db.exec(readFileSync(file, 'utf8'));
  const places = await db.dumpDataDir('none');
  await db.close();
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
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${server.address().port}`);
