import { describe, expect, it } from '@jest/globals';
import { getAllergenPresence } from '@kioot/engine/verdicts';
import { getBaseRate } from '@kioot/engine/lexicon';
import { ALLERGENS } from '@kioot/engine/needs';
import { COMMON_NEEDS, explainNeed } from '@/lib/dish-page/common-needs';
import { formatHowOften, getHowOften, getHowOftenAsked } from '@/lib/dish-page/how-often';
import { getDishes } from '@/lib/dishes/dish-catalog';
import { translatorOf } from '../../helpers/translator';

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

describe('beside a question', () => {
  const dish = getDish('돌솥비빔밥');
  const toOften = (need: (typeof COMMON_NEEDS)[number]) =>
    getHowOftenAsked(dish, explainNeed(dish.facts, need));

  it('are the numbers of what is asked, alone', () => {
    expect(toOften('lactoOvo')?.ingredients.map(([code]) => code)).not.toContain('egg');
    expect(toOften('strictVegan')?.ingredients[0]).toEqual(['egg', expect.any(Number)]);
    expect(toOften('notSpicy')).toBeNull();
  });

  it('is a sentence in the language of the page', () => {
    const often = toOften('strictVegan');
    const [t, words] = [translatorOf('ja', 'dish'), translatorOf('ja', 'words')];
    const text = often ? formatHowOften(t, words, often, 'ja') : '';
    expect(text).toContain(String(often?.recipes));
    expect(text).toMatch(/卵 ?\d+/);
  });

  it('speaks of nothing that is not asked about', () => {
    for (const each of getDishes()) {
      for (const need of COMMON_NEEDS) {
        const verdict = explainNeed(each.facts, need);
        if (verdict.verdict !== 'ask') expect(getHowOftenAsked(each, verdict)).toBeNull();
      }
    }
  });

  it('asks about the most frequent ingredient first', () => {
    const { about } = explainNeed(dish.facts, 'strictVegan');
    expect(about[0]).toBe('egg');
  });
});
