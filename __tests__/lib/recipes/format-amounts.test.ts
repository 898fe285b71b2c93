import { describe, expect, it } from '@jest/globals';
import { formatAmount, formatSpoons } from '@/lib/recipes/format-amounts';

describe('amounts', () => {
  it.each([
    [300, 'g', 1, '300 g'],
    [303, 'g', 1, '303 g'],
    [300, 'g', 0.5, '150 g'],
    [250, 'g', 1 / 3, '83 g'],
    [250, 'ml', 2 / 3, '165 ml'],
    [7, 'g', 0.5, '3.5 g'],
    [1, 'g', 1 / 8, '0.5 g'],
    [2, '', 2, '4'],
    [1, '', 1.5, '1½'],
    [1, '', 1 / 3, '⅓'],
    [2, '', 1 / 3, '⅔'],
    [3, '', 0.99, '3'],
    [1, '', 1 / 20, '¼'],
    [1, 'sheet', 3, '3 sheet'],
    [2, '個', 0.75, '1½個'],
    [null, 'g', 2, ''],
  ])('writes %j %s times %d as %j', (amount, unit, factor, text) => {
    expect(formatAmount(amount, unit, factor)).toBe(text);
  });

  it.each([
    ['2 tbsp', 1, '2 tbsp'],
    ['2 tbsp', 2, '4 tbsp'],
    ['1/2 tsp', 3, '1½ tsp'],
    ['1 1/2 cups', 0.5, '¾ cup'],
    ['1 cup', 2, '2 cups'],
    ['0.5 tsp', 2, '1 tsp'],
    ['大さじ1 1/2', 1, '大さじ1 1/2'],
    ['大さじ1 1/2', 2, '大さじ3'],
    ['1/2小勺', 3, '1½小勺'],
    ['360 ml', 2 / 3, '240 ml'],
    ['a handful', 1, 'a handful'],
    ['a handful', 2, null],
  ])('writes %j times %d as %j', (spoons, factor, text) => {
    expect(formatSpoons(spoons, factor)).toBe(text);
  });
});
