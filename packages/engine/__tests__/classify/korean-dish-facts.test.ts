import { describe, expect, it } from '@jest/globals';
import { createEngine, getAllergenPresence, matchRestrictions, type DishFacts } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import type { Allergen } from '../../src/needs/allergens';

const engine = createEngine(getLexicon());

/** Allergens in a dish: `may` possibly, `no` neither certainly nor possibly. */
interface Allergens {
  has?: string;
  may?: string;
  no?: string;
}

function toAllergens(dish: string, { has = '', may = '', no = '' }: Allergens) {
  const facts = engine.classifyDish(dish);
  const find = (codes: string) =>
    codes
      .split(' ')
      .filter(Boolean)
      .map((code) => [code, getAllergenPresence(facts, code as Allergen)]);
  return { has: find(has), may: find(may), no: find(no) };
}

it.each<[string, Allergens]>([
  ['양파장아찌', { has: 'soy wheat gluten' }],
  ['고추장아찌', { has: 'soy wheat' }],
  ['명이나물장아찌', { has: 'soy wheat' }],
  ['마늘장아찌', { has: 'soy wheat' }],
  ['보리비빔밥', { has: 'gluten soy sesame' }],
  ['쌍화차', { may: 'egg' }],
  ['고구마맛탕', { may: 'sesame peanut' }],
  ['애프터눈티세트', { may: 'tree-nut fish' }],
  ['게살죽', { has: 'crab', may: 'fish egg' }],
  ['잡곡밥', { may: 'gluten soy' }],
  ['우렁된장비빔밥', { has: 'soy shellfish' }],
  ['헛제삿밥', { has: 'soy beef fish' }],
  ['유린기', { has: 'soy wheat' }],
  ['토마토카레', { has: 'tomato' }],
  ['계란말이', { has: 'egg', may: 'pork shrimp fish' }],
  ['토마토스파게티', { has: 'tomato wheat', may: 'pork beef' }],
  ['송화다식', { may: 'sesame' }],
  ['숙주나물', { has: 'sesame soy', may: 'fish' }],
  ['김', { may: 'sesame fish' }],
  ['산채비빔밥', { has: 'soy sesame' }],
  ['낙지볶음', { has: 'soy' }],
  ['물회', { has: 'fish soy' }],
  ['라볶이', { has: 'soy wheat gluten fish' }],
  ['티라미수', { has: 'wheat egg milk' }],
  ['푸타네스카', { has: 'tomato fish wheat' }],
  ['쌈무생채', { may: 'fish' }],
  ['바질파스타', { may: 'fish' }],
  ['햄프씨드샐러드', { may: 'pine-nut peanut' }],
  ['명란버터밥', { may: 'egg' }],
  ['사과드레싱', { may: 'egg' }],
  ['불닭소스 표고버섯', { may: 'chicken' }],
  ['된장찌개', { may: 'walnut' }],
  ['김치찌개', { no: 'walnut tree-nut' }],
  ['순두부찌개', { no: 'walnut tree-nut' }],
  ['초간장', { has: 'soy wheat' }],
  ['봄동겉절이', { has: 'fish', may: 'shrimp', no: 'egg' }],
])('knows the allergens of %s', (dish, expected) => {
  const found = toAllergens(dish, expected);
  const only = (pairs: readonly (readonly string[])[], ...presences: string[]) =>
    pairs.filter(([, presence = '']) => !presences.includes(presence));
  expect(only(found.has, 'yes')).toEqual([]);
  expect(only(found.may, 'maybe')).toEqual([]);
  expect(only(found.no, 'no', 'unknown')).toEqual([]);
});

it.each(['계란말이', '토마토스파게티', '토마토파스타', '숙주나물', '무나물', '취나물', '참나물'])(
  'asks about %s for vegetarians',
  (dish) => {
    const { vegan, lactoOvo } = engine.classifyDish(dish);
    expect(vegan).not.toBe('yes');
    expect(lactoOvo).toBe('ask');
  },
);

it.each(['감자전', '팥죽', '치즈피자', '비건 토마토파스타', '콩고기 불고기', '시나몬롤'])(
  'keeps the vegetarian yes of %s',
  (dish) => expect(engine.classifyDish(dish).lactoOvo).toBe('yes'),
);

it('knows the sauce 초간장, but not what is seasoned with 간장', () => {
  expect(engine.classifyDish('초간장').vegan).toBe('yes');
  // In a chicken house 간장 is chicken.
  for (const taste of ['간장', '양념', '고추장', '양념간장'])
    expect(engine.classifyDish(taste).vegan).toBe('unknown');
});

it('asks about a curry topping, and about honey and egg in 쌍화차', () => {
  expect(engine.classifyDish('오색야채').lactoOvo).toBe('ask');
  const tea = engine.classifyDish('쌍화차');
  expect(tea.hidden.map(({ code }) => code).sort()).toEqual(['egg', 'honey']);
});

describe('fish sauce and salted shrimp', () => {
  const KIMCHI =
    '배추김치 김치 포기김치 총각김치 열무김치 갓김치 파김치 부추김치 고들빼기김치 깍두기 섞박지 백김치 보쌈김치 열무얼갈이김치 오이소박이 볶음김치 김치볶음 김치전 김치말이국수 김치찌개'.split(
      ' ',
    );
  const hasBoth = ({ allergens }: DishFacts) => [allergens.fish, allergens.shrimp];

  it.each(KIMCHI)('are usually in %s', (dish) => {
    const facts = engine.classifyDish(dish);
    expect(facts).toMatchObject({ vegan: 'no', lactoOvo: 'no' });
    expect(hasBoth(facts)).toEqual([
      ['yes', 'fish-sauce'],
      ['yes', 'salted-shrimp'],
    ]);
    for (const code of ['fish', 'shrimp'] as const) {
      const restrictions = { allergies: [code], severe: [code] };
      expect(matchRestrictions(facts, restrictions).verdict).toBe('no');
    }
  });

  it.each([
    '김치볶음밥',
    '두부김치',
    '깍두기볶음밥',
    '김치만두',
    '김치우동',
    '김치맛 감자칩',
    '동치미',
  ])('are asked about in %s', (dish) => {
    const presences = hasBoth(engine.classifyDish(dish)).map((evidence) => evidence?.[0]);
    expect(presences).toContain('maybe');
  });

  it.each(['비건 김치', '배추김치 (비건)', '비건 김치전'])('are not in %s', (dish) => {
    const facts = engine.classifyDish(dish);
    expect(facts).toMatchObject({ vegan: 'yes', lactoOvo: 'yes' });
    expect(hasBoth(facts).map((evidence) => evidence?.[0])).toEqual(['no', 'no']);
  });
});
