import { afterAll, describe, expect, it } from '@jest/globals';
import { isPlaceId } from '@/lib/places/path';
import { parsePlacesQuery, toPlacesPath } from '@/lib/places/shared-list';
import { getPlaceStandIn } from '@/lib/places/routing';
import { getRestaurants, getSnapshotInfo, replaceRestaurants } from '@/lib/places/store';

const LISTED = 'KOP005614';
const MISSING = { path: '/en/places/missing', status: 404 };

describe('what an address below /places shows', () => {
  it('is the page of a listed place, and its picture', async () => {
    expect(await getPlaceStandIn(`/places/${LISTED}`, false)).toBeNull();
    expect(await getPlaceStandIn(`/places/${LISTED}/card.png`, true)).toBeNull();
    expect(await getPlaceStandIn('/places/sitemap/0.xml', false)).toBeNull();
  });

  it.each(['999999', 'gone', '%EA%B0%80', '-1', 'a%2Fb', `x${'y'.repeat(80)}`, '%'])(
    'is one page for all that are no place: %s',
    async (id) => {
      expect(await getPlaceStandIn(`/places/${id}`, false)).toEqual(MISSING);
      expect(await getPlaceStandIn(`/places/${id}/card.png`, true)).toEqual(MISSING);
    },
  );

  it('is drawn on the phone where another backend may know the id', async () => {
    expect(await getPlaceStandIn('/places/999999', true)).toEqual({
      path: '/en/places/elsewhere',
      status: 200,
    });
    expect(await getPlaceStandIn('/places/%EA%B0%80', true)).toEqual(MISSING);
    expect(await getPlaceStandIn('/zh-Hant/places/999999', true)).toEqual({
      path: '/zh-Hant/places/elsewhere',
      status: 200,
    });
  });

  it('has a page of its own name for any place, which a phone keeps', async () => {
    const standIn = { path: '/en/places/elsewhere', status: 200 };
    expect(await getPlaceStandIn('/places/elsewhere', false)).toEqual(standIn);
  });

  describe('once its source no longer lists a place', () => {
    const rows = getRestaurants();
    const info = getSnapshotInfo(new Date());
    afterAll(() => replaceRestaurants(rows, info));

    it('says so at once', async () => {
      replaceRestaurants(
        rows.map((row) => (row.contentId === LISTED ? { ...row, vanishedOn: '2026-11-01' } : row)),
        info,
      );
      expect(await getPlaceStandIn(`/places/${LISTED}`, true)).toEqual({
        path: '/en/places/gone',
        status: 410,
      });
      expect(await getPlaceStandIn(`/ja/places/${LISTED}`, true)).toEqual({
        path: '/ja/places/gone',
        status: 410,
      });
    });
  });
});

describe('a shared list', () => {
  it('travels in its address, junk and repetitions left out and counted', () => {
    expect(toPlacesPath(['133525', 'KOP1'])).toBe('/places?ids=133525,KOP1');
    expect(parsePlacesQuery('?ids=133525,KOP1,133525,%3Cb%3E,')).toEqual({
      contentIds: ['133525', 'KOP1'],
      left: 1,
    });
    expect(parsePlacesQuery('')).toEqual({ contentIds: [], left: 0 });
  });

  it('has a hundred places at most', () => {
    const many = Array.from({ length: 130 }, (_, at) => String(at + 1));
    expect(parsePlacesQuery(`?ids=${many.join()}`)).toMatchObject({ left: 30 });
    expect(
      parsePlacesQuery(new URL(toPlacesPath(many), 'http://x').search).contentIds,
    ).toHaveLength(100);
  });

  it('takes no id that no backend writes', () => {
    expect(['133525', 'KOPjz', 'a_b-1'].every(isPlaceId)).toBe(true);
    expect(['', '-', '../x', '가', 'x'.repeat(65)].some(isPlaceId)).toBe(false);
  });
});
