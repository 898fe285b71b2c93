import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

const MAX_START_MS = 60_000;
const POLL_INTERVAL_MS = 100;

/** Running child process. */
export interface Process {
  readonly pid: number;
  /** Output so far without colors; Next dims logs while it renders. */
  getLog(): string;
  isRunning(): boolean;
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>;
  send(signal: NodeJS.Signals): void;
  /** Sends the signal and resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A process did not start or did not respond in time. */
export class ProcessError extends Error {
  override name = 'ProcessError';
}

export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new ProcessError('No free port.');
  return address.port;
}

/** True when the program is installed. */
export function isInstalled(program: string, versionFlag: string): boolean {
  return spawnSync(program, [versionFlag]).status === 0;
}

/** @throws {ProcessError} when the program does not exist */
export function startProcess(
  command: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Process {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new ProcessError(`${command} did not start.`);
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const ended = once(child, 'exit');
  return {
    pid,
    getLog: () => stripVTControlCharacters(log),
    isRunning,
    ended,
    send: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      if (!isRunning()) return;
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Resolves when the address returns any response.
 *
 * @throws {ProcessError} when the process has ended or the time is over
 */
export async function waitUntilReachable(url: string, process: Process): Promise<void> {
  const deadline = performance.now() + MAX_START_MS;
  let cause: unknown;
  while (performance.now() < deadline && process.isRunning()) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      cause = error;
      await sleep(POLL_INTERVAL_MS);
    }
  }
  throw new ProcessError(`Nothing answers at ${url}:\n${process.getLog()}`, { cause });
}
