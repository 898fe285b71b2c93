import { afterEach, describe, expect, it } from '@jest/globals';
import { GET } from '@/app/api/health/route';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';

const bundled = getRestaurants();
const bundledInfo = getSnapshotInfo(new Date());
const DAY_MS = 86_400_000;

afterEach(() => replaceRestaurants(bundled, bundledInfo));

describe('GET /api/health', () => {
  it('answers that the process is well, with how old its data is', async () => {
    const takenAt = new Date(Date.now() - 3.5 * DAY_MS).toISOString();
    replaceRestaurants(bundled.slice(0, 2), { takenAt, rows: 2, sources: [] });
    const response = GET();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'ok',
      data: { takenAt, ageDays: 3, rows: 2 },
    });
  });
});
