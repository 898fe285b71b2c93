import { describe, expect, it } from '@jest/globals';
import { createEngine, matchPreference, type DietaryRestrictions, type Verdict } from '../../src';
import { createDishExplainer, toCompactFacts } from '../../src/classify';
import { matchRestrictions } from '../../src/classify/dish-matcher';
import { VEGETARIAN_CLASSES, resolveVegetarianClass } from '../../src/needs';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const byName = new Map(lexicon.substances.map((substance) => [substance.name, substance]));

type Class = keyof typeof VEGETARIAN_CLASSES;
const CLASSES = ['strictVegan', 'ovo', 'lacto', 'lactoOvo'] as const satisfies readonly Class[];

function toNeed(name: Class): [{ kind: 'strictVegan' | 'lactoOvo' }, DietaryRestrictions] {
  const { kind, vegetarianClass } = VEGETARIAN_CLASSES[name];
  return [{ kind }, { allergies: [], noFivePungent: true, vegetarianClass }];
}

/** Verdicts of the four classes, then of a vegan who eats alliums. */
function getVerdicts(dish: string): Verdict[] {
  const facts = toCompactFacts(engine.classifyDish(dish), byName);
  const needs = [
    ...CLASSES.map((name) => toNeed(name)),
    [{ kind: 'strictVegan' }, { allergies: [] }] as const,
  ];
  return needs.map(
    ([need, profile]) => createDishExplainer(need, profile, 'unknown')(facts).verdict,
  );
}

describe('the classes of vegetarian food in Taiwan', () => {
  it.each<[string, Verdict[]]>([
    // 全素, 蛋素, 奶素, 奶蛋素, 純植物
    ['공기밥', ['yes', 'yes', 'yes', 'yes', 'yes']],
    ['아메리카노', ['yes', 'yes', 'yes', 'yes', 'yes']],
    ['카페라떼', ['no', 'no', 'yes', 'yes', 'no']],
    ['아이스크림', ['no', 'no', 'ask', 'yes', 'no']],
    ['치즈케이크', ['no', 'no', 'no', 'yes', 'no']],
    ['계란프라이', ['no', 'ask', 'no', 'ask', 'no']],
    ['치즈 오믈렛', ['no', 'no', 'no', 'ask', 'no']],
    ['비건 마늘빵', ['no', 'no', 'no', 'no', 'yes']],
    ['마늘종볶음', ['no', 'no', 'no', 'no', 'ask']],
    ['쌍화차', ['ask', 'ask', 'ask', 'yes', 'ask']],
    ['버터쿠키', ['no', 'no', 'ask', 'yes', 'no']],
    ['오렌지', ['ask', 'yes', 'yes', 'yes', 'ask']],
    ['비건 김치', ['no', 'no', 'no', 'no', 'yes']],
    ['비건 비빔밥', ['ask', 'ask', 'ask', 'ask', 'yes']],
    ['삼겹살', ['no', 'no', 'no', 'no', 'no']],
    ['고등어구이', ['no', 'no', 'no', 'no', 'no']],
    ['된장찌개', ['no', 'no', 'no', 'no', 'no']],
    ['두부조림', ['ask', 'ask', 'ask', 'ask', 'ask']],
    ['뷁뷁', ['unknown', 'unknown', 'unknown', 'unknown', 'unknown']],
  ])('judge %s', (dish, verdicts) => expect(getVerdicts(dish)).toEqual(verdicts));

  it.each(CLASSES)('judge a place as its dishes: %s', (name) => {
    const menu = ['카페라떼', '계란프라이', '공기밥', '마늘빵', '비건 비빔밥', '삼겹살'];
    const text = { contentId: '1', title: '가게', firstmenu: '', treatmenu: menu.join(', ') };
    const [need, profile] = toNeed(name);
    const { dishes, askable } = matchPreference(engine.classifyRestaurant(text), need, profile);
    const verdicts = menu.map((dish) => getVerdicts(dish)[CLASSES.indexOf(name)]);
    for (const [at, dish] of menu.entries()) {
      if (verdicts[at] === 'no') expect([...dishes, ...askable]).not.toContain(dish);
      if (verdicts[at] === 'ask') expect(dishes).not.toContain(dish);
    }
  });
});

describe('a class', () => {
  const OVO: DietaryRestrictions = {
    allergies: ['egg'],
    noFivePungent: true,
    vegetarianClass: 'ovo',
  };

  it.each(['strictVegan', 'lactoOvo'] as const)('restricts the lacto-ovo diet of %s', (kind) => {
    expect(resolveVegetarianClass({ kind }, OVO)).toEqual({
      preference: { kind: 'lactoOvo' },
      restrictions: OVO,
    });
  });

  it('does not allow what the visitor is allergic to', () => {
    const facts = engine.classifyDish('계란프라이');
    const { verdict } = matchRestrictions(facts, OVO);
    expect(verdict).toBe('no');
  });

  it.each([
    [{ kind: 'strictVegan' }, { ...OVO, noFivePungent: false }],
    [{ kind: 'halal' }, OVO],
  ] as const)('is dropped for %j with %j', (preference, restrictions) => {
    const resolved = resolveVegetarianClass(preference, restrictions);
    expect(resolved.preference).toEqual(preference);
    expect(resolved.restrictions).toEqual({ ...restrictions, vegetarianClass: undefined });
  });
});
