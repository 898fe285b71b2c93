import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSnapshot } from '../../src/snapshot-file';
import type { SyncOptions } from '../../src/tourapi/run-sync';
import type { SyncResult } from '../../src/tourapi/run-sync';
import { runSync } from '../../src/tourapi/run-sync';
import { startTourServer, TEST_SERVICE_KEY, type TourServerOptions } from './tourapi-server';

/** Temporary folder and test server, with the sync running in this process. */
export async function createSyncHarness(serverOptions: TourServerOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'kioot-sync-'));
  const snapshotPath = join(folder, 'data', 'synced', 'restaurants.json');
  const journalPath = join(folder, '.data', 'sync', 'journal.jsonl');
  const server = await startTourServer(serverOptions);
  await mkdir(dirname(snapshotPath), { recursive: true });
  let now = new Date('2026-11-21T03:00:00Z');
  return {
    folder,
    server,
    snapshotPath,
    journalPath,
    setNow(time: string) {
      now = new Date(time);
    },
    writeBase: (rows: readonly object[]) => writeFile(snapshotPath, JSON.stringify(rows)),
    appendToJournal: (entries: readonly object[]) =>
      appendFile(journalPath, entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
    readRows: () => readSnapshot(snapshotPath),
    readText: () => readFile(snapshotPath, 'utf8'),
    sync(options: Partial<SyncOptions> = {}): Promise<SyncResult> {
      return runSync({
        api: {
          serviceKey: TEST_SERVICE_KEY,
          baseUrl: server.baseUrl,
          ratePerSecond: 100_000,
          backoffMs: 1,
        },
        snapshotPath,
        journalFolder: dirname(journalPath),
        pageSize: 10,
        now: () => now,
        ...options,
      });
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type SyncHarness = Awaited<ReturnType<typeof createSyncHarness>>;
