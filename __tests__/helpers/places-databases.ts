import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { PACKED_FORMAT } from '@kioot/engine/verdicts';
import { toPlaceTableRow } from '@kioot/places/table-row';
import type { Place } from '@kioot/places/place';
import { isListed } from '@kioot/places/snapshot';
import type { PackedVerdict } from '@kioot/ingest/verdicts';
import { createClassifier } from '@/lib/search/classification/classifier';
import { getFreePort } from '@/tools/processes';
import { openHostedDatabase } from './hosted-database';
import { PLACES_MIGRATIONS } from './places-migrations.mjs';
import { IS_DEEP } from './sample';

const DEBIAN_POSTGRES_DIR = '/usr/lib/postgresql';

/** Database of its own with empty tables. */
export interface TestPlaces {
  url: string;
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs, of the newest Debian package; null when not installed. */
function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_POSTGRES_DIR)
    ? readdirSync(DEBIAN_POSTGRES_DIR).map(Number)
    : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  return Number.isFinite(newest) ? path.join(DEBIAN_POSTGRES_DIR, String(newest), 'bin') : null;
}

function run(command: readonly string[], options: object): void {
  const [program = '', ...rest] = command;
  const { status, stderr, error } = spawnSync(program, rest, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`, { cause: error });
}

/** User of the server: PostgreSQL refuses to run as root. */
function getUser(): { uid: number; gid: number } | object {
  if (process.getuid?.() !== 0) return {};
  const userIds = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+)/m);
  return { uid: Number(userIds?.[1]), gid: Number(userIds?.[2]) };
}

/** PostgreSQL server from Debian's packages. */
async function startPostgres(bin: string): Promise<TestPlaces> {
  const dir = mkdtempSync(path.join(tmpdir(), 'kioot-postgres-'));
  chmodSync(dir, 0o777);
  const data = path.join(dir, 'data');
  const options = { ...getUser(), cwd: dir };
  const port = await getFreePort();
  run(
    [`${bin}/initdb`, '-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  const settings = `-p ${port} -k '' -c listen_addresses=127.0.0.1 -c fsync=off`;
  run([`${bin}/pg_ctl`, '-D', data, '-w', '-l', path.join(dir, 'log'), '-o', settings, 'start'], {
    ...options,
    stdio: 'ignore',
  });
  const url = `postgres://owner@127.0.0.1:${port}/postgres`;
  await migrate(url);
  return {
    url,
    stop: async () => {
      run([`${bin}/pg_ctl`, '-D', data, '-w', '-m', 'immediate', 'stop'], options);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** PGlite behind a socket in another process: its ES modules do not load in Jest's sandbox. */
export async function startPglite(): Promise<TestPlaces> {
  const { started, stop } = await openHostedDatabase('places');
  return { url: started.url, stop };
}

const postgres = findPostgres();

/** False where only PGlite is left, which has a single session. */
export const HAS_POSTGRES = postgres !== null;

/** Starts the database nearest to that of production: PostgreSQL where it is installed. */
export const startPlaces = (): Promise<TestPlaces> =>
  postgres === null ? startPglite() : startPostgres(postgres);

type DatabaseKind = [name: string, hasSessions: boolean, start: () => Promise<TestPlaces>];
const POSTGRES: DatabaseKind[] = HAS_POSTGRES ? [['PostgreSQL', true, startPlaces]] : [];
const PGLITE: DatabaseKind = ['PGlite', false, startPglite];

/** Databases in which queries are tested: a deep run takes PGlite beside PostgreSQL. */
export const PLACES_DATABASES = HAS_POSTGRES && !IS_DEEP ? POSTGRES : [PGLITE, ...POSTGRES];

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const migrate = (url: string) =>
  withClient(url, async (client) => {
    for (const file of PLACES_MIGRATIONS) await client.query(readFileSync(file, 'utf8'));
  });

const CHUNK_SIZE = 5_000;

/** Engine key of the verdicts, and menu lines of each row; none by default. */
interface FillOptions {
  engineKey?: string;
  lines?: readonly (readonly string[])[];
}

/** Verdicts by row: a file fills several databases with the same rows. */
const verdicts = new WeakMap<Place, PackedVerdict>();
let classifier: ReturnType<typeof createClassifier> | undefined;

function classify(rows: readonly Place[]): PackedVerdict[] {
  const others = rows.filter((row) => !verdicts.has(row));
  classifier ??= createClassifier();
  for (const row of others) verdicts.set(row, classifier.classifyPlace(row));
  return rows.flatMap((row) => verdicts.get(row) ?? []);
}

/** Inserts rows, classified by the engine of this process. */
export async function fillPlaces(
  url: string,
  rows: readonly Place[],
  { engineKey = 'test', lines = [] }: FillOptions = {},
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      "insert into place_sources (source, taken_at, rows) values ('test', now(), $1)",
      [rows.length],
    );
    await client.query('insert into dishes (name) select distinct unnest($1::text[])', [
      [...new Set(lines.flat())],
    ]);
    for (let from = 0; from < rows.length; from += CHUNK_SIZE) {
      const some = rows.slice(from, from + CHUNK_SIZE);
      await insertRows(client, some);
      await insertLines(
        client,
        some.flatMap(({ contentId }, at) =>
          (lines[from + at] ?? []).map((text, line) => ({ content_id: contentId, line, text })),
        ),
      );
      const classified = classify(some);
      await insertVerdicts(
        client,
        engineKey,
        some.flatMap((row, at) => {
          const { packed = new Uint8Array(), dishKeys = [] } = classified[at] ?? {};
          return {
            content_id: row.contentId,
            is_listed: isListed(row),
            judged: Buffer.from(packed).toString('hex'),
            keys: dishKeys,
          };
        }),
      );
    }
    await client.query('update engines set finished_at = now()');
  });
}

async function insertRows(client: Client, rows: readonly Place[]): Promise<void> {
  const written = rows.map(toPlaceTableRow);
  const columns = Object.keys(written[0] ?? {}).join();
  await client.query(
    `insert into places (${columns})
     select ${columns} from json_populate_recordset(null::places, $1)`,
    [JSON.stringify(written)],
  );
}

async function insertLines(client: Client, lines: readonly object[]): Promise<void> {
  await client.query(
    `insert into menu_lines (place, source, line, text, dish)
     select p.number, 'test', l.line, l.text, d.number
     from json_to_recordset($1) as l (content_id text, line integer, text text)
     join places p using (content_id) join dishes d on d.name = l.text`,
    [JSON.stringify(lines)],
  );
}

async function insertVerdicts(
  client: Client,
  engineKey: string,
  verdicts: readonly object[],
): Promise<void> {
  await client.query('insert into engines (key, format) values ($1, $2) on conflict do nothing', [
    engineKey,
    PACKED_FORMAT,
  ]);
  await client.query(
    `with given as (
       select engines.number as engine, places.number as place, content_id, mapx, mapy, v.is_listed, judged, keys
       from engines, json_to_recordset($1) as v (content_id text, is_listed boolean, judged text, keys text[])
       join places using (content_id) where engines.key = $2
     ), served as (
       insert into place_dishes (engine, place, keys) select engine, place, keys from given
     )
     insert into place_verdicts (engine, place, content_id, at, is_listed, judged)
     select engine, place, content_id, point(mapx, mapy), is_listed, decode(judged, 'hex') from given order by place`,
    [JSON.stringify(verdicts), engineKey],
  );
}
