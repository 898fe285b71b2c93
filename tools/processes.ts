import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

const ANSWERS_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** A program that this run started. */
export interface Process {
  readonly pid: number;
  /** Everything it wrote so far, without colours: Next dims what is logged while it renders. */
  getLog(): string;
  isRunning(): boolean;
  /** Resolves when the process is gone. */
  readonly ended: Promise<unknown>;
  send(signal: NodeJS.Signals): void;
  /** Sends the signal and resolves when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A program did not start, or did not answer in time. */
export class ProcessError extends Error {
  override name = 'ProcessError';
}

/** A port that nobody listens on now. */
export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new ProcessError('No free port.');
  return address.port;
}

/** Says whether a program is on this machine. */
export function isInstalled(program: string, versionFlag: string): boolean {
  return spawnSync(program, [versionFlag]).status === 0;
}

/** @throws {ProcessError} when there is no such program */
export function startProcess(
  command: string,
  words: readonly string[],
  options: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Process {
  const child = spawn(command, words, {
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
 * Resolves when this address answers anything at all.
 * @throws {ProcessError} when the process is gone or the time is over
 */
export async function waitUntilAnswers(url: string, process: Process): Promise<void> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  let cause: unknown;
  while (performance.now() < deadline && process.isRunning()) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      cause = error;
      await sleep(LOOK_EVERY_MS);
    }
  }
  throw new ProcessError(`Nothing answers at ${url}:\n${process.getLog()}`, { cause });
}
