import { describe, expect, it } from '@jest/globals';
import { createEngine, getOneQuestion, NO_RESTRICTIONS } from '../../src';
import { getLexicon } from '../../src/lexicon';
import { toCompactFacts, createDishExplainer, packPlace, unpackPlaces } from '../../src/classify';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((substance) => [substance.name, substance]));
const getQuestions = (dish: string) => {
  const { strictVegan = null, lactoOvo = null } = engine.classifyDish(dish).questions;
  return [strictVegan, lactoOvo];
};

describe('a dish is one question away', () => {
  it.each([
    ['감자전', 'egg-in-batter', null],
    ['두부조림', null, 'anchovy-stock'],
    ['호박죽 (계란 선택)', 'egg', null],
    ['도토리묵 (새우 추가 가능)', 'shrimp', 'shrimp'],
  ])(
    'for one hidden ingredient that some kitchens use, or one option: %s',
    (dish, vegan, lacto) => {
      expect(getQuestions(dish)).toEqual([vegan, lacto]);
    },
  );

  it.each([
    ['two substances', '산채비빔밥'],
    ['an ingredient that most kitchens use', '야채카레'],
    ['two options', '호박죽 (계란, 치즈 선택)'],
    ['an option with more in it', '호박죽 (만두 선택)'],
    ['something not understood', '뷁 감자전'],
    ['a bracket that is not understood', '감자전 (뷁)'],
    ['a claim with a leftover', '비건 감자전 (계란 선택)'],
    ['a label with a leftover', '감자전 (락토)'],
    ['an offer on request', '비건 가능 파스타'],
    ['a set', '감자전 세트'],
    ['a dish beside another one', '감자전, 쫄면'],
    ['a kind of dish that may have other meats', '돌솥밥'],
    ['what is vegan', '호박죽'],
    ['what is not', '삼겹살'],
  ])('but not for %s: %s', (_what, dish) => {
    expect(getQuestions(dish)[0]).toBeNull();
  });

  it('but not for a kind of dish that may have other meats, for vegetarians', () => {
    expect(['파스타', '샌드위치', '주먹밥'].map((dish) => getQuestions(dish)[1])).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('never beside a severe allergy, or another question', () => {
    const pancake = engine.classifyDish('감자전');
    const ask = (restrictions: Parameters<typeof getOneQuestion>[2]) =>
      getOneQuestion(pancake, { kind: 'strictVegan' }, restrictions);
    expect(ask(NO_RESTRICTIONS)).toBe('egg-in-batter');
    expect(ask({ allergies: ['egg'], severe: ['egg'] })).toBeUndefined();
    expect(ask({ allergies: ['peanut'] })).toBeUndefined();
    expect(ask({ allergies: [], otherSevere: true })).toBeUndefined();
    expect(ask({ allergies: [], notSpicy: true, noFivePungent: true })).toBeUndefined();
    expect(getOneQuestion(pancake, { kind: 'halal' }, NO_RESTRICTIONS)).toBeUndefined();
  });

  it('only where the verdict asks, for every word of the lexicon', () => {
    const names = [...new Set(lexicon.entries.flatMap(({ terms }) => terms))];
    const dishes = names.map((name) => engine.classifyDish(name));
    const asking = dishes.filter(({ questions }) => questions.strictVegan !== undefined);
    expect(asking.length).toBeGreaterThan(100);
    expect(asking.filter(({ vegan }) => vegan !== 'ask')).toEqual([]);
    const often = asking.filter(({ hidden, questions }) =>
      hidden.some(({ code, certainty }) => code === questions.strictVegan && certainty === 'often'),
    );
    expect(often).toEqual([]);
  });
});

it('travels to the phone with its code, and packed as a flag', () => {
  const facts = toCompactFacts(engine.classifyDish('감자전'), substances);
  const explain = createDishExplainer({ kind: 'strictVegan' }, NO_RESTRICTIONS, 'unknown');
  expect(explain(facts)).toMatchObject({
    verdict: 'ask',
    question: { code: 'egg-in-batter', diet: 'strictVegan' },
  });
  const text = { contentId: '1', title: '가게', firstmenu: '감자전', treatmenu: '두부조림' };
  const block = unpackPlaces(packPlace(engine.classifyRestaurant(text), true));
  const packed = block.getDiet(0).dishes.map(({ questions }) => questions);
  expect(packed).toEqual([{ strictVegan: '' }, { lactoOvo: '' }]);
});
