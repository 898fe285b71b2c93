import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS, getActiveFilters, getKitchens, getPriceSteps, isOfKitchen } from '../../src';

describe('steps of the price', () => {
  it('each let in more of the known prices than the one below', () => {
    expect(getPriceSteps([7_000, 7_500, 9_000, 18_000, 60_000])).toEqual([8_000, 10_000, 20_000]);
    expect(getPriceSteps([9_000, 9_500])).toEqual([10_000]);
    expect(getPriceSteps([60_000])).toEqual([]);
    expect(getPriceSteps([])).toEqual([]);
  });

  it('are four at most, from the lowest', () => {
    const prices = [7_000, 9_000, 11_000, 14_000, 19_000, 29_000, 90_000];
    expect(getPriceSteps(prices)).toEqual([8_000, 10_000, 12_000, 15_000]);
  });

  it('keep the limit in force, whatever the prices of the new list', () => {
    expect(getPriceSteps([9_000, 60_000], 15_000)).toEqual([10_000, 15_000]);
    expect(getPriceSteps([9_000, 60_000], 10_000)).toEqual([10_000]);
    expect(getPriceSteps([], 8_000)).toEqual([8_000]);
  });
});

describe('kinds of kitchens', () => {
  it('are those of the list, in one order', () => {
    const cards = ['bar', 'cold-noodles', 'unknown', 'bakery', undefined].map((kind) => ({ kind }));
    expect(getKitchens(cards)).toEqual(['noodles', 'cafe', 'bar']);
    expect(getKitchens([{}, { kind: 'unknown' }])).toEqual([]);
  });

  it('share a kind of food, and leave an unknown one undecided', () => {
    expect([isOfKitchen('pasta', 'noodles'), isOfKitchen('pasta', 'western')]).toEqual([
      true,
      true,
    ]);
    expect(isOfKitchen('sushi', 'grill')).toBe(false);
    expect([isOfKitchen(undefined, 'soup'), isOfKitchen('unknown', 'soup')]).toEqual([null, null]);
  });
});

it('counts distance and kitchen among the filters in force', () => {
  const filters = { ...NO_FILTERS, maxDistanceM: 308, kitchen: 'soup' } as const;
  expect(getActiveFilters(filters)).toEqual(['maxDistanceM', 'kitchen']);
});
