import { describe, expect, it } from '@jest/globals';
import { ANIMALS, ANIMAL_NAMES, and, classifyDish, combine, filterWrong } from './claim-words';

describe('a likeness', () => {
  it('of an animal implies no certain ingredient', () => {
    const names = combine(
      ANIMAL_NAMES,
      ['맛', ' 맛', '향', ' 향', '모양', ' 모양'],
      ['과자', '빵', '쿠키', '두부'],
    ).map(([animal, likeness, dish]) => ({
      dish: `${animal}${likeness} ${dish}`,
      meat: ANIMALS[animal ?? ''],
    }));
    const misread = names.filter(({ dish, meat }) => {
      const { mainMeats, meats, vegan } = classifyDish(dish);
      return mainMeats.length > 0 || !meat || meats[meat] === 'yes' || vegan === 'yes';
    });
    expect(misread.map(({ dish }) => dish)).toEqual([]);
  });
});

describe('mock meat', () => {
  const MOCK = ['대체육', '콩고기', '식물성 고기', '비욘드미트', '언리미트', '식물성 패티'];

  it('replaces the meat of a dish', () => {
    const names = combine(MOCK, ['불고기', '탕수육', '제육볶음', '버거', '미트볼']).map((row) =>
      row.join(' '),
    );
    expect(
      filterWrong(
        names,
        (name) => classifyDish(name).mainMeats.length > 0 || classifyDish(name).vegan !== 'ask',
      ),
    ).toEqual([]);
  });

  it('replaces no animal named beside it', () => {
    const names = combine(MOCK, ANIMAL_NAMES, ['볶음밥', '버거', '샐러드']).flatMap(
      ([mock = '', animal = '', head = '']) => [
        `${mock} ${animal} ${head}`,
        `${and(mock)} ${animal} ${head}`,
        `${animal} ${mock} ${head}`,
      ],
    );
    expect(filterWrong(names, (name) => classifyDish(name).lactoOvo !== 'no')).toEqual([]);
  });

  it.each([
    ['콩고기 새우튀김', 'seafood'],
    ['콩고기 라면', 'beef'],
  ])('does not make %s meatless', (dish) => {
    expect(classifyDish(dish).lactoOvo).not.toBe('yes');
  });
});

describe('an optional or additional substitute', () => {
  const CHOICES = ['변경 가능', '선택 가능', '선택', '옵션', '변경', '추가'];

  it.each([
    [
      'milk',
      ['두유', '오트밀크', '아몬드밀크'],
      ['라떼', '카페라떼', '말차라떼', '바닐라 라떼'],
      'dairy',
    ],
    [
      'meat',
      ['콩고기', '대체육', '식물성 패티'],
      ['불고기', '제육덮밥', '버거', '미트볼 파스타'],
      null,
    ],
    ['stock', ['채수', '채소 육수'], ['칼국수', '잔치국수'], null],
  ] as const)('promises nothing: %s', (_, substitutes, dishes, staying) => {
    const names = combine(substitutes, CHOICES, dishes).map((words) => words.join(' '));
    expect(filterWrong(names, (name) => classifyDish(name).vegan === 'yes')).toEqual([]);
    if (staying)
      expect(filterWrong(names, (name) => classifyDish(name)[staying] !== 'yes')).toEqual([]);
    else expect(filterWrong(names, (name) => classifyDish(name).lactoOvo === 'yes')).toEqual([]);
  });
});

describe('a diet inside another word', () => {
  it('promises nothing', () => {
    const words = [
      '비건이 좋아하는',
      '비건도 반한',
      '비건처럼 먹는',
      '비건풍',
      '준비건',
      '세미비건',
      '거의 비건',
      '비건스타일',
      '채식인',
    ];
    const names = combine(words, ['파스타', '제육볶음', '초코 케이크']).map((each) =>
      each.join(' '),
    );
    expect(filterWrong(names, (name) => classifyDish(name).vegan === 'yes')).toEqual([]);
    expect(
      filterWrong(names, (name) => classifyDish(name).lactoOvo === 'yes' && /제육/.test(name)),
    ).toEqual([]);
  });

  it('counts where the word is about the dish', () => {
    const words = ['비건', '비건식', '비건용', '비건메뉴', '비건푸드', '비건으로 만든'];
    const names = combine(words, ['파스타', '제육볶음']).map((each) => each.join(' '));
    expect(filterWrong(names, (name) => classifyDish(name).vegan !== 'yes')).toEqual([]);
  });
});
