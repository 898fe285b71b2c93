import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGLITE_FLAGS, prepareDatabase } from '../helpers/database-template';
import { waitUntil } from '../helpers/wait-until';
import { IS_DEEP, sample, sampled } from '../helpers/sample';

const DATABASE = path.resolve('scripts/database.mjs');
/** Mounting a tmpfs needs user namespaces. */
const CAN_MOUNT = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-data-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs before the database: V8 without memory for it. */
const NO_MEMORY = `
  WebAssembly.Memory = class {
    constructor() { throw new RangeError('WebAssembly.Memory(): could not allocate memory'); }
  };`;

/** Runs before the database: its files cannot be opened. */
const toFailingFiles = (code: string) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { openSync } = fs;
  fs.openSync = (file, ...rest) => {
    if (!String(file).includes('/postgres/base')) return openSync(file, ...rest);
    throw Object.assign(new Error('${code}: open'), { code: '${code}', syscall: 'open' });
  };
  syncBuiltinESMExports();`;

function start(preload = '') {
  const preloaded = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const args = [
    ...PGLITE_FLAGS,
    ...preloaded,
    DATABASE,
    'start',
    '--port',
    '0',
    '--no-seed',
    '--data',
    folder,
  ];
  const child = spawn(process.execPath, args);
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  return {
    child,
    /** Resolves at the end of the process or at its first output. */
    settled: Promise.race([once(child, 'close'), once(child.stdout, 'data')]).then(() => ({
      ...printed,
      code: child.exitCode,
    })),
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}

describe('folder of the embedded database', () => {
  it('is opened by one of two concurrent servers, and again after a kill', async () => {
    prepareDatabase(folder);
    const both = [start(), start()];
    const exits = await Promise.all(both.map(({ settled }) => settled));
    expect(exits.map(({ code }) => code).sort()).toEqual([1, null]);
    const refused = exits.find(({ code }) => code === 1);
    expect(refused?.err).toMatch(/^[^\n]*is open already[^\n]*\n$/);
    for (const { kill } of both) await kill();

    writeFileSync(path.join(folder, 'lock'), '{"');
    writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), '');
    const next = start();
    expect(await next.settled).toMatchObject({ code: null, err: '' });
    await next.kill();
  });

  if (IS_DEEP) {
    it('is created again after an incomplete creation', async () => {
      const killed = start();
      await waitUntil(() => existsSync(path.join(folder, 'postgres', 'base')));
      await killed.kill();
      const next = start();
      expect(await next.settled).toMatchObject({ code: null, err: '' });
      await next.kill();
    });
  }

  it('is reported as damaged in one line with the command that resets it', async () => {
    prepareDatabase(folder);
    writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '');
    const { code, out, err } = await start().settled;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^[^\n]*broken[^\n]*\n$/);
    const [, script, ...args] = /npm run db -- (\w+) (\S+) (\S+)/.exec(err) ?? [];
    const reset = spawnSync(process.execPath, [DATABASE, script ?? '', ...args]);
    expect(reset.status).toBe(0);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('postgres-'));
    expect(existsSync(path.join(folder, aside, 'PG_VERSION'))).toBe(true);
  });

  it.each(
    sample<[string, string, RegExp]>(
      [
        ['memory', NO_MEMORY, /too little memory/],
        ['free files', toFailingFiles('EMFILE'), /too many files are open/],
        ['readable disk', toFailingFiles('EIO'), /the disk cannot be read/],
      ],
      1,
    ),
  )(sampled('is not called broken on a machine without %s'), async (_name, preload, problem) => {
    prepareDatabase(folder);
    const { code, out, err } = await start(preload).settled;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^The database in [^\n]* cannot be opened: [^\n]*\n$/);
    expect(err).toMatch(problem);
    expect(err).not.toMatch(/broken|reset/);
  });

  it('is reported in one line when it is not a folder', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const { code, err } = await start().settled;
    expect(code).toBe(1);
    expect(err).toMatch(/^[^\n]*cannot be kept in[^\n]*\n$/);
  });

  if (IS_DEEP) {
    (CAN_MOUNT ? it : it.skip)(
      'is reported in one line on a full disk',
      () => {
        const script = `
        mount -t tmpfs -o size=30m none "$1"
        exec "$2" $4 "$3" start --port 0 --no-seed --data "$1"`;
        const args = ['-c', script, 'sh', folder, process.execPath, DATABASE, ...PGLITE_FLAGS];
        const { status, stderr } = spawnSync(
          'unshare',
          ['--map-root-user', '--mount', 'sh', ...args],
          { encoding: 'utf8' },
        );
        expect(status).toBe(1);
        expect(stderr).toMatch(/^[^\n]*disk is full[^\n]*\n$/);
      },
      120_000,
    );
  }
});
