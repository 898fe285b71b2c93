import { expect, it } from '@jest/globals';
import { findSharedTitles, getDistrictOfSharedTitle } from '@/lib/places/shared-titles';
import { isListed } from '@kioot/places/snapshot';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { toPlaceCard } from '@/lib/search/service/card-mapper';

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
