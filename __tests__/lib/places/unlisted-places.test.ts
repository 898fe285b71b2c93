import { expect, it } from '@jest/globals';
import { createBundledRepository } from '@/lib/places/query-places';
import { getPlaceFallbackPage } from '@/lib/places/place-fallback-page';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { getUnlistedReason } from '@kioot/places/unlisted';
import unlistedPlaces from '@/data/curated/unlisted-places.json';
import { getPlacesForRecipe } from '@/lib/recipes/match-by-dish';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';

const { signal } = new AbortController();

it.each([
  ['마칸 [임시휴업]', 'closed'],
  ['하지[임시 휴업]', 'closed'],
  ['한옥집 (폐업)', 'closed'],
  ['휴업중 명동집', 'closed'],
  ['Old House [Temporarily close]', 'closed'],
  ['Old House (closed)', 'closed'],
  ['Permanently closed: Plant', 'closed'],
  ['マカン[臨時休業]', 'closed'],
  ['味の店（閉店）', 'closed'],
  ['老店 [临时停业]', 'closed'],
  ['老店（歇業）', 'closed'],
  ['서울시청 구내식당', 'notPublic'],
  ['서초구청 본관', 'notPublic'],
  ['한빛은행 직원식당', 'notPublic'],
  ['연중무휴업소 국밥집', undefined],
  ['이모네골뱅이전문점', undefined],
  ['만족오향족발 시청', undefined],
  ['봉밀가 강남구청점', undefined],
  ['Closed Kitchen Pizza', undefined],
  ['진주회관', undefined],
  ['청년밥상문간 이화여자대학교점', undefined],
])('reads from the name of a place that nobody eats there: %s', (title, reason) => {
  expect(getUnlistedReason({ contentId: '1', title })).toBe(reason);
});

it('leaves out the closed places and the offices of the lists', () => {
  const titlesOf = (reason: string) =>
    getSnapshotRows().flatMap((row) => (getUnlistedReason(row) === reason ? [row.title] : []));
  expect(titlesOf('closed').sort()).toEqual([
    '난장캠프 [임시휴업]',
    '마칸 [임시휴업]',
    '하지[임시 휴업]',
  ]);
  expect(titlesOf('notPublic').sort()).toEqual(
    Object.values(unlistedPlaces.places)
      .map(({ title }) => title)
      .sort(),
  );
});

it.each([
  ['하지, closed by its name', 'KOP029988', { mapx: 126.9944, mapy: 37.5345 }, 'closed'],
  ['City Hall', 'seoul-WshekcrxOQUd', { mapx: 126.978, mapy: 37.5664 }, 'notPublic'],
])('finds no %s, and tells why on its page', async (_, contentId, origin, reason) => {
  const ids = await createSearchService(createBundledSource()).getContentIds(
    { ...origin, radius: 1000 },
    signal,
  );
  expect(ids.length).toBeGreaterThan(50);
  expect(ids).not.toContain(contentId);
  expect(await createBundledRepository().getStatus(contentId)).toEqual({ unlisted: reason });
  expect(await getPlaceFallbackPage(`/ja/places/${contentId}`, true)).toEqual({
    path: `/ja/places/unlisted/${reason}`,
    status: 410,
  });
});

it('has no page of a requested reason', async () => {
  expect((await getPlaceFallbackPage('/places/unlisted/closed', false))?.status).toBe(404);
});

it('sends no reader of a recipe to a closed place', async () => {
  const hajj = getSnapshotRows().find(({ contentId }) => contentId === 'KOP029988');
  const dishes = (hajj?.treatmenu ?? '').split(/[,/]/u).map((dish) => dish.trim());
  for (const dish of dishes) {
    const places = await getPlacesForRecipe({ menuNames: [dish] });
    expect(places.map(({ contentId }) => contentId)).not.toContain('KOP029988');
  }
});
