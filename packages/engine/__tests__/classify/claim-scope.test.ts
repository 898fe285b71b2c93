import { describe, expect, it } from '@jest/globals';
import { createEngine, splitMenu } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());

const CLAIMS = ['비건', '식물성', '채식', 'vegan', 'plant-based'];
const PARTS = [
  ...['도우', '육수', '베이스', '토핑', '시럽', '크림', '소스', '드레싱', '패티', '잼'],
  ...['dough', 'broth', 'syrup', 'sauce', 'cream'],
];
const FIRST_DISHES = ['김밥', '파스타', '만두', '카레', '비빔밥', '라면', 'pasta', 'soup'];
const CONNECTORS = ['와 ', '랑 ', ' 하고 ', ' 그리고 ', ' + ', ' & ', ', ', ' and ', ' with ', ' '];
const SECOND_DISHES = [
  ...['페퍼로니피자', '어묵우동', '새우튀김', '제육볶음', '티라미수', '돈코츠라멘', '연어초밥'],
  ...['pepperoni pizza', 'shrimp tempura', 'chicken salad', 'cheesecake'],
];

/** Dishes of a line, through both doors, that are called vegan and hold the given one. */
function findPromised(line: string, second: string): string[] {
  const dishes = [line, ...splitMenu(line).map(({ dish }) => dish)];
  return dishes
    .filter((dish) => dish.includes(second) && engine.classifyDish(dish).vegan === 'yes')
    .map((dish) => `${line}: ${dish}`);
}

describe('a claim', () => {
  it('covers no dish behind a part of a dish', () => {
    const promised = CLAIMS.flatMap((claim) =>
      PARTS.flatMap((part) =>
        SECOND_DISHES.flatMap((dish) => findPromised(`${claim} ${part} ${dish}`, dish)),
      ),
    );
    expect(promised).toEqual([]);
  });

  it('covers no second dish, whatever joins it to the first', () => {
    const promised = CLAIMS.flatMap((claim) =>
      FIRST_DISHES.flatMap((first) =>
        CONNECTORS.flatMap((connector) =>
          SECOND_DISHES.flatMap((second) =>
            findPromised(`${claim} ${first}${connector}${second}`, second),
          ),
        ),
      ),
    );
    expect(promised).toEqual([]);
  });

  it.each(['비건 불고기 덮밥', '비건 초코 머핀', '비건 버섯 크림 파스타', '비건 토마토 파스타'])(
    'covers the words that describe its dish: %s',
    (dish) => expect(engine.classifyDish(dish).vegan).toBe('yes'),
  );
});

describe('a plant milk', () => {
  it.each(['오트 라떼', '두유 카푸치노', '오트 플랫화이트', '우유 대신 두유로 만든 라떼'])(
    'replaces the milk of coffee: %s',
    (dish) => expect(engine.classifyDish(dish)).toMatchObject({ vegan: 'yes', dairy: 'no' }),
  );

  it.each([
    ...['오트 화이트모카', '두유 바닐라라떼', '오트 초콜릿라떼', '두유 연유커피', '오트 슈페너'],
    ...['귀리 카라멜라떼', '두유맛 라떼', '오트향 카푸치노', '두유 빙수', '오트 크림브륄레라떼'],
  ])('replaces no syrup, cream or powder: %s', (dish) => {
    expect(engine.classifyDish(dish).vegan).not.toBe('yes');
  });
});

describe('a vegan claim and its bracket', () => {
  it.each(['비건 케이크 (두유크림)', '비건 케이크 (오트크림)', '비건 버거 (콩패티)'])(
    'agree on soy or oats: %s',
    (dish) => expect(engine.classifyDish(dish).vegan).toBe('yes'),
  );

  it.each([
    ...['비건 케이크 (크림)', '비건 케이크 (두유 크림)', '비건 케이크 (두유&크림)'],
    ...[
      '비건 케이크 (두유/크림)',
      '비건 케이크 (두유크림치즈)',
      '비건 케이크 두유크림',
      '두유크림',
    ],
    ...['비건 버거 (패티)', '비건 버거 (콩패티, 치즈)', '비건 버거 (콩패티 또는 소고기)', '콩패티'],
    ...['비건 없음 버거 (콩패티)', '비건 옵션 버거 (콩패티)', '비건 케이크와 두유크림 라떼'],
  ])('promise nothing beyond that: %s', (dish) => {
    expect(engine.classifyDish(dish).vegan).not.toBe('yes');
  });

  it.each(['팬케이크 eggless', 'eggless 쿠키'])('eggless has no egg: %s', (dish) => {
    expect(engine.classifyDish(dish)).toMatchObject({ vegan: 'no', egg: 'no', lactoOvo: 'yes' });
  });
});

describe('members before one head', () => {
  it.each([
    ['호두/피칸 파이', ['호두 파이', '피칸 파이']],
    ['두부·김치 찌개', ['두부 찌개', '김치 찌개']],
    ['자두/복숭아/귤 요거트', ['자두 요거트', '복숭아 요거트', '귤 요거트']],
  ])('are dishes of it: %s', (line, dishes) => {
    expect(splitMenu(line).map(({ dish }) => dish)).toEqual(dishes);
  });

  it.each(['짜장면 / 해물 짬뽕', '김치찌개/된장찌개', '비건/치킨 타코', '콜라/사이다 500ml'])(
    'are dishes of their own with blanks, heads or a label: %s',
    (line) => {
      const [first = ''] = line.split(/ ?\/ ?/);
      expect(splitMenu(line)[0]?.dish ?? first).toBe(first);
    },
  );
});
