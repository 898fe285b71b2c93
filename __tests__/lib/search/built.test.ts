import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { toPreferenceSentence, type Preference } from '@kioot/engine';
import type { RestaurantRow } from '@/lib/places/row';

const NEEDS: Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: ['pork', 'beef'] },
  { kind: 'halal' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
];
const { signal } = new AbortController();

afterEach(() => {
  delete process.env.BUILT_PLACES_KEY;
});

/** The modules of a process that has just started, of a build with this key or of none. */
async function start(key?: string) {
  jest.resetModules();
  // A new process has no snapshot yet, and has read no file.
  for (const name of ['restaurants', `built places ${key}`, `built judgements ${key}`])
    Reflect.deleteProperty(globalThis, Symbol.for(`kioot.${name}`));
  if (key === undefined) delete process.env.BUILT_PLACES_KEY;
  else process.env.BUILT_PLACES_KEY = key;
  const { getBuiltFile } = await import('@/lib/places/build-artifact');
  const { getBuiltJudgements } = await import('@/lib/search/precomputed-verdicts');
  const { createBundledSource } = await import('@/lib/search/place-source');
  const { createSearchService } = await import('@/lib/search/search-service');
  const { getRestaurants, getSnapshotInfo, replaceRestaurants } =
    await import('@/lib/places/store');
  return {
    isBuilt: getBuiltFile() !== null,
    built: getBuiltJudgements(),
    backend: createSearchService(createBundledSource()),
    rows: getRestaurants(),
    replace: (rows: RestaurantRow[]) => replaceRestaurants(rows, getSnapshotInfo(new Date())),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Every place for every need, in English too, as it travels. */
async function answerAll({ backend, rows }: Started): Promise<string[]> {
  const ids = rows.map(({ contentId }) => contentId);
  // One list of all would be longer than what is handed out.
  const halves = [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)];
  const answers: string[] = [];
  for (const need of NEEDS) {
    const userPref = toPreferenceSentence(need);
    for (const contentIdList of halves) {
      const request = { contentIdList, userPref, certainty: 'maybe' } as const;
      const { restaurantInfo } = await backend.getFiltered(request, signal);
      const page = { restaurantInfo, page: 1, pageSize: restaurantInfo.length };
      answers.push(
        JSON.stringify(restaurantInfo),
        JSON.stringify(await backend.getPage(page, signal)),
      );
    }
  }
  return answers;
}

describe('what a build works out of its places', () => {
  const key = execFileSync(process.execPath, ['scripts/build-places.mjs'], {
    encoding: 'utf8',
  }).trim();

  it('is what a start without it computes, for every place', async () => {
    const computed = await start();
    expect(computed.isBuilt).toBe(false);
    const expected = await answerAll(computed);

    const started = await start(key);
    expect(started.isBuilt).toBe(true);
    expect(started.rows).toEqual(computed.rows);
    for (const row of started.rows) expect(started.built?.getPlace(row)).toBeDefined();
    const answers = await answerAll(started);
    // Two halves, in Korean and in English.
    expect(answers.length).toBe(NEEDS.length * 4);
    for (const [at, answer] of answers.entries()) expect(answer === expected[at]).toBe(true);
  });

  it('is not used for a place whose text has changed since', async () => {
    const started = await start(key);
    const [row] = started.rows;
    if (!row) throw new Error('There are no places');
    const changed = { ...row, title: '비건 식당', firstmenu: '두부 샐러드', treatmenu: '' };
    started.replace([changed]);
    expect(started.built?.getPlace(changed)).toBeUndefined();
    const [restaurant] = (
      await started.backend.getFiltered(
        { contentIdList: [row.contentId], userPref: toPreferenceSentence({ kind: 'strictVegan' }) },
        signal,
      )
    ).restaurantInfo;
    expect(restaurant?.title).toBe('비건 식당');
  });

  it('is not used where its form is another one, though its key is right', async () => {
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

  it('is not used by another build, which computes it and says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const started = await start('0'.repeat(64));
    expect(started.isBuilt).toBe(false);
    expect(started.rows.length).toBeGreaterThan(2_000);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('places.not_built');
  });
});
