import { expect, it } from '@jest/globals';
import { toMapSearchUrl } from '@/lib/map-apps';
import { toDirectionsUrl } from '@/lib/map-directions';

it('adds the district of a title that other places have', () => {
  const url = toMapSearchUrl({ title: '전주식당', district: '종로구' });
  expect(decodeURIComponent(url)).toBe('https://map.naver.com/p/search/전주식당 종로구');
});

it.each([
  ['naver', 'https://map.naver.com/p/directions/-/14133890.66,4518029.46,하동관 본점,,/-/transit'],
  ['kakao', 'https://map.kakao.com/link/to/하동관 본점,37.5641,126.9669'],
  [
    'google',
    'https://www.google.com/maps/dir/?api=1&destination=37.5641,126.9669&travelmode=transit',
  ],
] as const)('leads by the coordinates in %s, by the name without any', (app, url) => {
  const place = { title: '하동관, 본점', district: '중구' };
  const positioned = { ...place, title: '하동관,본점', mapx: 126.9669, mapy: 37.5641 };
  expect(decodeURIComponent(toDirectionsUrl(positioned, app))).toBe(url);
  expect(toDirectionsUrl(place, app)).toBe(toMapSearchUrl(place, app));
});
