import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS, countWithout, toVisibleList, type ListFilters, type Section } from '../../src';
import type { OpenState } from '../../src/hours';
import type { ListCard } from '../../src/list/visible-list';

const place = (contentId: string, fromWon?: number): ListCard => ({
  contentId,
  ...(fromWon === undefined ? {} : { price: { fromWon } }),
});
const list = [place('?'), place('dear', 15_000), place('fair', 9_000), place('cheap', 6_000)];
const view = { origin: null };
const toIds = (rows: readonly ListCard[]) => rows.map(({ contentId }) => contentId);

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
});

describe('filters of the list', () => {
  const bakery: ListCard = { ...place('bakery', 5_000), kind: 'bakery', dishForOne: '빵' };
  const bar: ListCard = {
    ...{ ...place('drinks', 8_000), kind: 'set-meal', dishForOne: null },
    match: { justServes: 'drinks' },
  };
  const soup: ListCard = { ...place('soup', 9_000), kind: 'soup', dishForOne: '곰탕' };
  const unknown = place('?');
  const places = [bakery, bar, soup, unknown];
  const filter = (change: Partial<ListFilters>) => ({
    ...({ ...view, sort: 'match', filters: { ...NO_FILTERS, ...change } } as const),
    getOpenState: ({ contentId }: ListCard): OpenState['state'] =>
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

  it('folds places of an unknown kind or position for a kind or a walk', () => {
    expect(show({ kitchen: 'soup' })).toEqual([['soup'], [['kitchen', ['?']]]]);
    const near = { ...soup, contentId: 'near', mapx: 126.985, mapy: 37.563 };
    const far = { ...soup, contentId: 'far', mapx: 126.985, mapy: 37.573 };
    const { rows, folded } = toVisibleList([far, unknown, near], {
      ...filter({ maxDistanceM: 615 }),
      origin: { mapx: 126.985, mapy: 37.564 },
    });
    expect(toIds(rows)).toEqual(['near']);
    expect([...folded].map(([fold, rest]) => [fold, toIds(rest)])).toEqual([['distance', ['?']]]);
  });

  it('leaves a dear place out, and does not fold it for what else is unknown', () => {
    const dear = place('dear', 40_000);
    const { rows, folded } = toVisibleList(
      [dear, soup],
      filter({ maxPriceWon: 10_000, isForOne: true }),
    );
    expect([toIds(rows), folded.size]).toEqual([['soup'], 0]);
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
  });
});

describe('places not seen lately', () => {
  const getSection = ({ contentId }: ListCard) => (contentId === '?' ? 'good' : 'old');

  it('are folded, and counted among those that a lifted filter shows', () => {
    const options = { ...view, sort: 'match', getSection } as const;
    const { rows, folded } = toVisibleList(list, options);
    expect(toIds(rows)).toEqual(['?']);
    expect(toIds(folded.get('old') ?? [])).toEqual(['dear', 'fair', 'cheap']);
    const filters = { ...NO_FILTERS, isMealOnly: true };
    expect(countWithout(list, { ...options, filters }, ['isMealOnly'])).toBe(4);
  });

  it('are not folded where nothing else is left', () => {
    const isOld = (): Section => 'old';
    const options = { ...view, sort: 'match', getSection: isOld } as const;
    const { rows, folded } = toVisibleList(list, options);
    expect(rows).toHaveLength(4);
    expect(folded.size).toBe(0);
  });
});
