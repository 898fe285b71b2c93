import { describe, expect, it } from '@jest/globals';
import { createEngine, matchPreference } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());

const classify = (title: string, firstmenu = '') =>
  engine.classifyRestaurant({ contentId: '1', title, firstmenu, treatmenu: '' });

describe('a short term inside an unknown word', () => {
  it('is at most possible: 치킨 in 먼치킨', () => {
    const diet = classify('도넛가게', '먼치킨');
    expect(diet.meats.chicken).toBe('maybe');
    expect(diet.dishes[0]).toMatchObject({ mainMeats: [], possibleMainMeats: ['chicken'] });
    const match = matchPreference(diet, { kind: 'meats', meats: ['chicken'] });
    expect(match).toMatchObject({ verdict: 'ask', dishes: [], askable: ['먼치킨'] });
    expect(engine.classifyDish('먼치킨').vegan).not.toBe('yes');
  });

  it('is no kitchen at the start of an ingredient: 터키 in 터키 베이컨', () => {
    expect(classify('카페', '터키 베이컨 샌드위치').halal).toBe('unknown');
    expect(classify('카페', '터키햄').halal).toBe('unknown');
    expect(classify('카페', '터키 케밥').halal).toBe('ask');
    expect(classify('터키 식당').halal).toBe('ask');
    expect(classify('식당', '인도커리').halal).toBe('ask');
  });

  it("is part of the restaurant's name: 조금 in 조금솥밥", () => {
    const words = ({ dishes }: ReturnType<typeof classify>) =>
      dishes.flatMap(({ because }) => because);
    expect(words(classify('조금', '조금솥밥'))).toEqual([{ kind: 'term', text: '솥밥' }]);
    expect(words(classify('가게', '조금솥밥'))).toEqual([{ kind: 'term', text: '솥밥' }]);
    expect(classify('조금', '조금솥밥').dishes[0]?.vegan).not.toBe('yes');
  });

  it('is no taco: 타코 in 타코야끼', () => {
    const { meats, because } = classify('타코야끼집');
    expect(meats).toMatchObject({ pork: 'unknown', beef: 'unknown', chicken: 'unknown' });
    expect(because).toEqual([{ kind: 'term', text: '타코야끼' }]);
    expect(engine.classifyDish('타코야끼')).toMatchObject({ mainMeats: ['seafood'] });
  });

  it('never hides an animal or an allergen', () => {
    expect(engine.classifyDish('꿀메리카노').vegan).toBe('no');
    expect(engine.classifyDish('만두 및닭').meats.chicken).toBe('yes');
    expect(engine.classifyDish('닭칼').meats.chicken).toBe('maybe');
    expect(engine.classifyDish('뷁한돈')).toMatchObject({ meats: { pork: 'maybe' }, vegan: 'no' });
    expect(engine.classifyDish('떡만두')).toMatchObject({ meats: { pork: 'yes' }, vegan: 'no' });
    expect(classify('왕돼지 할랄', '양갈비').halal).toBe('no');
  });
});
