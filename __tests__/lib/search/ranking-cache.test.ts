import { expect, it } from '@jest/globals';
import { createBundledSource, type PlaceSource } from '@/lib/search/service/place-source';
import type { SearchQuery } from '@/lib/search/contract/requests';
import { createSearchService } from '@/lib/search/service/search-service';

const VEGAN: SearchQuery = {
  origin: { mapx: 126.985, mapy: 37.5636 },
  radius: 1000,
  need: { kind: 'strictVegan' },
  profile: undefined,
};
const HALAL: SearchQuery = { ...VEGAN, need: { kind: 'halal' } };
const { signal } = new AbortController();

it('ranks a search once per index', async () => {
  const first = createBundledSource();
  const second = createBundledSource();
  let current: PlaceSource = first;
  let ranked = 0;
  const { search } = createSearchService({
    ...first,
    getIndex: () => current.getIndex(),
    prepare: (index, rows) => {
      ranked += 1;
      return current.prepare(index, rows);
    },
  });
  const { places } = await search(VEGAN, signal);
  expect(places.length).toBeGreaterThan(10);
  expect((await search(VEGAN, signal)).places).toEqual(places);
  expect(ranked).toBe(1);
  expect((await search(HALAL, signal)).places).not.toEqual(places);
  expect(ranked).toBe(2);
  current = second;
  expect((await search(VEGAN, signal)).places).toEqual(places);
  expect(ranked).toBe(3);
});
