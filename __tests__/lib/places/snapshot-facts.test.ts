import { expect, it } from '@jest/globals';
import { isListed } from '@kioot/places/snapshot';
import { AREAS } from '@/lib/areas';
import {
  findChainBranches,
  isChainBranch,
  findSharedTitles,
  getDistrictOfSharedTitle,
  getSnapshotRows,
} from '@/lib/places/snapshot-store';
import type { RankedPlace } from '@/lib/search/service/run-search';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { toPlaceCard } from '@/lib/search/service/card-mapper';

const toPlaces = (...titles: string[]) =>
  titles.map((title, at) => ({ contentId: `${at}`, title, addr1: `종로 ${at}` }));

it('finds names at three addresses, whatever their branch', () => {
  const places = toPlaces(
    '본죽 (강남역점)',
    '본죽 종로점',
    '[백년가게] 본죽',
    '본죽집',
    '이문설렁탕',
  );
  expect([...findChainBranches(places)]).toEqual(['0', '1', '2']);
  expect(findChainBranches(places.map((place) => ({ ...place, addr1: '종로 1' }))).size).toBe(0);
  expect(findChainBranches(toPlaces('본죽', '본죽 종로점', '두부집')).size).toBe(0);
});

it('knows the chains of the snapshot', () => {
  const isBranch = (title: string) =>
    getSnapshotRows()
      .filter((row) => row.title.startsWith(title))
      .map(({ contentId }) => isChainBranch(contentId));
  expect(new Set(isBranch('샐러디 ('))).toEqual(new Set([true]));
  expect(new Set(isBranch('연타발'))).toEqual(new Set([false]));
});

it('lists at most three branches among the first ten of an area while others fit as well', async () => {
  const { search } = createSearchService(createBundledSource());
  const { signal } = new AbortController();
  const isCertain = ({ fit }: RankedPlace) => fit === 'only' || fit === 'options';
  let limited = 0;
  for (const { mapx, mapy } of AREAS) {
    const { places } = await search(
      { origin: { mapx, mapy }, radius: 2000, need: { kind: 'lactoOvo' }, profile: undefined },
      signal,
    );
    const list = [...places];
    expect(new Set(list.map(({ contentId }) => contentId)).size).toBe(list.length);
    const first = list.slice(0, 10);
    const certainOthers = list.filter(
      (place) => isCertain(place) && !isChainBranch(place.contentId),
    );
    if (certainOthers.length < 10) continue;
    limited += 1;
    const branches = first.filter(({ contentId }) => isChainBranch(contentId));
    expect(branches.length).toBeLessThanOrEqual(3);
  }
  expect(limited).toBeGreaterThan(0);
}, 60_000);

it('finds titles of several places, however they are spaced', () => {
  const titles = ['전주식당', '전주 식당', '하동관'].map((title) => ({ title }));
  expect([...findSharedTitles(titles)]).toEqual(['전주식당']);
});

it('gives the district of a title that several listed places have, and of no other', () => {
  const rows = getSnapshotRows().filter(isListed);
  const jeonju = rows.filter(({ title }) => title === '전주식당');
  expect(jeonju.length).toBeGreaterThan(2);
  for (const row of jeonju)
    expect(row.addr1).toContain(` ${getDistrictOfSharedTitle(row) ?? 'no district'} `);
  const districts = new Set(jeonju.map((row) => toPlaceCard(row).district));
  expect(districts.size).toBeGreaterThan(2);
  const hadonggwan = rows.find(({ contentId }) => contentId === 'KOP005614');
  expect(hadonggwan && 'district' in toPlaceCard(hadonggwan)).toBe(false);
});
