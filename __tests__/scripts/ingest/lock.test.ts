import { spawnSync, type ChildProcess } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compileIngestCommand } from '../../helpers/ingest-command';
import { startSync, waitForExit, type SyncProcessOptions } from '../../helpers/ingest-process';
import { startTourServer, type TourServer } from '../../helpers/tourapi-server';
import { createTourWorld } from '../../helpers/tourapi-world';

/** Process 1 of a process table of its own, as in a container; where that is not allowed, one that takes itself for it. */
const UNSHARE = ['unshare', '-Urpf', '--kill-child'] as const;
const AS_IN_A_CONTAINER: Partial<SyncProcessOptions> =
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
  // Whoever gets in asks, and stays in.
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

/** Resolves when so many requests have come in all. */
function requests(count: number): Promise<void> {
  return new Promise((resolve) => {
    onRequest = () => {
      if (server.urls.length >= count) resolve();
    };
    onRequest();
  });
}

async function startAndKill(): Promise<void> {
  const child = start(AS_IN_A_CONTAINER);
  await requests(1);
  const end = waitForExit(child);
  child.kill('SIGKILL');
  await end;
}

describe('syncs of one folder', () => {
  it.each(['', 'after one that was killed'])(
    'started four at once, let one work %s',
    async (killed) => {
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
    },
  );

  it('in two containers let one work', async () => {
    start(AS_IN_A_CONTAINER);
    await requests(1);
    const { code, stderr } = await waitForExit(start(AS_IN_A_CONTAINER));
    expect(code).toBe(1);
    expect(stderr).toContain('Another sync is at work');
    expect(server.urls).toHaveLength(1);
  });

  it('do not begin where there are no locks', async () => {
    const withoutNativeCode = join(folder, 'sync.cjs');
    await copyFile(getScript(), withoutNativeCode);
    const { code, stderr } = await waitForExit(start({ script: withoutNativeCode }));
    expect(code).toBe(1);
    expect(stderr).toMatch(/ cannot be locked\. Use a folder on a disk of this machine, .*\n$/);
    expect(server.urls).toEqual([]);
  });

  it('wait for nobody who was killed', async () => {
    await startAndKill();
    const answering = await startTourServer({ world });
    try {
      const { code } = await waitForExit(
        start({ ...AS_IN_A_CONTAINER, baseUrl: answering.baseUrl }),
      );
      expect(code).toBe(0);
    } finally {
      await answering.close();
    }
  });
});
