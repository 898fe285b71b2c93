import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type * as Store from '@/lib/places/snapshot-store';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';
import bundledInfo from '@/data/synced/restaurants.meta.json';

const [row] = getSnapshotRows();
const INFO = {
  takenAt: '2026-11-20T15:00:00.000Z',
  rows: 1,
  sources: [{ source: 'kto-tourapi', rows: 1, takenOn: '2026-11-21' }],
};
const bundled = getSnapshotRows();
const bundledDescription = getSnapshotInfo(new Date());

afterEach(() => {
  replaceSnapshot(bundled, bundledDescription);
});

describe('the bundled snapshot', () => {
  it('matches its description', () => {
    const counts = new Map<string, number>();
    for (const { source } of getSnapshotRows()) counts.set(source, (counts.get(source) ?? 0) + 1);
    expect(getSnapshotRows()).toHaveLength(bundledInfo.rows);
    for (const { source, rows } of bundledInfo.sources) expect(counts.get(source)).toBe(rows);
    expect(counts.size).toBe(bundledInfo.sources.length);
  });

  it('has rows with unique ids and numeric coordinates', () => {
    const rows = getSnapshotRows();
    expect(new Set(rows.map(({ contentId }) => contentId)).size).toBe(rows.length);
    expect(rows.every(({ mapx }) => mapx === null || (mapx > 126 && mapx < 128))).toBe(true);
  });

  it('is frozen', () => {
    const rows = getSnapshotRows();
    expect(Object.isFrozen(rows)).toBe(true);
    expect(rows.every((one) => Object.isFrozen(one))).toBe(true);
    expect(getSnapshotRows()).toBe(rows);
  });
});

describe('getSnapshotInfo', () => {
  it('gives the age of the data in whole days', () => {
    if (!row) throw new Error('no rows');
    replaceSnapshot([row], INFO);
    expect(getSnapshotInfo(new Date('2026-11-22T14:59:59Z')).ageDays).toBe(1);
    expect(getSnapshotInfo(new Date('2026-11-22T15:00:00Z')).ageDays).toBe(2);
    expect(getSnapshotInfo(new Date('2026-01-01T00:00:00Z')).ageDays).toBe(0);
  });
});

describe('replaceSnapshot', () => {
  it('replaces rows and description together, and leaves an old list unchanged', () => {
    if (!row) throw new Error('no rows');
    const before = getSnapshotRows();
    replaceSnapshot([{ ...row, title: '새집' }], INFO);
    expect(getSnapshotRows()).toEqual([{ ...row, title: '새집' }]);
    expect(getSnapshotInfo(new Date()).takenAt).toBe(INFO.takenAt);
    expect(before.length).toBeGreaterThan(2000);
  });

  it('is visible to another copy of the module, as Next creates them', () => {
    if (!row) throw new Error('no rows');
    replaceSnapshot([row], INFO);
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof Store>('@/lib/places/snapshot-store');
      expect(copy.getSnapshotRows).not.toBe(getSnapshotRows);
      expect(copy.getSnapshotRows()).toBe(getSnapshotRows());
    });
  });
});
