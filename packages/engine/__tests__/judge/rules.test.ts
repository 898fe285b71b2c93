import { describe, expect, it } from '@jest/globals';
import { createEngine, matchPreference } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { rankDiets } from './rank-diets';

const engine = createEngine(getLexicon());
const judge = (dish: string) => engine.classifyDish(dish);
const classify = (treatmenu: string, title = '가게') =>
  engine.classifyRestaurant({ contentId: '1', title, firstmenu: '', treatmenu });

describe('what one can leave out', () => {
  it.each([
    ['쫄면', 'egg'],
    ['막국수', 'egg'],
    ['물냉면', 'egg'],
  ] as const)('%s comes with %s, and without it on request', (dish, part) => {
    expect(judge(dish)[part]).toBe('yes');
  });

  it('makes a dish a question for a vegan, and what is cooked into it a no', () => {
    expect(judge('쫄면')).toMatchObject({ egg: 'yes', vegan: 'ask', lactoOvo: 'ask' });
    expect(judge('오므라이스')).toMatchObject({ egg: 'yes', vegan: 'no' });
  });
});

describe('a counter-claim', () => {
  it.each(['논비건 호박죽', '넌비건 후무스', '비건아닌 호박죽', 'nonvegan 호박죽'])(
    '%s: not vegan, though the dish would be',
    (dish) => {
      expect(judge(dish)).toMatchObject({ vegan: 'no', lactoOvo: 'yes' });
    },
  );

  it.each(['비할랄 케밥', '논할랄 케밥', '넌 할랄 케밥', 'Non-Halal 케밥', 'not halal 케밥'])(
    '%s: not halal, though the kitchen would be',
    (menu) => {
      const { halal, because } = classify(menu);
      expect([halal, because.at(-1)]).toEqual(['no', { kind: 'halal', says: 'no' }]);
    },
  );
});

describe('a name over the door', () => {
  it('that takes its vegan promise back, or makes it on request, promises nothing', () => {
    expect(classify('', '비건 베이커리').strictVegan).toBe('yes');
    expect(classify('', '비건 락토 베이커리').strictVegan).not.toBe('yes');
    expect(classify('', '비건 메뉴 옵션 식당').strictVegan).not.toBe('yes');
  });
});

describe('what comes along', () => {
  it('makes no place with meat a vegan one', () => {
    expect(classify('갈비탕, 공기밥')).toMatchObject({ strictVegan: 'ask', lactoOvo: 'ask' });
    expect(classify('비빔국수, 공기밥')).toMatchObject({ strictVegan: 'yes', lactoOvo: 'yes' });
  });

  it('makes a dish no side: only a name of sides alone is one', () => {
    expect(judge('삼겹살 + 공기밥').serving).toBe('meal');
    expect(judge('공기밥 + 우동사리').serving).toBe('side');
  });
});

describe('a word that makes less of the one before it', () => {
  it('is a sauce: in the dish, not what it is made of', () => {
    expect(judge('새우소스 두부구이')).toMatchObject({ mainMeats: [], meats: { seafood: 'yes' } });
    expect(judge('새우 두부구이').mainMeats).toEqual(['seafood']);
  });

  it('is a stock: the same', () => {
    expect(judge('닭고기 육수 두부')).toMatchObject({ mainMeats: [], meats: { chicken: 'yes' } });
  });

  it('is a taste: perhaps not even in the dish', () => {
    expect(judge('치킨맛 두부')).toMatchObject({ mainMeats: [], meats: { chicken: 'maybe' } });
  });

  it('is nothing of the kind in a name without another dish', () => {
    expect(judge('새우소스').meats.seafood).toBe('yes');
    expect(judge('닭육수').mainMeats).toEqual(['chicken']);
  });
});

describe('oat milk', () => {
  it('takes the place of the milk in the drink named after it, and of no other milk', () => {
    expect(judge('바닐라 라떼')).toMatchObject({ dairy: 'yes', vegan: 'no' });
    expect(judge('오트 바닐라 라떼')).toMatchObject({ dairy: 'no', vegan: 'yes' });
    expect(judge('오트 치즈케이크').dairy).toBe('yes');
  });
});

describe('how well a menu suits a wish for meats', () => {
  const pork = { kind: 'meats', meats: ['pork'] } as const;
  const shareOf = (menu: string) => matchPreference(classify(menu), pork).share;

  it('counts a dish that has another meat too for half', () => {
    // 가츠동 is pork in a stock of bonito.
    expect(judge('가츠동')).toMatchObject({ mainMeats: ['pork'], meats: { fish: 'yes' } });
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

  it('puts what suits for certain before what may, and what may before the unknown, near or far', () => {
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
