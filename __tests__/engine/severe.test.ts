import { describe, expect, it } from '@jest/globals';
import {
  ALLERGENS,
  MEATS,
  createEngine,
  createMatcher,
  createRanker,
  judgeAvoided,
  matchPreference,
  toFit,
  type Allergen,
  type DishFacts,
  type Preference,
  type RestaurantDiet,
} from '@kioot/engine';
import {
  capSevere,
  isPrintedFree,
  createDishJudge,
  toCompactFacts,
  packPlace,
  unpackPlaces,
} from '@kioot/engine/verdicts';
import { everyMeat, type Avoided } from '@kioot/engine/needs';
import { createMenuJudge } from '@kioot/menu-reader';
import { getLexicon } from '@kioot/engine/lexicon';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));

const toSevere = (code: Allergen): Avoided => ({ allergies: [code], severe: [code] });

/** Plain dishes, and labels that rule out more than the words of a dish do. */
const LABELLED = [
  '오렌지',
  '아메리카노',
  '공기밥',
  '비건 쿠키',
  '채식 만두',
  '할랄 치킨',
  '락토 카레',
];
const DISHES = [...new Set(lexicon.entries.flatMap(({ terms }) => terms)), ...LABELLED].map(
  (dish) => engine.classifyDish(dish),
);

const toPlace = (dishes: readonly DishFacts[]): RestaurantDiet => ({
  contentId: '1',
  dishes,
  meats: everyMeat('unknown'),
  strictVegan: 'yes',
  lactoOvo: 'yes',
  halal: 'yes',
  byName: { strictVegan: 'yes', lactoOvo: 'yes' },
  hidden: [],
  because: [],
});

const WISHES: readonly Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: MEATS },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
];

describe('for a severe allergy', () => {
  it.each(ALLERGENS)('to %s no dish of the lexicon is better than ask, on any surface', (code) => {
    const avoided = toSevere(code);
    const matches = WISHES.map((wish) => createMatcher(wish, avoided));
    const judges = WISHES.flatMap((wish) => [
      createDishJudge(wish, avoided, 'yes'),
      createMenuJudge(wish, avoided),
    ]);
    const promised = DISHES.filter((dish) => {
      if (isPrintedFree(dish, code)) return false;
      const judged = toCompactFacts(dish, substances);
      return (
        judgeAvoided(dish, avoided).verdict === 'yes' ||
        capSevere('yes', dish, avoided) !== 'ask' ||
        judges.some((judge) => judge(judged).verdict === 'yes') ||
        matches.some((match) => match(toPlace([dish])).verdict === 'yes')
      );
    });
    expect(promised.map(({ dish }) => dish)).toEqual([]);
  });

  it('no dish and no place is better than ask where the allergy has no code', () => {
    const avoided: Avoided = { allergies: [], otherSevere: true };
    const printed = engine.classifyDish('땅콩 없는 쿠키');
    for (const dish of [...DISHES, printed]) {
      expect([dish.dish, judgeAvoided(dish, avoided).verdict]).toEqual([dish.dish, 'ask']);
    }
    for (const wish of WISHES) {
      const fits = DISHES.map((dish) => toFit(matchPreference(toPlace([dish]), wish, avoided)));
      expect(fits).not.toContain('only');
      expect(fits).not.toContain('options');
      expect(toFit(matchPreference(toPlace([]), wish, avoided))).not.toBe('only');
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
  ])('%s is printed to be free of %s', (dish, code) => {
    expect(judgeAvoided(engine.classifyDish(dish), toSevere(code)).verdict).toBe('yes');
  });

  it.each<[string, string, Allergen]>([
    ['a diet is no print', '비건 쿠키', 'milk'],
    ['nor is a plain dish', '오렌지', 'egg'],
    ['nor what was taken out', '땅콩 뺀 쿠키', 'peanut'],
    ['nor a swap', '땅콩 대신 호두 쿠키', 'peanut'],
    ['nor a part of the group', '우유 없는 라떼', 'milk'],
    ['nor a print of another allergen', '땅콩 없는 쿠키', 'tree-nut'],
    ['nor of one of two dishes', '땅콩 없는 쿠키 + 머핀', 'peanut'],
    ['nor where the name holds it', '땅콩 없는 땅콩 쿠키', 'peanut'],
  ])('%s: %s', (_why, dish, code) => {
    expect(judgeAvoided(engine.classifyDish(dish), toSevere(code)).verdict).not.toBe('yes');
  });

  it('asks about it by name, and tells of an allergy beside it as before', () => {
    const dish = engine.classifyDish('삼겹살');
    const avoided: Avoided = { allergies: ['peanut', 'walnut'], severe: ['peanut'] };
    expect(judgeAvoided(dish, avoided)).toMatchObject({
      verdict: 'ask',
      about: ['peanut'],
      tell: ['walnut'],
    });
    expect(judgeAvoided(engine.classifyDish('땅콩빵'), avoided).verdict).toBe('no');
  });

  it('packed verdicts do not know of a print, and ask', () => {
    const diet = engine.classifyRestaurant({
      ...{ contentId: '1', title: '빵집', firstmenu: '', treatmenu: '땅콩 없는 쿠키' },
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
