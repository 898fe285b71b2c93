import { describe, expect, it } from '@jest/globals';
import { parsePriceLimit, parseSortOrder, toVisibleList } from '@/lib/client-store/list-view';
import type { Restaurant } from '@/lib/search/contract/rec-contract';

const place = (contentId: string, fromWon?: number): Restaurant => ({
  ...{ contentId, title: contentId },
  ...(fromWon === undefined ? {} : { price: { fromWon, toWon: fromWon + 5_000, year: 2026 } }),
});
const list = [place('?'), place('dear', 15_000), place('fair', 9_000), place('cheap', 6_000)];
const view = { origin: null, isIncluded: () => true };
const toIds = (rows: readonly Restaurant[]) => rows.map(({ contentId }) => contentId);

describe('price in the list', () => {
  it('sorts by the cheapest meal, places without a price apart', () => {
    const { rows, unpriced } = toVisibleList(list, { ...view, sort: 'price' });
    expect(toIds(rows)).toEqual(['cheap', 'fair', 'dear']);
    expect(toIds(unpriced)).toEqual(['?']);
  });

  it('filters below a limit in the order of the list', () => {
    const { rows, unpriced } = toVisibleList(list, { ...view, sort: 'match', maxPriceWon: 15_000 });
    expect(toIds(rows)).toEqual(['fair', 'cheap']);
    expect(toIds(unpriced)).toEqual(['?']);
  });

  it('sets no place apart where price does not decide', () => {
    const { rows, unpriced } = toVisibleList(list, { ...view, sort: 'match' });
    expect(toIds(rows)).toEqual(['?', 'dear', 'fair', 'cheap']);
    expect(unpriced).toEqual([]);
  });

  it('reads orders and limits, and nothing else', () => {
    expect(['price', 'nearest', 'x'].map(parseSortOrder)).toEqual(['price', 'nearest', 'match']);
    expect(['10000', '15000', '', '9'].map(parsePriceLimit)).toEqual([10_000, 15_000, null, null]);
  });
});
