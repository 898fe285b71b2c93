import { afterEach, expect, it } from '@jest/globals';
import { fetchRestaurantsWithFirstPage } from '@/lib/session/fetch-restaurants';
import { REC_PATHS } from '@/lib/search/contract/rec-endpoints';
import { toJsonResponse } from '../../helpers/json-response';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
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
