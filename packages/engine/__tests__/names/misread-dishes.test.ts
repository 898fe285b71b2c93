import { describe, expect, it } from '@jest/globals';
import tuneSet from '../../eval/names-tune.json';
import { english } from '../../src/lexicon/english-names';
import { FOREIGN_LANGUAGES, getNamerFor } from '../../src/lexicon/foreign-names';
import { toForeignTitle } from '../../src/lexicon/foreign-titles';

describe('dishes that were once misread', () => {
  it.each(tuneSet.rows)('$dish has a right name in each language', (row) => {
    expect(row.en).toContain(english.toDish(row.dish).en);
    for (const language of FOREIGN_LANGUAGES)
      expect(row[language]).toContain(getNamerFor(language).toDish(row.dish).name);
  });
});

describe('restaurants that were once misread', () => {
  it.each(tuneSet.titles)('$title has a right name in each language', (row) => {
    expect(row.en).toContain(english.toTitle(row.title).en);
    for (const language of FOREIGN_LANGUAGES)
      expect(row[language]).toContain(toForeignTitle(language, { title: row.title }));
  });
});

describe('a line that denies something', () => {
  const toNames = (dish: string): string[] => [
    english.toDish(dish).en,
    ...FOREIGN_LANGUAGES.map((language) => getNamerFor(language).toDish(dish).name),
  ];

  it.each(['할랄 아님 치킨', '비건 메뉴 없음', '땅콩 없음', '돼지고기 미사용 만두', '견과류 불가'])(
    'is shown in Korean when it is not understood: %s',
    (dish) => {
      for (const name of toNames(dish)) expect(name).toContain(dish);
    },
  );

  it('keeps the animal that it denies', () => {
    expect(toNames('돼지고기 없는 순대')).toEqual([
      'Pork-free Sundae (Blood Sausage)',
      '豚肉なしスンデ',
      '无猪肉血肠',
      '無豬肉血腸',
    ]);
    expect(toNames('새우젓 넣지 않은 김치')[2]).toBe('无虾酱泡菜');
  });

  it.each(['못난이 만두', '천안 호두과자', '안심까스'])('is none: %s', (dish) => {
    for (const name of toNames(dish)) expect(name).not.toMatch(/\p{Script=Hangul}/u);
  });
});

describe('diets in brackets', () => {
  it('follow the name, once each', () => {
    expect(english.toDish('플렉스 스테이크 (락토, 비건가능)').en).toBe(
      'Flex Steak (lacto-vegetarian, vegan-on-request)',
    );
    expect(english.toDish('더 비건 버거 (비건)').en).toBe('The Vegan Burger');
    expect(english.toDish('비건 번 (비건)').en).toBe('Vegan-on-request Bun');
    expect(getNamerFor('ja').toDish('초코머핀 (비건)').name).toBe('チョコマフィン（ヴィーガン）');
    expect(getNamerFor('zhHant').toDish('초코머핀 (비건)').name).toBe('巧克力馬芬（純植物）');
  });

  it('are on request when the verdict asks', () => {
    expect(english.toDish('다크 브라우니 (비건)').en).toBe('Dark Brownie (vegan-on-request)');
    expect(getNamerFor('zhHans').toDish('다크 브라우니 (비건)').name).toBe('黑布朗尼（可做纯素）');
  });
});

it.each([
  ['감자탕小', 'カムジャタン'],
  ['감자탕소', 'カムジャタン'],
  ['떡1팩', '餅'],
  ['특모듬초밥', '特盛り合わせ寿司'],
])('tells a size or count from the name: %s', (dish, ja) => {
  expect(getNamerFor('ja').toDish(dish).name).toContain(ja.slice(0, 1));
  expect(getNamerFor('ja').toDish(dish).name).not.toMatch(/[小{}]|パック/u);
});
