import { describe, expect, it } from '@jest/globals';
import {
  ALLERGENS,
  MEATS,
  createEngine,
  createRestaurantMatcher,
  createRanker,
  matchRestrictions,
  matchPreference,
  toFit,
  type Allergen,
  type DishFacts,
  type Preference,
  type PlaceFacts,
} from '@kioot/engine';
import {
  isClaimedFreeFrom,
  createDishExplainer,
  toCompactFacts,
  packPlace,
  unpackPlaces,
} from '@kioot/engine/verdicts';
import { fillMeats, type DietaryRestrictions } from '@kioot/engine/needs';
import { createMenuMatcher } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';
import { sample, sampled } from '../helpers/sample';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));

const toSevere = (code: Allergen): DietaryRestrictions => ({ allergies: [code], severe: [code] });

/** Dishes with labels, which exclude more than the words of a dish do. */
const LABELED = [
  '오렌지',
  '아메리카노',
  '공기밥',
  '비건 쿠키',
  '채식 만두',
  '할랄 치킨',
  '락토 카레',
];
const TERMS = [...new Set(lexicon.entries.flatMap(({ terms }) => terms))];
const DISHES = [...sample(TERMS, 1_000), ...LABELED].map((dish) => engine.classifyDish(dish));

const toPlace = (dishes: readonly DishFacts[]): PlaceFacts => ({
  contentId: '1',
  dishes,
  meats: fillMeats('unknown'),
  strictVegan: 'yes',
  lactoOvo: 'yes',
  halal: 'yes',
  byName: { strictVegan: 'yes', lactoOvo: 'yes' },
  hidden: [],
  because: [],
});

const PREFERENCES: readonly Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: MEATS },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
];

describe('severe allergies', () => {
  it.each(ALLERGENS)(
    sampled('cap every dish of the lexicon at ask for %s, on every surface'),
    (code) => {
      const restrictions = toSevere(code);
      const matches = PREFERENCES.map((preference) =>
        createRestaurantMatcher(preference, restrictions),
      );
      const explainers = PREFERENCES.flatMap((preference) => [
        createDishExplainer(preference, restrictions, 'yes'),
        createMenuMatcher(preference, restrictions),
      ]);
      const promised = DISHES.filter((dish) => {
        if (isClaimedFreeFrom(dish, code)) return false;
        const facts = toCompactFacts(dish, substances);
        return (
          matchRestrictions(dish, restrictions).verdict === 'yes' ||
          explainers.some((explain) => explain(facts).verdict === 'yes') ||
          matches.some((match) => match(toPlace([dish])).verdict === 'yes')
        );
      });
      expect(promised.map(({ dish }) => dish)).toEqual([]);
    },
  );

  it(sampled('cap every dish and place at ask without an allergen code'), () => {
    const restrictions: DietaryRestrictions = { allergies: [], otherSevere: true };
    const printed = engine.classifyDish('땅콩 없는 쿠키');
    for (const dish of [...DISHES, printed]) {
      expect([dish.dish, matchRestrictions(dish, restrictions).verdict]).toEqual([
        dish.dish,
        'ask',
      ]);
    }
    for (const preference of PREFERENCES) {
      const fits = DISHES.map((dish) =>
        toFit(matchPreference(toPlace([dish]), preference, restrictions)),
      );
      expect(fits).not.toContain('only');
      expect(fits).not.toContain('options');
      expect(toFit(matchPreference(toPlace([]), preference, restrictions))).not.toBe('only');
    }
  });

  it.each<[string, Allergen]>([
    ['땅콩 없는 쿠키', 'peanut'],
    ['땅콩 무첨가 쿠키', 'peanut'],
    ['NO 땅콩 쿠키', 'peanut'],
    ['peanut free cookie', 'peanut'],
    ['견과류 없는 브라우니', 'tree-nut'],
    ['계란 없는 비빔밥', 'egg'],
    ['새우 안 들어간 볶음밥', 'shrimp'],
    ['유제품 없는 빵', 'milk'],
    ['dairy-free cookie', 'milk'],
  ])('trust the free-from claim of %s for %s', (dish, code) => {
    expect(matchRestrictions(engine.classifyDish(dish), toSevere(code)).verdict).toBe('yes');
  });

  it.each<[string, string, Allergen]>([
    ['a diet label', '비건 쿠키', 'milk'],
    ['a plain dish', '오렌지', 'egg'],
    ['a removal', '땅콩 뺀 쿠키', 'peanut'],
    ['a swap', '땅콩 대신 호두 쿠키', 'peanut'],
    ['a part of the group', '우유 없는 라떼', 'milk'],
    ['a claim about another allergen', '땅콩 없는 쿠키', 'tree-nut'],
    ['a claim about one of two dishes', '땅콩 없는 쿠키 + 머핀', 'peanut'],
    ['a claim that the name contradicts', '땅콩 없는 땅콩 쿠키', 'peanut'],
  ])('ignore %s: %s', (_why, dish, code) => {
    expect(matchRestrictions(engine.classifyDish(dish), toSevere(code)).verdict).not.toBe('yes');
  });

  it('return the allergen to ask about, and mention another allergy as before', () => {
    const dish = engine.classifyDish('삼겹살');
    const restrictions: DietaryRestrictions = {
      allergies: ['peanut', 'walnut'],
      severe: ['peanut'],
    };
    expect(matchRestrictions(dish, restrictions)).toMatchObject({
      verdict: 'ask',
      about: ['peanut'],
      tell: ['walnut'],
    });
    expect(matchRestrictions(engine.classifyDish('땅콩빵'), restrictions).verdict).toBe('no');
  });

  it('become ask for packed verdicts, which contain no free-from claims', () => {
    const diet = engine.classifyRestaurant({
      ...{ contentId: '1', title: '빵집', firstmenu: '', treatmenu: '땅콩 없는 빵' },
    });
    const severe = toSevere('peanut');
    expect(toFit(matchPreference(diet, { kind: 'any' }, severe))).toBe('only');
    const block = unpackPlaces(packPlace(diet, true));
    const { fits } = createRanker({ kind: 'any' }, severe).rank(block, {
      rows: [0],
      distancesM: [0],
    });
    expect(fits).toEqual(['maybe']);
  });
});
