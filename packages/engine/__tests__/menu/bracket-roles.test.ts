import { describe, expect, it } from '@jest/globals';
import { parseDishName, splitMenu } from '../../src/menu';
import { toFoodNames, toBracketRole, type BracketRole } from '../../src/menu/bracket-roles';
import { findLegend } from '../../src/menu/legend';

/** Brackets of real menus per role. */
const EXAMPLES: Readonly<Record<Exclude<BracketRole, 'unread'>, readonly string[]>> = {
  price: ['7천원', '24,000', '5천원~6천원', '1만5천원', '12만원'],
  portion: ['2인', '2~3인', '250g', '12p', '대', '2인 이상 주문 가능', '1 그릇', '10', 'Full'],
  labels: [
    '비건',
    '락토',
    '비건가능',
    '비건 가능',
    '오보',
    '페스코',
    '락토오보',
    'V',
    'Ⓥ',
    'vg',
    'Vegan',
  ],
  tastes: ['매운맛', '순한맛', '매콤한맛', 'spicy'],
  set: ['런치코스', 'A세트'],
  remark: ['국내산', '중국산', '호주산', 'HOT', 'ice', '점심', '할랄', '예약', '비조리', '겨울~봄'],
  denials: ['계란X', '햄 없음', '견과류 일체 불포함', '계란 제외'],
  options: ['난 또는 밥 포함', '소고기 추가', '두유 변경 가능', '메밀면or공기밥포함'],
  ingredients: ['우유 포함', '새우젓', '베이컨', '사골베이스', '돼지고기: 국내산', '광어와 루꼴라'],
};

describe('toBracketRole', () => {
  it.each(
    Object.entries(EXAMPLES).flatMap(([role, texts]) => texts.map((text) => [text, role] as const)),
  )('maps (%s) to %s', (text, role) => {
    expect(toBracketRole(text)).toBe(role);
  });

  it('is unread for a text longer than any food', () => {
    expect(toBracketRole('가나다라마바사 '.repeat(8))).toBe('unread');
  });

  it.each([
    ['우유 포함', ['우유']],
    ['땅콩이 들어갑니다', ['땅콩']],
    ['난 또는 밥 포함', ['난', '밥']],
    ['소고기 추가', ['소고기']],
    ['돼지고기: 국내산', ['돼지고기']],
    ['contains milk', ['milk']],
  ])('extracts the food of %s', (text, foods) => {
    expect(toFoodNames(text)).toEqual(foods);
  });
});

describe('parseDishName', () => {
  it.each([
    ['비건 케이크(우유 포함)', { name: '비건 케이크', ingredients: ['우유'] }],
    ['감자튀김 (베이컨, 2인)', { name: '감자튀김', ingredients: ['베이컨'] }],
    ['파스타(치킨/베이컨)', { name: '파스타', options: ['치킨', '베이컨'] }],
    ['마라탕 (소고기 추가)', { name: '마라탕', options: ['소고기'] }],
    ['샐러드 (락토,비건가능)', { name: '샐러드', labels: ['락토', '비건가능'] }],
    ['두부구이 Ⓥ', { name: '두부구이', labels: ['Ⓥ'] }],
    ['떡볶이 (매운맛)', { name: '떡볶이', tastes: ['매운맛'] }],
    ['마르게리타: 토마토, 바질', { name: '마르게리타', ingredients: ['토마토', '바질'] }],
    ['비건 케이크 w/ 우유', { name: '비건 케이크', ingredients: ['우유'] }],
    ['비건 케이크 우유 포함', { name: '비건 케이크', ingredients: ['우유'] }],
    ['점심: 김치찌개', { name: '김치찌개' }],
    ['(한우) 불고기', { name: '한우 불고기' }],
  ])('parses %s', (text, expected) => {
    expect(parseDishName(text)).toMatchObject(expected);
  });

  it('drops origin, portion, size, count and temperature', () => {
    const remarks = ['국내산', '호주산', '2인', '대', '3개', '180g', 'HOT', 'ice', '포장', '예약'];
    for (const remark of remarks) {
      expect(parseDishName(`두부구이 (${remark})`).text).toBe('두부구이');
    }
  });
});

describe('details after a dish', () => {
  it.each([
    ['두부구이<br>(베이컨)', '두부구이 (베이컨)'],
    ['두부구이<br>베이컨 포함', '두부구이 (베이컨 포함)'],
    ['두부구이 ※ 베이컨', '두부구이 (베이컨)'],
    ['두부구이 - 베이컨', '두부구이 (베이컨)'],
    ['두부구이: 베이컨', '두부구이 (베이컨)'],
    ['두부구이<br>+ 베이컨', '두부구이 (베이컨)'],
    ['두부구이 w/ 베이컨', '두부구이 with 베이컨'],
  ])('belong to it: %s', (text, dish) => {
    expect(splitMenu(text).map((item) => item.dish)).toEqual([dish]);
  });

  it('are not confused with items of a list', () => {
    const dishes = splitMenu('한식 - 김치찌개 - 된장찌개 - 순두부').map(({ dish }) => dish);
    expect(dishes).toEqual(['한식', '김치찌개', '된장찌개', '순두부']);
  });

  it('keep its price, which follows the last of them', () => {
    const [pizza, noodles] = splitMenu('마르게리타: 토마토, 바질 15,000 / 라면 4,000');
    expect(pizza).toMatchObject({ dish: '마르게리타 (토마토, 바질)', notes: ['15,000'] });
    expect(noodles?.dish).toBe('라면');
  });
});

describe('findLegend', () => {
  it.each([
    ['(V) = vegan', '비건'],
    ['V: 비건', '비건'],
    ['Ⓥ = 비건', '비건'],
    ['V 표시는 비건 메뉴입니다', '비건'],
    ['V = vegan option', '비건 가능'],
    ['V = vegetarian', '채식'],
    ['V: 비건 아님', '채식'],
  ])('reads %s', (text, diet) => {
    expect(findLegend(text).get('v')).toBe(diet);
    expect(splitMenu(`${text} / 두부구이 (V)`).map(({ dish }) => dish)).toEqual([
      `두부구이 (${diet})`,
    ]);
  });

  it('ignores a sign next to a dish', () => {
    expect(findLegend('두부구이 (V), 커리 V 9,000원').size).toBe(0);
  });
});
