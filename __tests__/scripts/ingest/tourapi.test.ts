import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
  TEST_SERVICE_KEY,
  type TourServer,
} from '@/packages/ingest/__tests__/helpers/tourapi-server';
import { sample, sampled } from '../../helpers/sample';
import { createTourWorld, type TourWorld } from '@/packages/ingest/__tests__/helpers/tourapi-world';

const getScript = compileIngestCommand();
let folder: string;
let world: TourWorld;
let server: TourServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-cli-'));
  world = createTourWorld(2, 6);
  server = await startTourServer({ world });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function run(args: string[] = [], options: Partial<SyncProcessOptions> = {}) {
  return waitForExit(
    startSync({ script: getScript(), folder, baseUrl: server.baseUrl, args, ...options }),
  );
}

describe('npm run ingest -- tourapi', () => {
  it('explains how to get a key when it is missing, without any request', async () => {
    const { code, stdout } = await run([], { serviceKey: '' });
    expect(code).toBe(2);
    expect(stdout).toContain('TOURAPI_SERVICE_KEY is not set');
    expect(stdout).toContain('https://www.data.go.kr');
    expect(stdout).toContain('15101578');
    expect(server.urls).toEqual([]);
  });

  it('writes the snapshot and reports changes, without a progress bar outside a terminal', async () => {
    const { code, stdout, stderr } = await run([], {
      serviceKey: encodeURIComponent(TEST_SERVICE_KEY),
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('+ 6 new');
    expect(stdout).toContain(`+ ${world.korean[0]?.list.title ?? ''}`);
    expect(stdout).toContain('calls made');
    const rows: unknown = JSON.parse(
      await readFile(join(folder, 'data/synced/restaurants.json'), 'utf8'),
    );
    expect(rows).toHaveLength(6);
  });

  it('shows the fields that changed', async () => {
    await run();
    const row = world.korean[2];
    if (!row) throw new Error('the world is too small');
    row.list.modifiedtime = '20261120000000';
    row.intro.restdatefood = '매주 화요일';
    const { stdout } = await run();
    expect(stdout).toContain('~ 1 changed');
    expect(stdout).toContain('restdatefood: ');
    expect(stdout).toContain('-> "매주 화요일"');
    expect((await run()).stdout).toContain('Nothing has changed.');
  });

  it('prints one JSON object for machines', async () => {
    const { code, stdout } = await run(['--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'done',
      counts: { new: 6 },
      snapshot: { rows: 6 },
    });
  });

  it('changes nothing in a dry run', async () => {
    const { code, stdout } = await run(['--dry-run']);
    expect(code).toBe(0);
    expect(stdout).toContain('Dry run: 6 restaurants listed, 6 new or changed');
    await expect(readFile(join(folder, 'data/synced/restaurants.json'))).rejects.toThrow('ENOENT');
  });

  it.each([[['--json']], [[]]])('explains how to fix an invalid key (%j)', async (args) => {
    const serviceKey = 'wrong-key-0123456789';
    const { code, stdout, stderr } = await run(args, { serviceKey });
    expect(code).toBe(1);
    expect(stdout + stderr).toContain('SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
    expect(stdout + stderr).toContain('TOURAPI_SERVICE_KEY');
    expect(stdout + stderr).not.toContain(serviceKey);
    expect(server.urls).toHaveLength(1);
  });

  it('exits with 3 at the quota and continues in the next run', async () => {
    const { code, stdout } = await run(['--quota=4']);
    expect(code).toBe(3);
    expect(stdout).toContain('Stopped with');
    expect(stdout).toContain('midnight in Seoul');
    expect((await run(['--quota=1000'])).code).toBe(0);
    expect(new Set(server.log.map(({ call }) => call)).size).toBe(server.log.length);
  });

  it('exits with 3 for a plain-text quota error with HTTP 200', async () => {
    server.setAnswer({ status: 200, body: 'API token quota exceeded' });
    const { code, stdout } = await run();
    expect(code).toBe(3);
    expect(stdout).toContain('midnight in Seoul');
    expect(server.urls).toHaveLength(1);
    server.setAnswer(null);
    expect((await run()).code).toBe(0);
  });

  it('exits with 4 and lists the rows when too many texts would go blank', async () => {
    await run();
    const row = world.korean[2];
    if (!row) throw new Error('the world is too small');
    const { firstmenu } = row.intro;
    row.list.modifiedtime = '20261120000000';
    row.intro.firstmenu = '';
    const { code, stdout } = await run();
    expect(code).toBe(4);
    expect(stdout).toContain('1 of 12 menus and 0 of ');
    expect(stdout).toContain(`~ ${row.list.title} (${row.list.contentid})`);
    expect(stdout).toContain(`firstmenu: "${firstmenu}" -> ""`);
    expect(stdout).toContain('--allow-blank');
    expect((await run(['--force'])).code).toBe(4);
    expect((await run(['--allow-blank'])).code).toBe(0);
  });

  it('reports rows whose details belong to something else', async () => {
    server.setIntros(() => []);
    const { code, stdout } = await run();
    expect(code).toBe(0);
    expect(stdout).toContain("6 rows were answered with details that are no restaurant's.");
    expect(stdout).toContain(world.korean[5]?.list.contentid);
  });

  it.each(
    sample(
      [
        ['restaurants.json', ''],
        ['restaurants.json', '[{"contentId": "1", "ti'],
        ['restaurants.json', '[{"contentId": "1"}]'],
        ['restaurants.json', '\0\0\0\0'],
        ['restaurants.json', 'null'],
        ['restaurants.meta.json', '{"takenAt": "'],
      ] as const,
      2,
    ),
  )(sampled('keeps a damaged %s (%j) and makes no request'), async (name, damaged) => {
    await mkdir(join(folder, 'data', 'synced'), { recursive: true });
    const path = join(folder, 'data', 'synced', name);
    await writeFile(path, damaged);
    const { code, stdout, stderr } = await run();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^\S+ is not a restaurant snapshot\. Restore the file from .*\n$/);
    expect(stderr).toContain(name);
    expect(await readFile(path, 'utf8')).toBe(damaged);
    expect(server.urls).toEqual([]);
  });

  it('fails with one line when it cannot write', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, stderr } = await run([`--journal=${join(folder, 'file')}`]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The disk refused: EEXIST: .*\n$/);
  });

  it('exits with 4 when too many rows would vanish', async () => {
    await run();
    world.korean.splice(0, 3);
    const { code, stdout } = await run();
    expect(code).toBe(4);
    expect(stdout).toContain('3 of 6 rows would vanish');
    expect((await run(['--force'])).code).toBe(0);
  });

  it.each(
    sample([[['--rate=fast']], [['--page-size=5000']], [['--nonsense']], [['--quota=0']]], 1),
  )(sampled('rejects %j and prints the usage'), async (args) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stderr).toContain('--dry-run');
  });

  it('refuses a second sync', async () => {
    const silent = await startTourServer({ world, isSilent: true });
    const first = startSync({ script: getScript(), folder, baseUrl: silent.baseUrl });
    try {
      const firstRequest = new Promise<void>((resolve) => silent.onFirstRequest(resolve));
      await firstRequest;
      const { code, stderr } = await run();
      expect(code).toBe(1);
      expect(stderr).toContain('Another sync is at work');
      first.kill('SIGINT');
      const end = await waitForExit(first);
      expect(end.code).toBe(130);
      expect(end.stderr).toContain('Interrupted');
      expect((await run()).code).toBe(0);
    } finally {
      first.kill('SIGKILL');
      await silent.close();
    }
  });
});
