import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type * as Store from '@/lib/places/store';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';
import bundledInfo from '@/data/snapshot.json';

const [row] = getRestaurants();
const INFO = {
  takenAt: '2026-11-20T15:00:00.000Z',
  rows: 1,
  sources: [{ source: 'kto-tourapi', rows: 1, takenOn: '2026-11-21' }],
};
const bundled = getRestaurants();
const bundledDescription = getSnapshotInfo(new Date());

afterEach(() => {
  replaceRestaurants(bundled, bundledDescription);
});

describe('the bundled snapshot', () => {
  it('is what its description says', () => {
    const counts = new Map<string, number>();
    for (const { source } of getRestaurants()) counts.set(source, (counts.get(source) ?? 0) + 1);
    expect(getRestaurants()).toHaveLength(bundledInfo.rows);
    for (const { source, rows } of bundledInfo.sources) expect(counts.get(source)).toBe(rows);
    expect(counts.size).toBe(bundledInfo.sources.length);
  });

  it('has rows with unique ids and numbers for places', () => {
    const rows = getRestaurants();
    expect(new Set(rows.map(({ contentId }) => contentId)).size).toBe(rows.length);
    expect(rows.every(({ mapx }) => mapx === null || (mapx > 126 && mapx < 128))).toBe(true);
  });

  it('cannot be changed by a reader', () => {
    const rows = getRestaurants();
    expect(Object.isFrozen(rows)).toBe(true);
    expect(rows.every((one) => Object.isFrozen(one))).toBe(true);
    expect(getRestaurants()).toBe(rows);
  });
});

describe('getSnapshotInfo', () => {
  it('says how old the data is, in whole days', () => {
    if (!row) throw new Error('no rows');
    replaceRestaurants([row], INFO);
    expect(getSnapshotInfo(new Date('2026-11-22T14:59:59Z')).ageDays).toBe(1);
    expect(getSnapshotInfo(new Date('2026-11-22T15:00:00Z')).ageDays).toBe(2);
    expect(getSnapshotInfo(new Date('2026-01-01T00:00:00Z')).ageDays).toBe(0);
  });
});

describe('replaceRestaurants', () => {
  it('swaps rows and description together and leaves an old list as it was', () => {
    if (!row) throw new Error('no rows');
    const before = getRestaurants();
    replaceRestaurants([{ ...row, title: '새집' }], INFO);
    expect(getRestaurants()).toEqual([{ ...row, title: '새집' }]);
    expect(getSnapshotInfo(new Date()).takenAt).toBe(INFO.takenAt);
    expect(before.length).toBeGreaterThan(2000);
  });

  it('is seen by another copy of the module, as Next makes them', () => {
    if (!row) throw new Error('no rows');
    replaceRestaurants([row], INFO);
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof Store>('@/lib/places/store');
      expect(copy.getRestaurants).not.toBe(getRestaurants);
      expect(copy.getRestaurants()).toBe(getRestaurants());
    });
  });
});
