import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SERVICE_KEY } from './tourapi-server';

/** Fixed sync time, so that snapshots are identical byte by byte. */
const TEST_NOW = '2026-11-21T03:00:00Z';

/** Compiles `npm run ingest` into one file, which starts several times faster. */
export function buildIngestCommand(folder: string): string {
  const script = join(folder, 'ingest.cjs');
  const { status, stderr } = spawnSync(
    join(process.cwd(), 'node_modules/.bin/esbuild'),
    [
      'scripts/ingest/index.ts',
      '--bundle',
      '--platform=node',
      '--format=cjs',
      '--conditions=react-server',
      '--log-level=warning',
      // Native code cannot be bundled.
      '--external:fs-native-extensions',
      '--external:pg-native',
      `--outfile=${script}`,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`esbuild: ${stderr}`);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return script;
}

export interface SyncProcessOptions {
  readonly script: string;
  /** Working folder: snapshot in `data/`, journal in `.data/sync/`. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly args?: readonly string[];
  readonly serviceKey?: string;
  /** Flags for Node. */
  readonly nodeArgs?: readonly string[];
  /** Command with flags that wraps Node. */
  readonly within?: readonly string[];
}

/** Starts the sync command in a child process with short delays against a test server. */
export function startSync(options: SyncProcessOptions): ChildProcess {
  const { script, folder, baseUrl, args = [], nodeArgs = [], within = [] } = options;
  const { serviceKey = TEST_SERVICE_KEY } = options;
  const flags = ['tourapi', '--rate=100000', '--backoff-ms=1', `--now=${TEST_NOW}`, ...args];
  const [command = process.execPath, ...wrapperArgs] = [...within, process.execPath];
  return spawn(command, [...wrapperArgs, ...nodeArgs, script, ...flags], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      TOURAPI_SERVICE_KEY: serviceKey,
      TOURAPI_BASE_URL: baseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface SyncExit {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Waits for a process to end and collects its output. */
export async function waitForExit(child: ChildProcess): Promise<SyncExit> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, stdout, stderr };
}
