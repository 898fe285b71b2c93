import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findPostgres, startPglite, startPostgres } from '@/__tests__/helpers/places-databases';
import { buildIngestCommand } from '@/__tests__/helpers/ingest-process';
import { generatePlaces } from './generated-places';
import { toTable } from './timing';

/*
 * `npm run tool -- bench-register [COUNT]`: time and memory of importing and classifying simulated
 * places, and the number of distinct dish names, on PostgreSQL, where installed, and on PGlite.
 */

const DEFAULT_COUNT = 170_000;
const PAGE_ROWS = 1000;

/**
 * Writes simulated places in the register's format. @returns the numbers of menu lines and of
 * distinct lines
 */
function writePages(folder: string, count: number): { lines: number; names: number } {
  const { rows, lines } = generatePlaces(count);
  const names = new Set<string>();
  const menu = lines.flatMap((each, at) => each.map((name) => ({ name, RSTR_ID: at + 1 })));
  for (const { name } of menu) names.add(name);
  const calls = {
    rstr: rows.map((row, at) => ({
      RSTR_ID: at + 1,
      RSTR_NM: row.title,
      // The generated address has the same district for all.
      RSTR_RDNMADR: row.addr1.replace('종로구 ', ''),
      RSTR_LA: String(row.mapy),
      RSTR_LO: String(row.mapx),
      RSTR_TELNO: row.tel,
    })),
    'rstr-oprt': rows.map(({ opentimefood }, at) => ({
      RSTR_ID: at + 1,
      BSNS_TM_CN: opentimefood,
    })),
    ...Object.fromEntries(
      ['korean', 'eng', 'jpnse', 'chchr'].map((language) => [
        `menu-${language}`,
        menu.map(({ name, RSTR_ID }, at) => ({
          MENU_ID: at + 1,
          MENU_NM: name,
          MENU_PRICE: 0,
          RSTR_ID,
        })),
      ]),
    ),
  };
  for (const [call, all] of Object.entries(calls)) {
    const pages = path.join(folder, call);
    mkdirSync(pages, { recursive: true });
    for (let page = 1; (page - 1) * PAGE_ROWS < all.length; page += 1) {
      const body = all.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
      const header = { resultCode: '00', totalCount: all.length };
      const file = path.join(pages, `${String(page).padStart(4, '0')}.json.gz`);
      writeFileSync(file, gzipSync(JSON.stringify({ header, body }), { level: 1 }));
    }
  }
  return { lines: menu.length, names: names.size };
}

/** Runs the command. @returns its time and peak memory as text */
async function runTimed(script: string, databaseUrl: string, args: readonly string[]) {
  const startedAt = performance.now();
  const child = spawn('/usr/bin/time', ['-v', process.execPath, script, ...args, '--json'], {
    env: { ...process.env, NODE_ENV: 'production', PLACES_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(output);
  const peakKb = Number(/Maximum resident set size \(kbytes\): (\d+)/.exec(output)?.[1]);
  const processorSeconds = Number(/User time \(seconds\): ([\d.]+)/.exec(output)?.[1]);
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    `${seconds.toFixed(0)} s`,
    `${processorSeconds.toFixed(0)} s`,
    `${Math.round(peakKb / 1024)} MB`,
  ];
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? DEFAULT_COUNT);
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-bench-register-'));
  try {
    const from = path.join(folder, 'from');
    const { lines, names } = writePages(from, count);
    console.log(`${count} places, ${lines} lines of menus, ${names} different ones`);
    const script = buildIngestCommand(folder);
    const register = [
      'register',
      `--from=${from}`,
      `--work=${path.join(folder, 'work')}`,
      '--threads=2',
    ];
    const postgres = findPostgres();
    const stores = [
      ...(postgres ? [['PostgreSQL', () => startPostgres(postgres)] as const] : []),
      ['PGlite', startPglite] as const,
    ];
    const table: string[][] = [];
    for (const [store, start] of stores) {
      const places = await start();
      const step = async (what: string, args: readonly string[]) => {
        const [seconds = '', ...rest] = await runTimed(script, places.url, args);
        table.push([`${store}: ${what}`, seconds, ...rest]);
        console.error(`${store}: ${what}: ${seconds}`);
      };
      try {
        await step('first fill and its judging', [...register, '--engine-key=one']);
        await step('the same again', [...register, '--engine-key=one']);
        await step('judging by another engine', [
          ...['classify', '--threads=2', '--engine-key=two'],
        ]);
      } finally {
        await places.stop();
      }
    }
    console.log(toTable([['', 'time', 'processor', 'most memory'], ...table]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (spawnSync('/usr/bin/time', ['--version']).error) {
  console.error('GNU time is missing (apt install time).');
  process.exitCode = 2;
} else void main();
