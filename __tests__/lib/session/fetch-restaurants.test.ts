import { afterEach, expect, it, jest } from '@jest/globals';
import { parseHours } from '@kioot/engine/hours';
import { fetchRestaurantsWithFirstPage } from '@/lib/session/fetch-restaurants';
import { packHours } from '@/lib/search/contract/packed-hours';
import { REC_PATHS } from '@/lib/search/contract/rec-endpoints';
import { toJsonResponse } from '../../helpers/json-response';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

it.each([
  ['an empty list', [], [REC_PATHS.filter]],
  ['a list', [{ contentId: '1', title: '집' }], [REC_PATHS.filter, REC_PATHS.page]],
])('translates the first page of %s only if it has rows', async (_case, rows, expected) => {
  const paths: string[] = [];
  globalThis.fetch = (path) => {
    paths.push(String(path));
    const isPage = path === REC_PATHS.page;
    return Promise.resolve(
      toJsonResponse(isPage ? [{ content: rows }] : { restaurantInfo: rows, total: rows.length }),
    );
  };
  const { signal } = new AbortController();
  const { firstPage } = await fetchRestaurantsWithFirstPage(
    ['1'],
    { need: { kind: 'any' } },
    { signal },
  );
  expect(firstPage).toHaveLength(rows.length);
  expect(paths).toEqual(expected);
});

it('translates the first places of the order for now', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:30:00+09:00'));
  const match = { fit: 'only', share: 1, groups: [], because: [] };
  const toRow = (contentId: string, hours: string) => ({
    ...{ contentId, title: contentId, match },
    hours: packHours(parseHours(hours, '연중무휴')),
  });
  const rows = [toRow('night', '18:00~02:00'), toRow('day', '11:00~15:00')];
  const bodies: unknown[] = [];
  globalThis.fetch = (path, init) => {
    if (path === REC_PATHS.page) bodies.push(JSON.parse(String(init?.body)));
    const isPage = path === REC_PATHS.page;
    return Promise.resolve(
      toJsonResponse(isPage ? [{ content: rows }] : { restaurantInfo: rows, total: rows.length }),
    );
  };
  const { signal } = new AbortController();
  const needs = { need: { kind: 'any' } } as const;
  const { restaurants } = await fetchRestaurantsWithFirstPage(['1'], needs, { signal });
  expect(bodies).toMatchObject([
    { restaurantInfo: [{ contentId: 'day' }, { contentId: 'night' }] },
  ]);
  // The list itself stays as ranked: it is arranged again at another time.
  expect(restaurants.map(({ contentId }) => contentId)).toEqual(['night', 'day']);
});
