import { describe, expect, it } from '@jest/globals';
import { ANIMALS, ANIMAL_NAMES, and, classifyDish, combine, filterWrong } from './claim-words';

const DIETS = ['비건', '식물성', '순식물성', '채식', '베지', 'vegan'];
const HEADS = ['샐러드', '버거', '파스타', '덮밥'];
/** Accompaniments of a dish. */
const COMPANIONS = ['드레싱', '소스', '치즈', '빵', '마요', '크림'];
const asObject = (noun: string) =>
  `${noun}${(noun.charCodeAt(noun.length - 1) - 0xac00) % 28 === 0 ? '를' : '을'}`;
const asSubject = (noun: string) =>
  `${noun}${(noun.charCodeAt(noun.length - 1) - 0xac00) % 28 === 0 ? '가' : '이'}`;
describe('a diet claim for an accompaniment', () => {
  // 크림새우 and 새우마요 are dishes of their own.
  const isDish = (companion: string, animal: string) =>
    animal === '새우' && (companion === '크림' || companion === '마요');
  const rows = combine(DIETS, COMPANIONS, ANIMAL_NAMES, HEADS).flatMap(
    ([diet = '', companion = '', animal = '', head = '']) =>
      [
        `${diet} ${asObject(companion)} 곁들인 ${animal} ${head}`,
        `${diet}${asObject(companion)} 올린 ${animal}${head}`,
        ...(isDish(companion, animal) ? [] : [`${diet} ${companion} ${animal} ${head}`]),
        `${diet} ${and(companion)} ${animal} ${head}`,
        `${diet} ${companion} & ${animal} ${head}`,
        `${diet} ${companion} + ${animal} ${head}`,
        `${animal} ${head} 위드 ${diet} ${companion}`,
        `${and(animal)} ${diet} ${companion} ${head}`,
        `${animal} ${head}와 ${diet} ${companion}`,
        `${animal} ${head} with ${diet} ${companion}`,
      ].map((dish) => ({ dish, meat: ANIMALS[animal] })),
  );

  it('does not cover a named animal in any position', () => {
    const misread = rows.filter(({ dish, meat }) => {
      const { vegan, lactoOvo, meats, mainMeats } = classifyDish(dish);
      return (
        vegan !== 'no' ||
        lactoOvo !== 'no' ||
        (meat !== undefined && (meats[meat] !== 'yes' || !mainMeats.includes(meat)))
      );
    });
    expect(rows.length).toBeGreaterThan(10_000);
    expect(misread.map(({ dish }) => dish).slice(0, 40)).toEqual([]);
  });

  it('does not cover an inclusion', () => {
    const names = combine(DIETS, HEADS, ANIMAL_NAMES).flatMap(
      ([diet = '', head = '', animal = '']) => [
        `${diet} ${head} (${animal} 포함)`,
        `${diet} ${head} 세트 ${animal} 포함`,
      ],
    );
    expect(
      filterWrong(
        names,
        (name) => classifyDish(name).vegan !== 'no' || classifyDish(name).lactoOvo !== 'no',
      ),
    ).toEqual([]);
  });

  it.each(['락토', '오보', '락토오보'])(
    'denies vegan for "%s", and vegetarian beside meat',
    (claim) => {
      const names = ['김밥', '카레', '샐러드', '라자냐', '볶음밥'].map(
        (dish) => `${claim} ${dish}`,
      );
      expect(
        filterWrong(
          names,
          (name) => classifyDish(name).vegan !== 'no' || classifyDish(name).lactoOvo !== 'yes',
        ),
      ).toEqual([]);
      const animals = combine([claim], ['드레싱', '치즈'], ANIMAL_NAMES).map((row) =>
        row.join(' '),
      );
      expect(filterWrong(animals, (name) => classifyDish(name).lactoOvo === 'yes')).toEqual([]);
    },
  );

  it('is a question where accompaniment and animal form one name', () => {
    const names = combine(['비건', '식물성'], ['크림 새우', '마요 새우'], HEADS).map((row) =>
      row.join(' '),
    );
    expect(
      filterWrong(
        names,
        (name) => classifyDish(name).vegan === 'yes' || classifyDish(name).lactoOvo === 'yes',
      ),
    ).toEqual([]);
  });

  it('removes nothing from the dish itself', () => {
    const dishes = combine(
      DIETS,
      ['치즈', '소스', '마요'],
      ['불고기버거', '치킨', '떡볶이', '라구파스타', '짬뽕'],
    );
    const names = dishes.flatMap(([diet, companion = '', dish]) => [
      `${diet} ${asObject(companion)} 올린 ${dish}`,
      `${dish} 위드 ${diet} ${companion}`,
    ]);
    expect(
      filterWrong(
        names,
        (name) => classifyDish(name).vegan === 'yes' || classifyDish(name).lactoOvo === 'yes',
      ),
    ).toEqual([]);
  });
});

describe('a diet claim for the dish', () => {
  it('covers its own noun, including mock meat', () => {
    const names = combine(
      ['비건', 'vegan', '순식물성'],
      [...ANIMAL_NAMES, '불고기', '치킨'],
      HEADS,
    ).map((row) => row.join(' '));
    expect(filterWrong(names, (name) => classifyDish(name).vegan !== 'yes')).toEqual([]);
  });

  it('covers no animal after an "and" or before the claim', () => {
    const names = combine(
      ['비건', '채식', '식물성'],
      ['두부', '버섯', '버거', '샐러드'],
      ANIMAL_NAMES.filter((animal) => animal !== '참치'),
    ).flatMap(([diet = '', noun = '', animal = '']) => [
      `${diet} ${and(noun)} ${animal} 볶음`,
      `${animal} ${diet} ${noun}`,
      `${and(animal)} ${diet} ${noun}`,
      `${diet} ${noun} ${animal}`,
    ]);
    expect(
      filterWrong(
        names,
        (name) => classifyDish(name).vegan !== 'no' || classifyDish(name).lactoOvo !== 'no',
      ),
    ).toEqual([]);
  });

  it.each([
    '비건 가능',
    '비건 옵션',
    '비건옵션',
    '채식 가능',
    '비건 변경 가능',
    'vegan option',
    '비건으로 변경 가능',
  ])('is a question with "%s", for every dish', (option) => {
    const dishes = [
      '불고기',
      '돈까스',
      '새우 볶음밥',
      '파스타',
      '후무스',
      '연어 샐러드',
      '뷁',
      '치즈 피자',
    ];
    const names = dishes.flatMap((dish) => [
      `${option} ${dish}`,
      `${dish} ${option}`,
      `${dish} (${option})`,
    ]);
    expect(filterWrong(names, (name) => classifyDish(name).vegan !== 'ask')).toEqual([]);
    expect(classifyDish(`${option} 불고기`)).toMatchObject({
      mainMeats: ['beef'],
      lactoOvo: 'ask',
    });
  });

  it.each(['논비건', '넌비건', '비건 아님', '비건이 아닌', '비건 불가', 'non-vegan', 'not vegan'])(
    'is denied by "%s"',
    (denial) => {
      const names = combine(
        [denial],
        ['후무스', '두부 샐러드', '야채 카레', '불고기', '쿠키'],
        ['before', 'after'],
      ).map(([claim, dish, place]) =>
        place === 'before' ? `${claim} ${dish}` : `${dish} (${claim})`,
      );
      expect(filterWrong(names, (name) => classifyDish(name).vegan !== 'no')).toEqual([]);
    },
  );
});

describe('an excluded ingredient', () => {
  const without = (noun: string) => [
    `${noun} 없는`,
    `${noun}없는`,
    `${asSubject(noun)} 없는`,
    `${noun} 뺀`,
    `${asObject(noun)} 뺀`,
    `${noun} 제외`,
    `${noun} 안 넣은`,
    `${asObject(noun)} 넣지 않은`,
    `${asSubject(noun)} 들어가지 않은`,
    `${noun} 안 들어간`,
    `${asObject(noun)} 사용하지 않은`,
    `${noun} 없이 만든`,
    `NO ${noun}`,
    `노 ${noun}`,
    `${noun} 대신 두부`,
    `${noun} 대신 버섯을 넣은`,
  ];
  const DISHES = ['볶음밥', '파스타', '샐러드', '국수', '카레'];
  const rows = ANIMAL_NAMES.flatMap((animal) =>
    combine(without(animal), DISHES).map((row) => ({ dish: row.join(' '), animal })),
  );

  it('is absent, and the rest of the dish is asked about', () => {
    const misread = rows.filter(({ dish, animal }) => {
      const { vegan, mainMeats, possibleMainMeats, meats } = classifyDish(dish);
      const meat = ANIMALS[animal];
      if (meat === undefined) return true;
      const isMain = mainMeats.includes(meat) || possibleMainMeats.includes(meat);
      return isMain || meats[meat] === 'yes' || vegan === 'yes' || vegan === 'unknown';
    });
    expect(misread.map(({ dish }) => dish).slice(0, 40)).toEqual([]);
  });

  it('leaves other ingredients in the dish', () => {
    const names = combine(ANIMAL_NAMES, ['없는', '뺀', '대신', '안 들어간'], ANIMAL_NAMES, [
      '볶음밥',
      '파스타',
    ])
      .filter(([out = '', , other = '']) => ANIMALS[out] !== ANIMALS[other])
      .map((row) => ({ dish: row.join(' '), meat: ANIMALS[row[2] ?? ''] }));
    const misread = names.filter(
      ({ dish, meat }) =>
        !meat || classifyDish(dish).meats[meat] !== 'yes' || classifyDish(dish).vegan !== 'no',
    );
    expect(misread.map(({ dish }) => dish)).toEqual([]);
  });

  it.each([
    ['고기 없는 김치찌개', { mainMeats: [], vegan: 'no', lactoOvo: 'no' }],
    ['새우 없는 팟타이', { mainMeats: [], vegan: 'no' }],
    ['멸치 대신 다시마로 우린 국수', { mainMeats: [], vegan: 'ask' }],
    ['우유 대신 두유로 만든 라떼', { dairy: 'no', vegan: 'yes' }],
    ['우유 없는 라떼', { dairy: 'maybe', vegan: 'ask' }],
    ['채수로 끓인 칼국수', { mainMeats: [], vegan: 'ask' }],
    ['젓갈 없는 김치', { mainMeats: [], vegan: 'ask' }],
    ['동물성 재료 없는 김밥', { mainMeats: [], vegan: 'yes' }],
    ['동물성 재료를 사용하지 않은 카레', { mainMeats: [], vegan: 'yes' }],
    ['동물성 크림 파스타', { vegan: 'no' }],
    ['NO 고기 비빔밥', { mainMeats: [], vegan: 'ask' }],
    ['계란 없는 비빔밥', { egg: 'no', vegan: 'ask' }],
    ['계란 제외 가능 비빔밥', { vegan: 'ask' }],
    ['해물 없는 순두부찌개', { mainMeats: [], vegan: 'no' }],
    ['고기 없는 게장', { mainMeats: ['seafood'], vegan: 'no' }],
    ['국물 없는 떡볶이', { vegan: 'no' }],
    ['글루텐프리 호박죽', { vegan: 'yes' }],
  ] as const)('changes the verdicts of %s', (dish, expected) => {
    expect(classifyDish(dish)).toMatchObject(expected);
  });
});
