import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSync, waitForExit } from '@/__tests__/helpers/ingest-process';
import { startTourServer } from '@/__tests__/helpers/tourapi-server';
import { createTourWorld } from '@/__tests__/helpers/tourapi-world';

export interface LargeSync {
  readonly name: string;
  readonly rows: number;
  readonly seconds: number;
  /** Peak resident memory of the process, in MB of 1,000,000 bytes. */
  readonly peakMb: number;
}

/**
 * Syncs `rows` rows from empty, then again with a tenth of them changed. Each process reports its
 * peak at exit.
 */
export async function measureLargeSync(script: string, rows: number): Promise<LargeSync[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kioot-large-'));
  const world = createTourWorld(3, rows);
  const server = await startTourServer({ world });
  const results: LargeSync[] = [];
  try {
    for (const name of ['first sync', 'sync with a tenth changed', 'sync with nothing changed']) {
      const startedAt = performance.now();
      const { code, stdout, stderr } = await waitForExit(
        startSync({
          script,
          folder,
          baseUrl: server.baseUrl,
          args: ['--json', '--quota=10000000'],
          nodeArgs: [HEAP_LIMIT, '--import', PEAK_REPORT],
        }),
      );
      if (code !== 0) throw new Error(`${name}: ${stdout}${stderr}`);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      results.push({
        name,
        rows,
        seconds,
        peakMb: Math.ceil((Number(stderr.trim()) * 1024) / 1e6),
      });
      if (name === 'first sync') {
        world.korean.forEach(({ list }, index) => {
          if (index % 10 === 0) list.modifiedtime = '20261120000000';
        });
      }
    }
    return results;
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Without a limit V8 collects garbage only when the machine runs out of memory. */
const HEAP_LIMIT = '--max-old-space-size=300';

/** Prints the peak resident memory in kB at exit. */
const PEAK_REPORT = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write(String(process.resourceUsage().maxRSS)))',
)}`;
