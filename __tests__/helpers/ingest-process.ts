import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SERVICE_KEY } from './tourapi-server';

/** The moment every sync of a kill test notes as its own, so that snapshots can be compared byte by byte. */
const TEST_NOW = '2026-11-21T03:00:00Z';

/** Compiles `npm run ingest` into one file, which starts several times faster than its sources. */
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
      // Native code is not for bundling.
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
  /** Flags for Node itself. */
  readonly nodeArgs?: readonly string[];
  /** A command, with its flags, that starts Node in its turn. */
  readonly within?: readonly string[];
}

/** Starts the sync command in a process of its own, on a fast clock against a test server. */
export function startSync(options: SyncProcessOptions): ChildProcess {
  const { script, folder, baseUrl, args = [], nodeArgs = [], within = [] } = options;
  const { serviceKey = TEST_SERVICE_KEY } = options;
  const flags = ['tourapi', '--rate=100000', '--backoff-ms=1', `--now=${TEST_NOW}`, ...args];
  const [command = process.execPath, ...words] = [...within, process.execPath];
  return spawn(command, [...words, ...nodeArgs, script, ...flags], {
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

/** Waits for the end of a process and collects what it said. */
export async function waitForExit(child: ChildProcess): Promise<SyncExit> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, stdout, stderr };
}
