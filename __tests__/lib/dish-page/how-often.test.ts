import { describe, expect, it } from '@jest/globals';
import { getAllergenPresence } from '@kioot/engine/verdicts';
import { getBaseRate } from '@kioot/engine/lexicon';
import { ALLERGENS } from '@kioot/engine/needs';
import { getHowOften } from '@/lib/dish-page/how-often';
import { getDishes } from '@/lib/dishes/dish-catalog';

function getDish(ko: string) {
  const dish = getDishes().find((each) => each.ko === ko);
  if (!dish) throw new Error(`${ko} is not in the catalog`);
  return dish;
}

describe('getHowOften', () => {
  it('counts what a dish may contain, the most frequent first', () => {
    const often = getHowOften(getDish('돌솥비빔밥'));
    expect(often?.dish.ko).toBe('비빔밥');
    expect(often?.ingredients.map(([code]) => code)).toContain('egg');
    const counts = often?.ingredients.map(([, count]) => count) ?? [];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(Math.max(...counts)).toBeLessThanOrEqual(often?.recipes ?? 0);
  });

  it.each(['삼겹살', '된장찌개', '공기밥', '고구마튀김'])(
    'counts nothing by the end of %s',
    (ko) => {
      expect(getBaseRate(ko)?.family).not.toBe('밥');
      expect(getBaseRate(ko)?.family).not.toBe('김');
    },
  );

  it('speaks of nothing that the facts deny or are sure of', () => {
    const shown = getDishes().flatMap((dish) =>
      (getHowOften(dish)?.ingredients ?? []).flatMap(([code]) => {
        const allergen = ALLERGENS.find((each) => each === code);
        return allergen ? [[dish.ko, code, getAllergenPresence(dish.facts, allergen)]] : [];
      }),
    );
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter(([, , presence]) => presence !== 'maybe')).toEqual([]);
  });
});
