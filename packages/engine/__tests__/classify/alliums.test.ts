import { describe, expect, it } from '@jest/globals';
import { createEngine, matchPreference, toFit, type Preference } from '../../src';
import { matchRestrictions } from '../../src/classify/dish-matcher';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());
const classifyAlliums = (dish: string) => engine.classifyDish(dish).pungent;
const NO_ALLIUMS = { allergies: [], noFivePungent: true };

const NAMES = [
  '마늘',
  '갈릭',
  '양파',
  '어니언',
  '부추',
  '대파',
  '쪽파',
  '달래',
  '김치',
  '페스토',
  'garlic',
  'Onion',
];
const DISHES = ['볶음밥', '파스타', '치킨', '전', '아이스크림', '라떼', '케이크', '즙'];
const WITHOUT = [
  ...['아메리카노', '카페라떼', '녹차', '유자차', '콜라', '생수', '막걸리', '오렌지주스', '식혜'],
  ...['공기밥', '쌀밥', '치즈케이크', '당근 케이크', '아이스크림', '티라미수', '곶감'],
];
const UNKNOWN = [
  ...[
    '비빔밥',
    '된장찌개',
    '불고기',
    '두부조림',
    '삼겹살',
    '나물',
    '칼국수',
    '샐러드',
    '크림수프',
    '피자',
  ],
  ...[
    '떡볶이',
    '사찰음식',
    '빵',
    '고기추가',
    '라면사리',
    '크랩케이크',
    '블러디메리',
    '쌈채소',
    '무슨말',
    '토스트 커피',
    '볶음밥 라떼',
    '',
  ],
];

describe('alliums', () => {
  it.each(NAMES.flatMap((name) => DISHES.map((dish) => `${name} ${dish}`)))(
    'are present in %s',
    (dish) => expect(classifyAlliums(dish)).toBe('yes'),
  );

  it.each(WITHOUT)('are absent from %s', (dish) => expect(classifyAlliums(dish)).toBe('no'));

  it.each(UNKNOWN)('are unknown in "%s"', (dish) => expect(classifyAlliums(dish)).toBeUndefined());

  it.each(WITHOUT.flatMap((one) => UNKNOWN.filter(Boolean).map((other) => `${one}, ${other}`)))(
    'are unknown in one of two dishes: %s',
    (dishes) => expect(classifyAlliums(dishes)).toBeUndefined(),
  );

  it.each(WITHOUT.map((dish) => `${dish} 세트`))('are unknown in food beside a drink: %s', (set) =>
    expect(classifyAlliums(set)).toBeUndefined(),
  );

  it.each([
    ['오신채 없는 비빔밥', 'no'],
    ['비빔밥 (오신채 없음)', 'no'],
    ['무오신채 두부조림', 'no'],
    ['비빔밥(오신채 제외 가능)', undefined],
    ['오신채 없는 마늘볶음', undefined],
    ['오신채 없는 비빔밥, 된장찌개', undefined],
    ['오신채 비빔밥', undefined],
    ['양파 뺀 버거', undefined],
    ['고기 없는 마늘볶음밥', undefined],
    ['부추 제외 가능', undefined],
    ['진달래 화전', undefined],
    ['양파스타', undefined],
  ])('follow the menu: %s', (dish, is) => expect(classifyAlliums(dish)).toBe(is));
});

describe('a visitor who avoids alliums', () => {
  it.each([
    ['갈릭 스테이크', { verdict: 'no', about: [], tell: [] }],
    ['아메리카노', { verdict: 'yes', about: [], tell: [] }],
    ['비빔밥', { verdict: 'ask', about: ['pungent'], tell: [] }],
  ])('gets a verdict on %s', (dish, expected) => {
    expect(matchRestrictions(engine.classifyDish(dish), NO_ALLIUMS)).toEqual(expected);
    expect(matchRestrictions(engine.classifyDish(dish), { allergies: [] }).verdict).toBe('yes');
  });

  const PREFERENCES: readonly Preference[] = [
    { kind: 'any' },
    { kind: 'strictVegan' },
    { kind: 'lactoOvo' },
    { kind: 'halal' },
    { kind: 'meats', meats: ['beef', 'chicken'] },
  ];
  it.each(PREFERENCES)(
    'gets no dish that may contain them, with any preference: %j',
    (preference) => {
      const menu = [...UNKNOWN, '마늘볶음밥', '할랄 치킨', '비건 두부찜', '소고기구이'].join('\n');
      const titles = ['가게', '비건 식당', '할랄 케밥', '한우집'];
      for (const title of titles) {
        const place = { contentId: '1', title, firstmenu: '', treatmenu: menu };
        const match = matchPreference(engine.classifyRestaurant(place), preference, NO_ALLIUMS);
        expect(match.dishes).toEqual([]);
        expect(['maybe', 'unknown', 'none']).toContain(toFit(match));
      }
    },
  );
});
