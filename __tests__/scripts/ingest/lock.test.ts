import { spawnSync, type ChildProcess } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compileIngestCommand } from '@/packages/ingest/__tests__/helpers/ingest-command';
import {
  startSync,
  waitForExit,
  type SyncProcessOptions,
} from '@/packages/ingest/__tests__/helpers/ingest-process';
import {
  startTourServer,
  type TourServer,
} from '@/packages/ingest/__tests__/helpers/tourapi-server';
import { createTourWorld } from '@/packages/ingest/__tests__/helpers/tourapi-world';

/**
 * Process 1 of its own PID namespace, as in a container; without that right, a process that
 * believes it is process 1.
 */
const UNSHARE = ['unshare', '-Urpf', '--kill-child'] as const;
const PID_NAMESPACE_COMMAND: Partial<SyncProcessOptions> =
  spawnSync(UNSHARE[0], [...UNSHARE.slice(1), 'true']).status === 0
    ? { within: UNSHARE }
    : {
        nodeArgs: [
          '--import',
          'data:text/javascript,Object.defineProperty(process, "pid", { value: 1 })',
        ],
      };

const getScript = compileIngestCommand();
let folder: string;
let server: TourServer;
let started: ChildProcess[];
let onRequest: () => void;

const world = createTourWorld(2, 6);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-locks-'));
  // The process with the lock sends a request and keeps running.
  server = await startTourServer({ world, isSilent: true, onRequest: () => onRequest() });
  started = [];
  onRequest = () => undefined;
});

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true });
});

function start(options: Partial<SyncProcessOptions> = {}): ChildProcess {
  const child = startSync({ script: getScript(), folder, baseUrl: server.baseUrl, ...options });
  started.push(child);
  return child;
}

/** Resolves after a total number of requests. */
function requests(count: number): Promise<void> {
  return new Promise((resolve) => {
    onRequest = () => {
      if (server.urls.length >= count) resolve();
    };
    onRequest();
  });
}

async function startAndKill(): Promise<void> {
  const child = start(PID_NAMESPACE_COMMAND);
  await requests(1);
  const end = waitForExit(child);
  child.kill('SIGKILL');
  await end;
}

describe('concurrent syncs of one folder', () => {
  it.each(['', 'after a killed one'])('run one of four started at once %s', async (killed) => {
    if (killed) await startAndKill();
    const before = server.urls.length;
    const children = Array.from({ length: 4 }, () => start());
    let ended = 0;
    const three = new Promise<void>((resolve) => {
      for (const child of children) child.once('close', () => (ended += 1) === 3 && resolve());
    });
    const exits = children.map(waitForExit);
    await Promise.all([requests(before + 1), three]);
    expect(server.urls).toHaveLength(before + 1);
    for (const child of children) child.kill('SIGKILL');
    const refused = (await Promise.all(exits)).filter(({ code }) => code === 1);
    expect(refused).toHaveLength(3);
    for (const { stderr } of refused) expect(stderr).toMatch(/^Another sync is at work in .*\n$/);
  });

  it('run in one of two containers', async () => {
    start(PID_NAMESPACE_COMMAND);
    await requests(1);
    const { code, stderr } = await waitForExit(start(PID_NAMESPACE_COMMAND));
    expect(code).toBe(1);
    expect(stderr).toContain('Another sync is at work');
    expect(server.urls).toHaveLength(1);
  });

  it('refuse to start on a file system without locks', async () => {
    const withoutNativeCode = join(folder, 'sync.cjs');
    await copyFile(getScript(), withoutNativeCode);
    const { code, stderr } = await waitForExit(start({ script: withoutNativeCode }));
    expect(code).toBe(1);
    expect(stderr).toMatch(/ cannot be locked\. Use a folder on a disk of this machine, .*\n$/);
    expect(server.urls).toEqual([]);
  });

  it('do not wait for a killed process', async () => {
    await startAndKill();
    const answering = await startTourServer({ world });
    try {
      const { code } = await waitForExit(
        start({ ...PID_NAMESPACE_COMMAND, baseUrl: answering.baseUrl }),
      );
      expect(code).toBe(0);
    } finally {
      await answering.close();
    }
  });
});
