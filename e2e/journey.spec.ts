import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sample, sampled } from '../__tests__/helpers/sample';
import { AREAS } from '../lib/areas';
import { getDistanceM } from '@kioot/engine/geo';
import {
  countNotSeenLately,
  loadAll,
  openResults,
  readTotal,
  resultCards,
  tap,
  walkToPreferences,
  walkToResults,
} from './helpers/search-steps';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

interface Row {
  title: string;
  title_eng: string;
  mapx: string;
  mapy: string;
}

const rows = JSON.parse(readFileSync('data/synced/restaurants.json', 'utf8')) as Row[];
const myeongdong = AREAS.find(({ location_en }) => location_en === 'Myeongdong');

/** Expects each Korean name to belong to a row within the radius of the area. */
function expectRealNames(names: readonly string[], radiusM: number) {
  for (const name of names) {
    const named = rows.filter(({ title }) => title === name);
    expect(named, name).not.toHaveLength(0);
    const distances = named.map(({ mapx, mapy }) =>
      getDistanceM(myeongdong ?? { mapx: 0, mapy: 0 }, { mapx: Number(mapx), mapy: Number(mapy) }),
    );
    expect(Math.min(...distances), name).toBeLessThanOrEqual(radiusM);
  }
}

for (const width of sample([360, 640, 1280], 1)) {
  test.describe(sampled(`${width} px wide`), () => {
    test.use({ viewport: { width, height: 800 } });

    test('lists pork and beef within 1000 m of Myeongdong to the last result', async ({ page }) => {
      await walkToResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);

      const total = await readTotal(page);
      expect(total).toBeGreaterThan(10);
      await expect(resultCards(page)).toHaveCount(10);
      const shown = await loadAll(page);
      expect(shown + (await countNotSeenLately(page))).toBe(total);

      // Cards out of view are not laid out.
      const names = await resultCards(page).locator('p > [lang=ko]').allTextContents();
      expect(names).toHaveLength(shown);
      expect(new Set(names).size).toBeGreaterThan(shown - 3);
      expectRealNames(names, 1000);
    });

    test('lists strict vegan results within 1000 m of Myeongdong', async ({ page }) => {
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'Vegetarian');
      await tap(page, 'button', 'I’m all set!');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'What type of vegan are you?',
      );
      await tap(page, 'button', /^Strict Vegan/);
      await tap(page, 'button', 'Show me the results!');
      await expect(page).toHaveURL(/\/results$/);

      const total = await readTotal(page);
      expect(total).toBeGreaterThan(0);
      expect((await loadAll(page)) + (await countNotSeenLately(page))).toBe(total);
      expectRealNames(await resultCards(page).locator('p > [lang=ko]').allTextContents(), 1000);
    });
  });
}

test('choosing nothing lists every place within the radius', async ({ page }) => {
  await walkToResults(page, 'Myeongdong', '500m', []);
  const around = rows.filter(
    ({ mapx, mapy }) =>
      mapx !== '' &&
      getDistanceM(myeongdong ?? { mapx: 0, mapy: 0 }, {
        mapx: Number(mapx),
        mapy: Number(mapy),
      }) <= 500,
  );
  expect(await readTotal(page)).toBe(around.length);
});

/**
 * Official titles may carry a mark, "[Baeknyeon-gage] …", which the app removes
 * (packages/engine/src/names/english-title.ts).
 */
const stripTitlePrefix = (name: string) => name.replace(/^\[[^\]]*\] */, '');

test('cards show official English names with the Korean ones', async ({ page }) => {
  await openResults(page, 'Itaewon', '500m', []);
  // All cards: the first ones depend on the time of day.
  const total = await loadAll(page);
  const headings = await resultCards(page).getByRole('heading').allInnerTexts();
  const koreanNames = await resultCards(page).locator('p > [lang=ko]').allInnerTexts();
  expect([headings.length, koreanNames.length]).toEqual([total, total]);
  let checked = 0;
  for (const [at, korean] of koreanNames.entries()) {
    const official = rows.find(({ title, title_eng }) => title === korean && title_eng !== '');
    if (official === undefined) continue;
    expect(headings[at]).toContain(stripTitlePrefix(official.title_eng));
    checked += 1;
  }
  expect(checked).toBeGreaterThan(10);
});
