import { describe, expect, it } from '@jest/globals';
import { getDistanceM } from '@kioot/engine/geo';
import { parseProjectedPoint } from '../../src/licenses/parse-license';

/**
 * Ten addresses of `data/synced/restaurants.json` with the points that the tourism organization gives, each of another district,
 * and their inverse in EPSG:5174, computed once with the definition of `parse-license.ts`.
 */
const KNOWN_ADDRESSES = [
  ['강남구 언주로 608', 127.0377755568, 37.5099674377, '203270.178', '445305.778'],
  ['강서구 화곡로56길 37-11', 126.8518857611, 37.5516842628, '186842.205', '449945.771'],
  ['강북구 노해로 13', 127.0226983297, 37.6368246468, '201933.960', '459385.167'],
  ['금천구 가산디지털1로 128', 126.8837682791, 37.4773045854, '189649.180', '441686.493'],
  ['은평구 대서문길 36', 126.948537895, 37.6555794652, '195389.398', '461467.888'],
  ['성동구 연무장길 31-2', 127.0531343258, 37.5432832891, '204626.085', '449004.087'],
  ['영등포구 가마산로 330', 126.8963415265, 37.4989023017, '190763.999', '444082.259'],
  ['마포구 성지길 25', 126.9134774828, 37.5475858397, '192284.345', '449484.012'],
  ['성북구 정릉로 364', 127.0236686891, 37.6015259912, '202020.533', '455467.383'],
  ['서초구 강남대로 204', 127.0367458713, 37.482531716, '203180.278', '442260.711'],
] as const;

/**
 * Two licenses with the meters that the register itself gives, from public copies of its rows (플루토, 사직로8길 34; 랩보이,
 * 테헤란로 124), beside points of other sources for the same house in `data/synced/restaurants.json`.
 */
const REGISTERED_ADDRESSES = [
  ['종로구 사직로8길 34', 126.972003, 37.573645, '197465.223921125    ', '452366.613899898    '],
  ['강남구 테헤란로 124', 127.031705, 37.498781, '202722.53183055', '444055.07069569'],
] as const;

describe('a point of the register of licenses', () => {
  it.each([...KNOWN_ADDRESSES, ...REGISTERED_ADDRESSES])(
    'lies within 30 m of its address: %s',
    (_address, mapx, mapy, x, y) => {
      const at = parseProjectedPoint(x, y);
      expect(at && getDistanceM(at, { mapx, mapy })).toBeLessThan(30);
    },
  );

  it.each([
    ['', ''],
    ['197465', ''],
    ['x', 'y'],
    ['0', '0'],
    ['154166.130335479', '-27615.1899714559'],
    ['Infinity', '1'],
  ])('is none where it is blank, no number, or far from Seoul: %p, %p', (x, y) => {
    expect(parseProjectedPoint(x, y)).toBeNull();
  });
});
