import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS, type ListFilters } from '@/lib/client-store/list-filters';
import {
  countWithout,
  getSection,
  parsePriceLimit,
  parseSortOrder,
  toVisibleList,
  withoutFilters,
} from '@/lib/client-store/list-view';
import { toProfileKey } from '@/lib/needs/profile-key';
import type { GuestVerdict, Restaurant } from '@/lib/search/contract/rec-contract';

const place = (contentId: string, fromWon?: number): Restaurant => ({
  ...{ contentId, title: contentId },
  ...(fromWon === undefined ? {} : { price: { fromWon, toWon: fromWon + 5_000, year: 2026 } }),
});
const list = [place('?'), place('dear', 15_000), place('fair', 9_000), place('cheap', 6_000)];
const view = { origin: null };
const toIds = (rows: readonly Restaurant[]) => rows.map(({ contentId }) => contentId);

describe('price in the list', () => {
  it('sorts by the cheapest meal, places without a price apart', () => {
    const { rows, folded } = toVisibleList(list, { ...view, sort: 'price' });
    expect(toIds(rows)).toEqual(['cheap', 'fair', 'dear']);
    expect([...folded].map(([fold, places]) => [fold, toIds(places)])).toEqual([['price', ['?']]]);
  });

  it('filters up to a limit in the order of the list', () => {
    const filters = { ...NO_FILTERS, maxPriceWon: 15_000 } as const;
    const { rows, folded } = toVisibleList([...list, place('over', 15_001)], {
      ...{ ...view, sort: 'match', filters },
    });
    expect(toIds(rows)).toEqual(['dear', 'fair', 'cheap']);
    expect(toIds(folded.get('price') ?? [])).toEqual(['?']);
  });

  it('sets no place apart where price does not decide', () => {
    const { rows, folded } = toVisibleList(list, { ...view, sort: 'match' });
    expect(toIds(rows)).toEqual(['?', 'dear', 'fair', 'cheap']);
    expect(folded.size).toBe(0);
  });

  it('reads orders and limits, and nothing else', () => {
    expect(['price', 'nearest', 'x'].map(parseSortOrder)).toEqual(['price', 'nearest', 'match']);
    expect(['10000', '15000', '', '9'].map(parsePriceLimit)).toEqual([10_000, 15_000, null, null]);
  });
});

describe('filters of the list', () => {
  const bakery: Restaurant = { ...place('bakery', 5_000), kind: 'bakery', dishForOne: '빵' };
  const bar: Restaurant = {
    ...{ ...place('drinks', 8_000), kind: 'set-meal', dishForOne: null },
    match: { fit: 'options', share: 0, groups: [], because: [], justServes: 'drinks' },
  };
  const soup: Restaurant = { ...place('soup', 9_000), kind: 'soup', dishForOne: '곰탕' };
  const unknown = place('?');
  const places = [bakery, bar, soup, unknown];
  const filter = (change: Partial<ListFilters>) => ({
    ...({ ...view, sort: 'match', filters: { ...NO_FILTERS, ...change } } as const),
    getOpenState: ({ contentId }: Restaurant) =>
      contentId === '?' ? 'unknown' : contentId === 'soup' ? 'lastOrdersPassed' : 'open',
  });
  const show = (change: Partial<ListFilters>) => {
    const { rows, folded } = toVisibleList(places, filter(change));
    return [toIds(rows), [...folded].map(([fold, rest]) => [fold, toIds(rest)])];
  };

  it('leaves cafés, bars and places without a meal for this visitor out of the meals', () => {
    expect(show({ isMealOnly: true })).toEqual([['soup', '?'], []]);
  });

  it('folds places that lack a fact, each once', () => {
    expect(show({ isOpenOnly: true })).toEqual([['bakery', 'drinks'], [['hours', ['?']]]]);
    expect(show({ isForOne: true })).toEqual([['bakery', 'soup'], [['portion', ['?']]]]);
    expect(show({ isOpenOnly: true, isForOne: true, maxPriceWon: 10_000 })).toEqual([
      ['bakery'],
      [['hours', ['?']]],
    ]);
  });

  it('folds no place that another filter excludes', () => {
    const textFilter = { text: 'x', ids: new Set(['bakery']) };
    expect(show({ isOpenOnly: true, textFilter })).toEqual([['bakery'], []]);
  });

  it('counts the places that a filter hides from an empty list', () => {
    const change = { isOpenOnly: true, isMealOnly: true };
    expect(show(change)).toEqual([[], [['hours', ['?']]]]);
    const count = (...names: (keyof ListFilters)[]) => countWithout(places, filter(change), names);
    expect(count('isOpenOnly')).toBe(2);
    expect(count('isMealOnly')).toBe(2);
    expect(count('isOpenOnly', 'isMealOnly')).toBe(4);
    expect(withoutFilters(['isOpenOnly'])).toEqual({ isOpenOnly: false });
  });
});

it('sections a place by who is worst off at the table', () => {
  const [vegan, halal] = [toProfileKey({ kind: 'strictVegan' }), toProfileKey({ kind: 'halal' })];
  const toPlace = (...fits: readonly GuestVerdict['fit'][]) => ({
    party: fits.map((fit, at) => ({ fit, checkedFor: [vegan, halal, undefined][at] })),
  });
  expect(getSection(toPlace('yes', 'yes', 'yes'), vegan)).toBe('everyone');
  expect(getSection(toPlace('yes', 'question', 'yes'), vegan)).toBe('question');
  expect(getSection(toPlace('ask', 'question', 'yes'), vegan)).toBe('ask');
  expect(getSection(toPlace('ask', 'unknown', 'yes'), vegan)).toBe('someUnknown');
  expect(getSection(toPlace('yes', 'yes', 'no'), vegan)).toBe('notAll');
  // Another visitor, or another engine.
  expect(getSection(toPlace('yes', 'yes', 'yes'), halal)).toBe('unknown');
  const old = {
    party: [
      { fit: 'yes' as const, checkedFor: vegan },
      { fit: 'yes' as const, checkedFor: 'old|' },
    ],
  };
  expect(getSection(old, vegan)).toBe('unknown');
});
