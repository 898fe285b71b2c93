import { afterEach, describe, expect, it } from '@jest/globals';
import { GET } from '@/app/api/health/route';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';

const bundled = getSnapshotRows();
const bundledInfo = getSnapshotInfo(new Date());
const DAY_MS = 86_400_000;

afterEach(() => replaceSnapshot(bundled, bundledInfo));

describe('GET /api/health', () => {
  it('responds 200 with the age of the data', async () => {
    const takenAt = new Date(Date.now() - 3.5 * DAY_MS).toISOString();
    replaceSnapshot(bundled.slice(0, 2), { takenAt, rows: 2, sources: [] });
    const response = GET();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'ok',
      data: { takenAt, ageDays: 3, rows: 2 },
    });
  });
});
