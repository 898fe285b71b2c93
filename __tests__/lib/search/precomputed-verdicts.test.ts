import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { toPreferenceSentence, type Preference } from '@kioot/engine';
import type { Place } from '@kioot/places/place';
import { stopClock, toFilterRequest } from '../../helpers/backend-calls';
import { sample, sampled } from '../../helpers/sample';

const NEEDS: Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: ['pork', 'beef'] },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
];
/** Few enough for a whole list in one response. */
const MAX_IDS = 1_000;
const { signal } = new AbortController();

// Open places come first: a place that opens between two answers would change the order.
stopClock();

afterEach(() => {
  delete process.env.BUILT_PLACES_KEY;
});

/** Modules of a new process, of a build with this key or without one. */
async function start(key?: string) {
  jest.resetModules();
  // A new process has no snapshot, and has read no file.
  for (const name of ['restaurants', `build artifact ${key}`, `precomputed verdicts ${key}`])
    Reflect.deleteProperty(globalThis, Symbol.for(`kioot.${name}`));
  if (key === undefined) delete process.env.BUILT_PLACES_KEY;
  else process.env.BUILT_PLACES_KEY = key;
  const { getBuildArtifact } = await import('@/lib/places/snapshot-store');
  const { getPrecomputedVerdicts } =
    await import('@/lib/search/classification/precomputed-verdicts');
  const { createBundledSource } = await import('@/lib/search/service/place-source');
  const { createSearchService } = await import('@/lib/search/service/search-service');
  const { getSnapshotRows, getSnapshotInfo, replaceSnapshot } =
    await import('@/lib/places/snapshot-store');
  return {
    isBuilt: getBuildArtifact() !== null,
    built: getPrecomputedVerdicts(),
    backend: createSearchService(createBundledSource()),
    rows: getSnapshotRows(),
    replace: (rows: Place[]) => replaceSnapshot(rows, getSnapshotInfo(new Date())),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Serialized responses for 400 places and every preference, in English too. */
async function fetchAllResponses({ backend, rows }: Started): Promise<string[]> {
  const ids = sample(rows, 400).map(({ contentId }) => contentId);
  // A list of all places would be truncated.
  const groups = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) =>
    ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
  const responses: string[] = [];
  for (const need of NEEDS) {
    const userPref = toPreferenceSentence(need);
    for (const contentIdList of groups) {
      const request = { contentIdList, userPref, certainty: 'maybe' } as const;
      const { restaurants } = await backend.getFiltered(toFilterRequest(request), signal);
      const page = { restaurants, page: 1, pageSize: restaurants.length };
      responses.push(
        JSON.stringify(restaurants),
        JSON.stringify(await backend.getPage(page, signal)),
      );
    }
  }
  return responses;
}

describe('the build artifact', () => {
  const key = execFileSync(process.execPath, ['scripts/build-places.mjs'], {
    encoding: 'utf8',
  }).trim();

  it(sampled('equals the results computed without it'), async () => {
    const computed = await start();
    expect(computed.isBuilt).toBe(false);
    const expected = await fetchAllResponses(computed);

    const started = await start(key);
    expect(started.isBuilt).toBe(true);
    expect(started.rows).toEqual(computed.rows);
    for (const row of started.rows) expect(started.built?.getPlace(row)).toBeDefined();
    const responses = await fetchAllResponses(started);
    // Each in Korean and in English.
    expect(responses.length).toBe(expected.length);
    expect(responses.length).toBeGreaterThanOrEqual(NEEDS.length * 2);
    for (const [at, answer] of responses.entries()) expect(answer === expected[at]).toBe(true);
  });

  it('is not used for a place whose text has changed', async () => {
    const started = await start(key);
    const [row] = started.rows;
    if (!row) throw new Error('There are no places');
    const changed = { ...row, title: '비건 식당', firstmenu: '두부 샐러드', treatmenu: '' };
    started.replace([changed]);
    expect(started.built?.getPlace(changed)).toBeUndefined();
    const [restaurant] = (
      await started.backend.getFiltered(
        toFilterRequest({
          contentIdList: [row.contentId],
          userPref: toPreferenceSentence({ kind: 'strictVegan' }),
        }),
        signal,
      )
    ).restaurants;
    expect(restaurant?.title).toBe('비건 식당');
  });

  it('is not used in another format, even with the right key', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { readFileSync } = fs;
    jest
      .spyOn(fs, 'readFileSync')
      .mockImplementation((file, encoding) =>
        String(readFileSync(file, encoding)).replace(/^(\{"key":"\w+","format":)\d+/, '$1999'),
      );
    const started = await start(key);
    expect(started.isBuilt).toBe(false);
    expect(started.rows.length).toBeGreaterThan(2_000);
    expect(warn.mock.calls[0]?.[0]).toContain('format 999');
    jest.restoreAllMocks();
  });

  it('is not used by another build, which computes everything and logs a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const started = await start('0'.repeat(64));
    expect(started.isBuilt).toBe(false);
    expect(started.rows.length).toBeGreaterThan(2_000);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('places.artifact_unusable');
  });
});
