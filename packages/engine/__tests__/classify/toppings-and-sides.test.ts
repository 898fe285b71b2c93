import { describe, expect, it } from '@jest/globals';
import { createEngine, matchPreference } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { rankDiets } from '../list/rank-diets';

const engine = createEngine(getLexicon());
const classifyDish = (dish: string) => engine.classifyDish(dish);
const classify = (treatmenu: string, title = '가게') =>
  engine.classifyRestaurant({ contentId: '1', title, firstmenu: '', treatmenu });

describe('toppings', () => {
  it.each([
    ['쫄면', 'egg'],
    ['막국수', 'egg'],
    ['물냉면', 'egg'],
  ] as const)('are part of a dish that can be had without: %s with %s', (dish, part) => {
    expect(classifyDish(dish)[part]).toBe('yes');
  });

  it('turn a vegan verdict into ask, cooked ingredients into no', () => {
    expect(classifyDish('쫄면')).toMatchObject({ egg: 'yes', vegan: 'ask', lactoOvo: 'ask' });
    expect(classifyDish('오므라이스')).toMatchObject({ egg: 'yes', vegan: 'no' });
  });
});

describe('negated claims', () => {
  it.each(['논비건 호박죽', '넌비건 후무스', '비건아닌 호박죽', 'nonvegan 호박죽'])(
    'deny vegan for a vegan dish: %s',
    (dish) => {
      expect(classifyDish(dish)).toMatchObject({ vegan: 'no', lactoOvo: 'yes' });
    },
  );

  it.each(['비할랄 케밥', '논할랄 케밥', '넌 할랄 케밥', 'Non-Halal 케밥', 'not halal 케밥'])(
    'deny halal for a halal kitchen: %s',
    (menu) => {
      const { halal, because } = classify(menu);
      expect([halal, because.at(-1)]).toEqual(['no', { kind: 'halal', says: 'no' }]);
    },
  );
});

describe('titles', () => {
  it('promise no vegan food if the claim is negated or on request', () => {
    expect(classify('', '비건 베이커리').strictVegan).toBe('yes');
    expect(classify('', '비건 락토 베이커리').strictVegan).not.toBe('yes');
    expect(classify('', '비건 메뉴 옵션 식당').strictVegan).not.toBe('yes');
  });
});

describe('side dishes', () => {
  it('make no restaurant with meat vegan', () => {
    expect(classify('갈비탕, 공기밥')).toMatchObject({ strictVegan: 'ask', lactoOvo: 'ask' });
    expect(classify('비빔국수, 공기밥')).toMatchObject({ strictVegan: 'yes', lactoOvo: 'yes' });
  });

  it('define the serving only of a name with nothing but sides', () => {
    expect(classifyDish('삼겹살 + 공기밥').serving).toBe('meal');
    expect(classifyDish('공기밥 + 우동사리').serving).toBe('side');
  });
});

describe('demoted ingredients', () => {
  it('are in the dish, but not main, before 소스', () => {
    expect(classifyDish('새우소스 두부구이')).toMatchObject({
      mainMeats: [],
      meats: { seafood: 'yes' },
    });
    expect(classifyDish('새우 두부구이').mainMeats).toEqual(['seafood']);
  });

  it('are in the dish, but not main, before 육수', () => {
    expect(classifyDish('닭고기 육수 두부')).toMatchObject({
      mainMeats: [],
      meats: { chicken: 'yes' },
    });
  });

  it('are only possible before 맛', () => {
    expect(classifyDish('치킨맛 두부')).toMatchObject({
      mainMeats: [],
      meats: { chicken: 'maybe' },
    });
  });

  it('keep their role in a name without another dish', () => {
    expect(classifyDish('새우소스').meats.seafood).toBe('yes');
    expect(classifyDish('닭육수').mainMeats).toEqual(['chicken']);
  });
});

describe('plant milk', () => {
  it('replaces the milk of the drink named after it, and no other milk', () => {
    expect(classifyDish('바닐라 라떼')).toMatchObject({ dairy: 'yes', vegan: 'no' });
    expect(classifyDish('오트 라떼')).toMatchObject({ dairy: 'no', vegan: 'yes' });
    expect(classifyDish('오트 바닐라 라떼').vegan).toBe('ask');
    expect(classifyDish('오트 치즈케이크').dairy).toBe('yes');
  });
});

describe('menu share of a preference for meats', () => {
  const pork = { kind: 'meats', meats: ['pork'] } as const;
  const shareOf = (menu: string) => matchPreference(classify(menu), pork).share;

  it('counts a dish with an unwanted meat for half', () => {
    // 가츠동 is pork in a bonito stock.
    expect(classifyDish('가츠동')).toMatchObject({ mainMeats: ['pork'], meats: { fish: 'yes' } });
    expect(shareOf('삼겹살')).toBe(1);
    expect(shareOf('가츠동')).toBe(0.5);
    expect(shareOf('삼겹살, 가츠동')).toBe(0.75);
    expect(shareOf('삼겹살, 가츠동, 갈비탕, 삼계탕')).toBe(0.375);
    expect(matchPreference(classify('가츠동'), pork)).toMatchObject({
      verdict: 'yes',
      share: 0.5,
      dishes: ['가츠동'],
    });
  });

  it('ranks certain before possible before unknown places, at any distance', () => {
    const places = [
      { id: 'unknown', diet: classify(''), distanceM: 1 },
      { id: 'maybe', diet: classify('양념갈비'), distanceM: 2 },
      { id: 'mixed', diet: classify('가츠동'), distanceM: 3 },
      { id: 'only', diet: classify('삼겹살'), distanceM: 4 },
      { id: 'only, farther', diet: classify('목살구이'), distanceM: 5 },
      { id: 'none', diet: classify('갈비탕'), distanceM: 0 },
    ];
    expect(rankDiets(places, pork).map(({ id }) => id)).toEqual([
      ...['only', 'only, farther', 'mixed', 'maybe', 'unknown'],
    ]);
  });
});
