import { describe, expect, it } from '@jest/globals';
import { createRanker, toFit, type Preference } from '@kioot/engine';
import { packPlace, unpackPlaces } from '@kioot/engine/verdicts';
import table from '@/data/curated/known-for.json';
import { findDishSlug } from '@/lib/dishes/dish-catalog';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { getDiet } from '@/lib/search/classification/place-facts';
import type { SearchQuery } from '@/lib/search/contract/requests';
import { createBundledSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';

const rows = new Map(getSnapshotRows().map((row) => [row.contentId, row]));
const known = Object.entries({ ...table.byName, ...table.dishes });
const withoutMenu = known.flatMap(([id, dishes]) => {
  const row = rows.get(id);
  return row && !row.firstmenu && !row.treatmenu ? [{ row, dishes: dishes.split(', ') }] : [];
});

describe('the dishes that places are known for', () => {
  it('are of known places, each with one source', () => {
    expect(Object.keys(table.dishes).length).toBeGreaterThan(650);
    expect(Object.keys(table.byName).length).toBeGreaterThan(850);
    expect(known.filter(([id]) => !rows.has(id))).toEqual([]);
    expect(Object.keys(table.byName).filter((id) => id in table.dishes)).toEqual([]);
  });

  it('are what a name says, with a page or of flesh alone', () => {
    const named = Object.entries(table.byName).flatMap(([id, dishes]) =>
      dishes.split(', ').map((dish) => ({ title: rows.get(id)?.title.replace(/\s/gu, ''), dish })),
    );
    expect(named.filter(({ title, dish }) => !title?.includes(dish))).toEqual([]);
    const withoutPage = named.filter(({ dish }) => findDishSlug(dish) === undefined);
    expect([...new Set(withoutPage.map(({ dish }) => dish))].sort()).toEqual(['생고기', '참치']);
  });

  it('are one dish each for the engine', () => {
    const misread = withoutMenu.filter(({ row, dishes }) => {
      const { knownFor = [] } = getDiet(row);
      return knownFor.map(({ dish }) => dish).join() !== dishes.join();
    });
    expect(misread.map(({ dishes }) => dishes)).toEqual([]);
  });
});

describe('the page of a place without a menu', () => {
  it('says what the city wrote down, in its language', async () => {
    const [id] = Object.entries(table.dishes).find(([, dish]) => dish === '추어탕') ?? [];
    const place = await getPlacePageData(id ?? '', 'ja');
    expect(place?.facts.dishes).toEqual([]);
    expect(place?.knownFor).toMatchObject({ year: 2022, dishes: [{ ko: '추어탕' }] });
    expect(place?.knownFor?.dishes[0]?.en).toMatch(/[ぁ-んァ-ン]/);
  });

  it('says what its name does', async () => {
    const [id] = Object.entries(table.byName).find(([, dish]) => dish === '추어탕') ?? [];
    const place = await getPlacePageData(id ?? '');
    expect(place?.knownFor).toEqual({ dishes: [{ ko: '추어탕', en: expect.any(String) }] });
  });

  it('says nothing beside a menu', async () => {
    const row = getSnapshotRows().find(({ firstmenu }) => firstmenu);
    expect((await getPlacePageData(row?.contentId ?? ''))?.knownFor).toBeNull();
  });
});

const NEEDS: readonly Preference[] = [
  { kind: 'any' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
  { kind: 'meats', meats: ['chicken'] },
];

describe('a list', () => {
  it.each(NEEDS)('knows no better of a place than without what it is known for: %j', (need) => {
    const { match } = createRanker(need);
    for (const { row } of withoutMenu) {
      const { knownFor, ...bare } = getDiet(row);
      const [before, after] = [toFit(match(bare)), toFit(match({ ...bare, knownFor }))];
      expect([row.title, after]).toEqual([
        row.title,
        before === 'unknown' && after === 'none' ? 'none' : before,
      ]);
    }
  });

  it('leaves out, for halal, what is known for pork, and a halal kitchen stays', () => {
    const { match } = createRanker({ kind: 'halal' });
    const withPork = withoutMenu.filter(({ dishes }) => dishes.includes('삼겹살'));
    const fits = withPork.map(({ row }) => toFit(match(getDiet(row))));
    expect(fits.length).toBeGreaterThan(5);
    expect(new Set(fits)).toEqual(new Set(['none']));
    const claims = withPork.map(({ row }) => getDiet({ ...row, title: '할랄 식당' }).halal);
    expect(claims).not.toContain('no');
  });

  it('leaves out, for a vegan, what is known for pork, and has what to ask about first', async () => {
    const service = createSearchService(createBundledSource());
    const search = async (need: SearchQuery['need']) => {
      const origin = { mapx: 126.9856, mapy: 37.574 };
      const { places } = await service.search(
        { origin, radius: 2000, need },
        new AbortController().signal,
      );
      return [...places].filter(({ fit }) => fit === 'unknown').map(({ contentId }) => contentId);
    };
    const list = await search({ kind: 'strictVegan' });
    const toDishes = (id: string) => known.find(([each]) => each === id)?.[1];
    expect(list.map(toDishes)).not.toContain('삼겹살');
    expect(list.map(toDishes)).not.toContain('추어탕');
    const positions = list.map((id) => toDishes(id) !== undefined);
    expect(positions.lastIndexOf(true)).toBeLessThan(positions.indexOf(false));
    expect(positions).toContain(true);
  });

  it('names the dish on the card of an unknown menu, in English too, and draws it', async () => {
    const service = createSearchService(createBundledSource());
    const { getRestaurants, places } = await service.search(
      { origin: { mapx: 126.9856, mapy: 37.574 }, radius: 2000, need: { kind: 'lactoOvo' } },
      new AbortController().signal,
    );
    const at = [...places].findIndex(({ contentId }) => contentId in table.byName);
    const [card] = await getRestaurants(at, at + 1);
    const dish = Object.entries(table.byName).find(([id]) => id === card?.contentId)?.[1];
    expect(card).toMatchObject({ match: { fit: 'unknown', groups: [] }, dishes: [dish] });
    expect(card?.words_eng?.find(({ ko }) => ko === dish)?.en).toMatch(/^[A-Z]/);
    expect(card?.kind).not.toBe('unknown');
  });

  it('has the same of packed facts', () => {
    const sample = withoutMenu.slice(0, 200);
    const bytes = sample.map(({ row }) => packPlace(getDiet(row), false));
    const block = unpackPlaces(Buffer.concat(bytes));
    for (const need of NEEDS) {
      const { match } = createRanker(need);
      const fits = sample.map(({ row }) => toFit(match(getDiet(row))));
      expect(sample.map((_, at) => toFit(match(block.getDiet(at))))).toEqual(fits);
    }
  });
});
