import { afterEach, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { RADII_M } from '@/lib/radii';
import { getAreaCounts } from '@/lib/search/area-counts';
import { getRecommendationBackend } from '@/lib/search/backend';

const { signal } = new AbortController();

afterEach(() => {
  delete process.env.TOURISM_BACKEND_URL;
  delete process.env.BUILD_STANDALONE;
});

it('counts the places that the look-ups of each area find', async () => {
  const counts = await getAreaCounts();
  for (const { id, mapx, mapy } of AREAS) {
    const found = await Promise.all(
      RADII_M.map((radius) =>
        getRecommendationBackend().getContentIds({ mapx, mapy, radius }, signal),
      ),
    );
    expect(counts?.[id]).toEqual(found.map((ids) => ids.length));
  }
});

it('counts nothing with a tourism backend, nor while an image is built', async () => {
  process.env.BUILD_STANDALONE = '1';
  expect(await getAreaCounts()).toBeNull();
  delete process.env.BUILD_STANDALONE;
  process.env.TOURISM_BACKEND_URL = 'https://tourism.example';
  expect(await getAreaCounts()).toBeNull();
});
