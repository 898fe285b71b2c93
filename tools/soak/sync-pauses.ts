import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startTourServer, TEST_SERVICE_KEY } from '@/__tests__/helpers/tourapi-server';
import { createTourWorld, type TourWorld } from '@/__tests__/helpers/tourapi-world';
import { TEXT_FIELDS } from '@/lib/places/row';
import { getSnapshotRows, getSnapshotInfo } from '@/lib/places/snapshot-store';
import { isFromKto } from '@/lib/places/snapshot';
import { startScheduledSync } from '@/lib/ingest/tourapi/sync-schedule';

/** Seoul restaurants in TourAPI, rounded up. */
const LISTED_ROWS = 1600;
const NS_PER_MS = 1e6;

/**
 * Syncs the bundled snapshot in this process and measures the longest block of the event loop.
 * Includes the test server, so real pauses are shorter.
 */
export async function measurePauses(): Promise<{ rows: number; longestMs: number; p99Ms: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'kioot-pauses-'));
  const server = await startTourServer({ world: createBundledWorld() });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const schedule = startScheduledSync({
    api: { serviceKey: TEST_SERVICE_KEY, baseUrl: server.baseUrl, ratePerSecond: 100_000 },
    intervalHours: 1,
    dataFolder: folder,
    dailyQuota: 10_000,
    log: (line) => console.log(line),
  });
  try {
    await schedule.checkNow();
    delay.disable();
    if (getSnapshotInfo(new Date()).ageDays > 0) throw new Error('the data was not refreshed');
    return {
      rows: getSnapshotRows().length,
      longestMs: Math.round(delay.max / NS_PER_MS),
      p99Ms: Math.round(delay.percentile(99) / NS_PER_MS),
    };
  } finally {
    schedule.stop();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Simulated TourAPI with every bundled row and some new ones. */
function createBundledWorld(): TourWorld {
  const world = createTourWorld(6, LISTED_ROWS);
  const listed = getSnapshotRows().filter(isFromKto);
  for (const [index, { contentId, title, addr1, ...row }] of listed.entries()) {
    const restaurant = world.korean[index];
    if (!restaurant) continue;
    Object.assign(restaurant.list, { contentid: contentId, title, addr1 });
    // A sync that blanks valid texts is refused.
    for (const field of [...TEXT_FIELDS.menus, ...TEXT_FIELDS.hours]) {
      if (row[field] !== '') restaurant.intro[field] = row[field];
    }
  }
  return world;
}
