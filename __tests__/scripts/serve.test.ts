import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryLockFile } from '@kioot/base/file-lock';
import { prepareDatabase } from '../helpers/database-template';
import { IS_DEEP, sample, sampled } from '../helpers/sample';

const SERVE = path.resolve('scripts/serve.mjs');
/** Environment without a database and without settings of the calling process. */
const ENV = {
  ...{ PATH: process.env.PATH, NODE_ENV: 'production' as const },
  ...{ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
};

let occupiedPort: Server;
let port: number;
let folder: string;

beforeAll(async () => {
  occupiedPort = createServer().listen(0, '127.0.0.1');
  await once(occupiedPort, 'listening');
  port = (occupiedPort.address() as AddressInfo).port;
  folder = mkdtempSync(path.join(tmpdir(), 'kioot-serve-'));
});

afterAll(() => {
  occupiedPort.close();
  rmSync(folder, { recursive: true });
});

/**
 * Runs `scripts/serve.mjs` or another program to its end in a folder, empty by default; resolves to
 * its output.
 */
async function serve(args: string[], env: Record<string, string>, cwd = folder, program = SERVE) {
  const child = spawn(process.execPath, [program, ...args], { cwd, env: { ...ENV, ...env } });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...printed, code };
}

describe('failing start', () => {
  it.each(
    sample<[string, string[]]>(
      [
        [SERVE, []],
        [SERVE, ['--dev']],
        [path.resolve('server.mjs'), []],
      ],
      1,
    ),
  )(
    sampled('reports invalid environment variables and does nothing else (%s %j)'),
    async (program, args) => {
      const bad = { PORT: '0', RATE_LIMIT_PER_MINUTE: 'many', MAINTENANCE_MODE: 'yes' };
      const { code, out, err } = await serve(args, bad, folder, program);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(
        /^The environment is not right:(\n {2}(RATE_LIMIT_PER_MINUTE|MAINTENANCE_MODE): [^\n]*){2}\n$/,
      );
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each(sample<[string[]]>([[[]], [['--dev']], [['--no-build']]], 1))(
    sampled('reports a port in use in one line, before building (%j)'),
    async (args) => {
      const { code, out, err } = await serve(args, { PORT: String(port) });
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^Port ${port} is taken[^\n]*PORT=[^\n]*\n$`));
      expect(out).toBe('');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('reports a server running from the build in one line, before building', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'kioot-built-'));
    mkdirSync(path.join(dir, '.data'));
    const release = await tryLockFile(path.join(dir, '.data/build.lock'));
    const { code, out, err } = await serve([], { PORT: '0' }, dir);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^A server runs [^\n]*\n$/);
    release?.();
    rmSync(dir, { recursive: true });
  });

  it.each(sample(['http', '70000', '-1', '80.5'], 1))(
    sampled('reports in one line that %s is not a port'),
    async (bad) => {
      const { code, err } = await serve([], { PORT: bad });
      expect(code).toBe(1);
      expect(err).toMatch(/^PORT [^\n]*\n$/);
    },
  );

  if (IS_DEEP) {
    it('reports in one line that the database port is in use', async () => {
      const env = {
        ...{ SUPABASE_URL: '', SUPABASE_ANON_KEY: '', PORT: '0' },
        ...{ DATABASE_PORT: String(port), DATABASE_DIR: path.join(folder, 'data') },
      };
      // Migrations are resolved from the working folder.
      const { code, err } = await serve([], env, process.cwd());
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^[^\n]*${port}[^\n]*\n$`));
    });
  }

  it('exits with the code of the failed process, with the embedded database as well', async () => {
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
