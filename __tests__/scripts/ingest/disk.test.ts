import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createBaseRows } from '@/packages/ingest/__tests__/helpers/base-snapshot';
import { compileIngestCommand } from '@/packages/ingest/__tests__/helpers/ingest-command';
import { startSync, waitForExit } from '@/packages/ingest/__tests__/helpers/ingest-process';
import {
  startTourServer,
  type TourServer,
} from '@/packages/ingest/__tests__/helpers/tourapi-server';
import { createTourWorld } from '@/packages/ingest/__tests__/helpers/tourapi-world';

const world = createTourWorld(2, 300);
const base = JSON.stringify(createBaseRows(world));

const getScript = compileIngestCommand();
let folder: string;
let disk: string;
let isMounted: boolean;
let server: TourServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-disk-'));
  disk = join(folder, 'disk');
  await mkdir(disk);
  server = await startTourServer({ world });
});

afterEach(async () => {
  await server.close();
  if (isMounted) mount('umount', disk);
  await rm(folder, { recursive: true });
});

const mount = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Limits the space of `disk`. Without the right to mount, limits the size of files instead. */
function limitDisk(kilobytes: number): readonly string[] {
  isMounted = mount('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk);
  return isMounted ? [] : ['sh', '-c', `ulimit -f ${kilobytes * 2}; exec "$@"`, 'sh'];
}

function growDisk(): void {
  if (isMounted) mount('mount', '-o', 'remount,size=50m', disk);
}

async function sync(snapshotPath: string, journal: string, within: readonly string[] = []) {
  const args = ['--page-size=10', `--out=${snapshotPath}`, `--journal=${journal}`];
  return waitForExit(
    startSync({ script: getScript(), folder, baseUrl: server.baseUrl, args, within }),
  );
}

async function writeBase(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, base);
  return path;
}

const SINGLE_LINE = /^The disk refused: E\w+: .*run the sync again: it goes on from there\.\n$/;

describe('disk full during a sync', () => {
  it('loses only the pending call when the journal no longer fits', async () => {
    const within = limitDisk(200);
    const snapshotPath = await writeBase(join(folder, 'data', 'synced', 'restaurants.json'));
    const journal = join(disk, 'sync');
    const full = await sync(snapshotPath, journal, within);
    expect(full).toMatchObject({ code: 1, stdout: '' });
    expect(full.stderr).toMatch(SINGLE_LINE);
    expect(await readFile(snapshotPath, 'utf8')).toBe(base);
    const calls = server.log.map(({ call }) => call);
    expect(calls.at(-1)).toContain('detailIntro2');

    growDisk();
    expect(await sync(snapshotPath, journal)).toMatchObject({ code: 0, stderr: '' });
    const later = server.log.slice(calls.length).map(({ call }) => call);
    expect(later.filter((call) => calls.includes(call))).toEqual(calls.slice(-1));
  });

  it('loses nothing when the snapshot no longer fits', async () => {
    const within = limitDisk(1000);
    const snapshotPath = await writeBase(join(disk, 'restaurants.json'));
    const journal = join(folder, 'sync');
    const full = await sync(snapshotPath, journal, within);
    expect(full).toMatchObject({ code: 1, stdout: '' });
    expect(full.stderr).toMatch(SINGLE_LINE);
    expect(await readFile(snapshotPath, 'utf8')).toBe(base);
    expect(await readdir(disk)).toEqual(['restaurants.json']);
    const calls = server.log.length;

    growDisk();
    expect(await sync(snapshotPath, journal)).toMatchObject({ code: 0, stderr: '' });
    expect(server.log).toHaveLength(calls);
  });
});
