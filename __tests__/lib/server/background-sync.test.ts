import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import {
  startScheduledSync,
  type ScheduledSync,
  type ScheduleOptions,
} from '@/lib/server/background-sync';
import {
  startTourServer,
  TEST_SERVICE_KEY,
  type TourServer,
} from '@/packages/ingest/__tests__/helpers/tourapi-server';
import { createTourWorld, type TourWorld } from '@/packages/ingest/__tests__/helpers/tourapi-world';

const bundled = getSnapshotRows();
const bundledInfo = getSnapshotInfo(new Date());
const [bundledRow] = bundled;

let folder: string;
let world: TourWorld;
let server: TourServer;
let now: Date;
let lines: string[];
let startedSyncs: ScheduledSync[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-schedule-'));
  world = createTourWorld(4, 12);
  server = await startTourServer({ world });
  now = new Date('2026-11-21T03:00:00Z');
  lines = [];
  startedSyncs = [];
  if (!bundledRow) throw new Error('no rows');
  replaceSnapshot([{ ...bundledRow, source: 'visitseoul' }], bundledInfo);
});

afterEach(async () => {
  for (const schedule of startedSyncs) {
    schedule.stop();
    await schedule.checkNow();
  }
  replaceSnapshot(bundled, bundledInfo);
  await server.close();
  await rm(folder, { recursive: true });
});

function start(options: Partial<ScheduleOptions> = {}): ScheduledSync {
  const schedule = startScheduledSync({
    api: {
      serviceKey: TEST_SERVICE_KEY,
      baseUrl: server.baseUrl,
      ratePerSecond: 100_000,
      backoffMs: 1,
      retries: 0,
    },
    intervalHours: 24,
    dataFolder: folder,
    log: (line) => lines.push(line),
    now: () => now,
    ...options,
  });
  startedSyncs.push(schedule);
  return schedule;
}

describe('startScheduledSync', () => {
  it('refreshes old data at once and keeps rows of other sources', async () => {
    await start().checkNow();
    expect(getSnapshotRows()).toHaveLength(13);
    expect(getSnapshotInfo(now)).toMatchObject({
      takenAt: now.toISOString(),
      rows: 13,
      ageDays: 0,
    });
    expect(lines).toEqual(['tourapi: sync started', expect.stringContaining('sync done')]);
  });

  it('serves the old or the new list atomically during a sync', async () => {
    const before = getSnapshotRows();
    const seen = new Set<readonly unknown[]>();
    const work = start().checkNow();
    let isDone = false;
    void work.then(() => (isDone = true));
    while (!isDone) {
      seen.add(getSnapshotRows());
      await new Promise(setImmediate);
    }
    expect(seen).toEqual(new Set([before, getSnapshotRows()]));
    expect(getSnapshotRows()).not.toBe(before);
  });

  it('makes no calls while the data is fresh', async () => {
    const schedule = start();
    await schedule.checkNow();
    const calls = server.urls.length;
    now = new Date('2026-11-22T02:59:00Z');
    await schedule.checkNow();
    expect(server.urls).toHaveLength(calls);
    now = new Date('2026-11-22T03:00:00Z');
    await schedule.checkNow();
    expect(server.urls.length).toBeGreaterThan(calls);
  });

  it('loads the snapshot of an earlier process', async () => {
    await start().checkNow();
    const written = getSnapshotRows();
    replaceSnapshot(bundled, bundledInfo);
    const calls = server.urls.length;
    await start().checkNow();
    expect(getSnapshotRows()).toEqual(written);
    expect(server.urls).toHaveLength(calls);
    expect(lines.at(-1)).toContain('took over the snapshot of 2026-11-21');
  });

  it.each(['restaurants.json', 'restaurants.meta.json'])(
    'replaces a damaged %s by a sync',
    async (name) => {
      const before = getSnapshotRows();
      await start().checkNow();
      replaceSnapshot(before, bundledInfo);
      await writeFile(join(folder, 'snapshot', name), '[{"contentId":');
      await start().checkNow();
      expect(lines.join('\n')).toContain(`${name} is not a restaurant snapshot.`);
      expect(lines.at(-1)).toContain('sync done');
      expect(getSnapshotRows()).toHaveLength(13);
    },
  );

  it('logs the rows when too much text would go blank', async () => {
    await start().checkNow();
    now = new Date('2026-11-22T03:00:00Z');
    const [first, second] = world.korean;
    if (!first || !second) throw new Error('the world is too small');
    for (const { list, intro } of [first, second]) {
      list.modifiedtime = '20261121230000';
      intro.treatmenu = '';
    }
    const before = getSnapshotRows();
    await start().checkNow();
    expect(getSnapshotRows()).toBe(before);
    const ids = `${first.list.contentid}, ${second.list.contentid}`;
    expect(lines.slice(-2)).toEqual([
      expect.stringContaining('sync refused. The present snapshot stays.'),
      `tourapi: 2 rows would lose text: ${ids}`,
    ]);
  });

  it('resumes six hours after an exceeded quota without repeated calls', async () => {
    server.setQuota(5);
    const before = getSnapshotRows();
    const schedule = start();
    await schedule.checkNow();
    expect(lines.at(-1)).toContain('sync stopped. The calls of the day are used up.');
    expect(getSnapshotRows()).toBe(before);
    const calls = server.urls.length;
    now = new Date('2026-11-21T08:59:00Z');
    await schedule.checkNow();
    expect(server.urls).toHaveLength(calls);
    server.setQuota(1000);
    now = new Date('2026-11-21T09:00:00Z');
    await schedule.checkNow();
    expect(getSnapshotRows()).toHaveLength(13);
    const answered = server.log.filter(({ outcome }) => outcome === 'answered');
    expect(new Set(answered.map(({ call }) => call)).size).toBe(answered.length);
  });

  it('logs advice for an invalid key, keeps the data and pauses', async () => {
    const before = getSnapshotRows();
    const api = { serviceKey: 'wrong-key-0123456789', baseUrl: server.baseUrl };
    const schedule = start({ api });
    await schedule.checkNow();
    expect(lines.at(-1)).toContain('sync failed. TourAPI: 30 SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
    expect(lines.join()).not.toContain(api.serviceKey);
    expect(getSnapshotRows()).toBe(before);
    now = new Date('2026-11-21T12:00:00Z');
    await schedule.checkNow();
    expect(server.urls).toHaveLength(1);
  });

  it('syncs in only one of two servers on the same folder', async () => {
    const first = start();
    const second = start();
    await Promise.all([first.checkNow(), second.checkNow()]);
    expect(lines.filter((line) => line.includes('sync done'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('Another sync'))).toHaveLength(1);
    expect(await readdir(join(folder, 'sync'))).toEqual(['finished.jsonl', 'lock']);
  });

  it('stops at the next call on shutdown', async () => {
    const schedule = start();
    schedule.stop();
    await schedule.checkNow();
    expect(server.log.length).toBeLessThan(3);
    expect(getSnapshotRows()).toHaveLength(1);
  });
});
