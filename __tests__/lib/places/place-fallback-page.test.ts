import { afterAll, describe, expect, it } from '@jest/globals';
import redirects from '@/data/synced/place-redirects.json';
import { isPlaceId } from '@/lib/places/place-path';
import { parsePlacesQuery, toPlacesPath } from '@/lib/places/shared-places-path';
import { getPlaceFallbackPage } from '@/lib/places/place-fallback-page';
import { getSnapshotRows, getSnapshotInfo, replaceSnapshot } from '@/lib/places/snapshot-store';

const LISTED = 'KOP005614';
const MISSING = { path: '/en/places/missing', status: 404 };

describe('an address below /places', () => {
  it('shows the page of a listed place, and its picture', async () => {
    expect(await getPlaceFallbackPage(`/places/${LISTED}`, false)).toBeNull();
    expect(await getPlaceFallbackPage(`/places/${LISTED}/card.png`, true)).toBeNull();
    expect(await getPlaceFallbackPage('/places/sitemap/0.xml', false)).toBeNull();
  });

  it.each(['999999', 'gone', '%EA%B0%80', '-1', 'a%2Fb', `x${'y'.repeat(80)}`, '%'])(
    'shows one page for all that are no place: %s',
    async (id) => {
      expect(await getPlaceFallbackPage(`/places/${id}`, false)).toEqual(MISSING);
      expect(await getPlaceFallbackPage(`/places/${id}/card.png`, true)).toEqual(MISSING);
    },
  );

  it('leads from the id of a merged duplicate to its place, in every language', async () => {
    const [[merged, kept] = ['', '']] = Object.entries(redirects);
    for (const [address, path] of [
      [`/places/${merged}`, `/places/${kept}`],
      [`/ja/places/${merged}/card.png`, `/ja/places/${kept}/card.png`],
    ] as const) {
      expect(await getPlaceFallbackPage(address, true)).toEqual({ path, status: 308 });
    }
  });

  it('is rendered on the phone if a tourism backend may know the id', async () => {
    expect(await getPlaceFallbackPage('/places/999999', true)).toEqual({
      path: '/en/places/elsewhere',
      status: 200,
    });
    expect(await getPlaceFallbackPage('/places/%EA%B0%80', true)).toEqual(MISSING);
    expect(await getPlaceFallbackPage('/zh-Hant/places/999999', true)).toEqual({
      path: '/zh-Hant/places/elsewhere',
      status: 200,
    });
  });

  it('has a shell page for any place, which the service worker caches', async () => {
    const fallbackPage = { path: '/en/places/elsewhere', status: 200 };
    expect(await getPlaceFallbackPage('/places/elsewhere', false)).toEqual(fallbackPage);
  });

  describe('a place that its source no longer lists', () => {
    const rows = getSnapshotRows();
    const info = getSnapshotInfo(new Date());
    afterAll(() => replaceSnapshot(rows, info));

    it('is reported as gone at once', async () => {
      replaceSnapshot(
        rows.map((row) => (row.contentId === LISTED ? { ...row, vanishedOn: '2026-11-01' } : row)),
        info,
      );
      expect(await getPlaceFallbackPage(`/places/${LISTED}`, true)).toEqual({
        path: '/en/places/gone',
        status: 410,
      });
      expect(await getPlaceFallbackPage(`/ja/places/${LISTED}`, true)).toEqual({
        path: '/ja/places/gone',
        status: 410,
      });
    });

    it('gives the day on which a place closed, and no page for an invented day', async () => {
      replaceSnapshot(
        rows.map((row) => (row.contentId === LISTED ? { ...row, closedOn: '2026-10-07' } : row)),
        info,
      );
      expect(await getPlaceFallbackPage(`/zh-Hans/places/${LISTED}`, true)).toEqual({
        path: '/zh-Hans/places/closed/2026-10-07',
        status: 410,
      });
      expect(await getPlaceFallbackPage('/places/closed/2026-10-07', true)).toEqual(MISSING);
    });
  });
});

describe('a shared list', () => {
  it('round-trips through its address; invalid and repeated ids are dropped and counted', () => {
    expect(toPlacesPath(['133525', 'KOP1'])).toBe('/places?ids=133525,KOP1');
    expect(parsePlacesQuery('?ids=133525,KOP1,133525,%3Cb%3E,')).toEqual({
      contentIds: ['133525', 'KOP1'],
      left: 1,
    });
    expect(parsePlacesQuery('')).toEqual({ contentIds: [], left: 0 });
  });

  it('has at most a hundred places', () => {
    const many = Array.from({ length: 130 }, (_, at) => String(at + 1));
    expect(parsePlacesQuery(`?ids=${many.join()}`)).toMatchObject({ left: 30 });
    expect(
      parsePlacesQuery(new URL(toPlacesPath(many), 'http://x').search).contentIds,
    ).toHaveLength(100);
  });

  it('rejects ids that no backend writes', () => {
    expect(['133525', 'KOPjz', 'a_b-1'].every(isPlaceId)).toBe(true);
    expect(['', '-', '../x', '가', 'x'.repeat(65)].some(isPlaceId)).toBe(false);
  });
});
