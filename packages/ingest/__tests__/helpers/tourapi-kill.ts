import { watch } from 'node:fs';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBaseRows } from './base-snapshot';
import { startSync } from './ingest-process';
import { createSignals, killAndRestart, type RunWithKills } from './kill-runs';
import { startTourServer } from './tourapi-server';
import { createTourWorld } from './tourapi-world';

const WORLD_SEED = 7;
const ROWS = 30;
const SYNC_ARGS = ['--json', '--page-size=10'];
const BASE_INFO = {
  takenAt: '2026-01-01T00:00:00Z',
  rows: 23,
  sources: [{ source: 'visitseoul', rows: 1, takenOn: '2025-11-19' }],
};

/** Upper limit of the time that writing the snapshot takes. */
export const WRITE_PHASE_MS = 30;

/** Runs the sync in a folder of its own, from the same snapshot each time. */
export const createTourRun =
  (script: string): RunWithKills =>
  async (moments, expected) => {
    const folder = await mkdtemp(join(tmpdir(), 'kioot-sync-'));
    const data = join(folder, 'data', 'synced');
    const world = createTourWorld(WORLD_SEED, ROWS);
    await mkdir(data, { recursive: true });
    await writeFile(join(data, 'restaurants.json'), JSON.stringify(createBaseRows(world)));
    await writeFile(join(data, 'restaurants.meta.json'), JSON.stringify(BASE_INFO));
    const read = () =>
      Promise.all(
        ['restaurants.json', 'restaurants.meta.json'].map((name) =>
          readFile(join(data, name), 'utf8'),
        ),
      );
    const before = await read();
    const signals = createSignals();
    const watcher = watch(data, () => signals.onWriting());
    const server = await startTourServer({
      world,
      seed: 1,
      faultShare: 0.1,
      onRequest: () => signals.onRequest(),
    });
    let broken = 0;
    try {
      const exits = await killAndRestart(
        moments,
        signals,
        () => startSync({ script, folder, baseUrl: server.baseUrl, args: SYNC_ARGS }),
        async () => {
          // Files that are neither the old nor the new version in full.
          const whole = [...before, ...(expected?.places.split(SEPARATOR) ?? [])];
          if (expected && !(await read()).every((text) => whole.includes(text))) broken += 1;
          // Moving the journal away is the last step.
          const names = await readdir(join(folder, '.data', 'sync')).catch((): string[] => []);
          return names.includes('finished.jsonl') && !names.includes('journal.jsonl');
        },
      );
      const answered = server.log.filter(({ outcome }) => outcome === 'answered');
      const places = (await read()).join(SEPARATOR);
      return { places, answered: answered.map(({ call }) => call), exits, broken };
    } finally {
      watcher.close();
      await server.close();
      await rm(folder, { recursive: true });
    }
  };

const SEPARATOR = '\0';
