import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryLockFile } from '@/lib/file-lock.mjs';
import { prepareDatabase } from '../helpers/database-template';

const SERVE = path.resolve('scripts/serve.mjs');
/** Neither a database nor another program's settings. */
const ENV = {
  ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const },
  ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
};

let taken: Server;
let port: number;
let folder: string;

beforeAll(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = (taken.address() as AddressInfo).port;
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-serve-'));
});

afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

/** Runs `scripts/serve.mjs`, or another program, until it has ended, in an empty folder or in the one given; gives what it printed. */
async function serve(words: string[], env: Record<string, string>, cwd = folder, program = SERVE) {
  const child = spawn(process.execPath, [program, ...words], { cwd, env: { ...ENV, ...env } });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...printed, code };
}

describe('a start that cannot be', () => {
  it.each([
    [SERVE, []],
    [SERVE, ['--dev']],
    [path.resolve('server.mjs'), []],
  ])(
    'names what is wrong in the environment, and nothing else is done (%s %j)',
    async (program, words) => {
      const bad = { PORT: '0', RATE_LIMIT_PER_MINUTE: 'many', MAINTENANCE_MODE: 'yes' };
      const { code, out, err } = await serve(words, bad, folder, program);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(
        /^The environment is not right:(\n {2}(RATE_LIMIT_PER_MINUTE|MAINTENANCE_MODE): [^\n]*){2}\n$/,
      );
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each([[[]], [['--dev']], [['--no-build']]])(
    'says in one line that the port is taken, before anything is built (%j)',
    async (words) => {
      const { code, out, err } = await serve(words, { PORT: String(port) });
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^Port ${port} is taken[^\n]*PORT=[^\n]*\n$`));
      expect(out).toBe('');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('says in one line that a server runs from the build, before another one is built', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'kioot-built-'));
    mkdirSync(path.join(dir, '.data'));
    const release = await tryLockFile(path.join(dir, '.data/build.lock'));
    const { code, out, err } = await serve([], { PORT: '0' }, dir);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^A server runs [^\n]*\n$/);
    release?.();
    rmSync(dir, { recursive: true });
  });

  it.each(['http', '70000', '-1', '80.5'])('says in one line that %s is no port', async (bad) => {
    const { code, err } = await serve([], { PORT: bad });
    expect(code).toBe(1);
    expect(err).toMatch(/^PORT [^\n]*\n$/);
  });

  it('says in one line that the port chosen for the database is taken', async () => {
    const env = {
      ...{ SUPABASE_URL: '', SUPABASE_ANON_KEY: '', PORT: '0' },
      ...{ DATABASE_PORT: String(port), DATABASE_DIR: path.join(folder, 'data') },
    };
    // The migrations are found where the start was asked for.
    const { code, err } = await serve([], env, process.cwd());
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^[^\n]*${port}[^\n]*\n$`));
  });

  it('says by its exit code that what it started has failed, with the embedded database too', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'kioot-unbuilt-'));
    symlinkSync(path.resolve('supabase'), path.join(dir, 'supabase'));
    prepareDatabase(dir);
    const env = {
      ...{ SUPABASE_URL: '', SUPABASE_ANON_KEY: '', PORT: '0' },
      ...{ DATABASE_PORT: '0', DATABASE_DIR: dir },
    };
    const { code, out } = await serve(['--no-build'], env, dir);
    expect(readFileSync(path.join(dir, 'lock'), 'utf8')).toMatch(/^http/);
    expect(out).not.toContain('Studio');
    expect(code).toBe(1);
    rmSync(dir, { recursive: true });
  });
});
