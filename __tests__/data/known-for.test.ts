import { expect, it } from '@jest/globals';
import table from '@/data/curated/known-for.json';
import { findDishSlug } from '@/lib/dishes/dish-catalog';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';

const rows = new Map(getSnapshotRows().map((row) => [row.contentId, row]));
const known = Object.entries(table.dishes);

it('knows the places, and dishes with a page', () => {
  expect(known.length).toBeGreaterThan(400);
  expect(known.filter(([id]) => !rows.has(id))).toEqual([]);
  expect(known.filter(([, dish]) => findDishSlug(dish) === undefined)).toEqual([]);
});

it('says it of a place without a menu, in the language of the page', async () => {
  const [id, ko] = known.find(([, dish]) => dish === '추어탕') ?? [];
  if (id === undefined || ko === undefined) throw new Error('No place is known for 추어탕');
  const place = await getPlacePageData(id, 'ja');
  expect(place?.facts.dishes).toEqual([]);
  expect(place?.knownFor).toMatchObject({ ko, year: 2022 });
  expect(place?.knownFor?.en).toMatch(/[ぁ-んァ-ン]/);
});

it('says nothing of a place with a menu', async () => {
  const row = getSnapshotRows().find(({ firstmenu }) => firstmenu);
  if (!row) throw new Error('No place has a menu');
  expect((await getPlacePageData(row.contentId))?.knownFor).toBeNull();
});
