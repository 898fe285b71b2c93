import { describe, expect, it } from '@jest/globals';
import { formatOrder, formatOrderLine, MAX_COUNT, MAX_DISHES } from '@/lib/order/format-order';
import { getCounter, type Counter } from '@/lib/order/counters';

/** Names from menus of bundled places, with the counter that a Korean guest would use. */
const MENU_NAMES: readonly [counter: Counter, names: string][] = [
  [
    'item',
    `후무스, 양고기 케밥, 떡갈비, 돈까스, 왕돈까스, 김치찌개, 된장찌개, 순두부찌개, 차돌된장찌개, 김치볶음밥, 떡볶이,
    탕수육, 마르게리따 피자, 알리오올리오, 해물파전, 빈대떡, 왕만두, 탄두리 치킨, 버터치킨, 치킨 커리, 치킨버거, 닭강정 컵,
    리코타 치즈 샐러드(락토), 카레라이스, 짜장밥, 간장게장정식, 백반, 보쌈, 족발, 육회, 모듬회, 수육, 골뱅이무침, 닭한마리,
    아구찜(소), 쟁반국수, 대구탕, 등심스테이크, 런치세트, 디너코스, 케이크, 콜라, 동동주, 고등어구이, 뚝배기불고기, 골뱅이소면,
    꼬마김밥, Falafel plate`,
  ],
  [
    'portion',
    `삼겹살, 생삼겹살(200g), 돼지갈비(250g), 삼겹살 200g, 목살, 항정살, 갈매기살, 한우등심, 한우꽃등심, 차돌박이, 양념갈비,
    왕갈비, 불고기, 소불고기, 닭갈비, 곱창, 양곱창, 대창구이, 특양구이, 양꼬치, 주물럭, 부대찌개, 만두전골, 곱창전골,
    샤브샤브, 즉석떡볶이, 갈비찜, 김치찜, 갈치조림, 한우 등심구이(140g)`,
  ],
  [
    'bowl',
    `비빔밥, 돌솥비빔밥, 육회비빔밥, 전주비빔밥, 칼국수, 바지락칼국수, 잔치국수, 콩국수, 물냉면, 비빔냉면, 평양냉면, 막국수,
    우동, 튀김우동, 라면, 돈코츠라멘, 짜장면, 간짜장, 짬뽕, 삼선짬뽕, 쫄면, 우육면, 수제비, 떡만두국, 만둣국, 설렁탕, 갈비탕,
    왕갈비탕, 삼계탕, 전복삼계탕, 추어탕, 도가니탕, 닭곰탕, 콩나물국밥, 순대국, 뼈해장국, 육개장, 제육덮밥, 회덮밥, 가츠동,
    전복죽, 팥죽(비건), 메밀국수`,
  ],
  [
    'animal',
    `치킨, 후라이드 치킨, 양념치킨, 옛날통닭, 전기구이통닭, 백숙, 닭백숙, 한방백숙, 오리백숙, 찜닭, 닭볶음탕, 닭도리탕, 북경오리`,
  ],
  [
    'cup',
    `아메리카노, 아메리카노(Takeout), 카페라떼, 바닐라라떼, 에스프레소, 커피, 비엔나커피, 오미자차, 전통차, 녹차, 아이스티,
    에이드, 당근 케일주스, 생맥주, 하이볼, 식혜, 망고 라씨`,
  ],
  ['bottle', '소주, 맥주, 병맥주, 막걸리, 지평 막걸리'],
  ['roll', '김밥, 야채김밥, 참치김밥, 몸에좋은아몬드호두멸치크림치즈김밥(페스코)'],
];

const COUNTS = [1, 2, 3, 10, 11, 20] as const;

/** The same numerals, written out by hand for each counter. */
const EXPECTED: Readonly<Record<Counter, readonly string[]>> = {
  item: ['하나', '둘', '셋', '열', '열하나', '스물'],
  portion: ['1인분', '2인분', '3인분', '10인분', '11인분', '20인분'],
  bowl: ['한 그릇', '두 그릇', '세 그릇', '열 그릇', '열한 그릇', '스무 그릇'],
  animal: ['한 마리', '두 마리', '세 마리', '열 마리', '열한 마리', '스무 마리'],
  cup: ['한 잔', '두 잔', '세 잔', '열 잔', '열한 잔', '스무 잔'],
  bottle: ['한 병', '두 병', '세 병', '열 병', '열한 병', '스무 병'],
  roll: ['한 줄', '두 줄', '세 줄', '열 줄', '열한 줄', '스무 줄'],
};

const cases = MENU_NAMES.flatMap(([counter, names]) =>
  names.split(/,\s+/).map((ko) => [ko, counter] as const),
);

it('covers many names of menus', () => expect(cases.length).toBeGreaterThan(140));

describe.each(cases)('%s', (ko, counter) => {
  it(`is counted by ${counter}`, () => {
    expect(getCounter({ ko })).toBe(counter);
    for (const [index, count] of COUNTS.entries())
      expect(formatOrderLine({ ko, count }).endsWith(` ${EXPECTED[counter][index]}`)).toBe(true);
  });
});

describe('dishes that a place serves to share', () => {
  it.each([
    ['김치찌개', 'portion'],
    ['해물탕', 'portion'],
    ['아구찜', 'portion'],
    ['한정식', 'portion'],
    ['아구찜(소)', 'item'],
    ['감자탕 (중)', 'item'],
    ['커플세트', 'item'],
    ['2인 모둠', 'item'],
    ['보쌈', 'item'],
    ['족발', 'item'],
    ['광어회', 'item'],
    ['닭볶음탕', 'animal'],
    ['닭백숙', 'animal'],
    ['칼국수', 'portion'],
  ] as const)('%s: %s', (ko, counter) => {
    expect(getCounter({ ko, isShared: true })).toBe(counter);
  });
});

describe('formatOrder', () => {
  it('is one polite sentence', () => {
    expect(
      formatOrder([
        { ko: '후무스', count: 1 },
        { ko: '양고기 케밥', count: 2 },
      ]),
    ).toBe('후무스 하나, 양고기 케밥 둘 주세요.');
    expect(
      formatOrder([
        { ko: '삼겹살(200g)', count: 2, isShared: true },
        { ko: '비빔냉면', count: 3 },
        { ko: '소주', count: 1 },
      ]),
    ).toBe('삼겹살 2인분, 비빔냉면 세 그릇, 소주 한 병 주세요.');
  });

  it('keeps a size of the menu, and other brackets', () => {
    expect(formatOrder([{ ko: '아구찜(소)', count: 1 }])).toBe('아구찜(소) 하나 주세요.');
  });

  it('leaves out dishes without a count, and is null without any', () => {
    expect(formatOrder([])).toBeNull();
    expect(formatOrder([{ ko: '후무스', count: 0 }])).toBeNull();
    expect(
      formatOrder([
        { ko: '후무스', count: 0 },
        { ko: '난', count: 4 },
      ]),
    ).toBe('난 넷 주세요.');
  });

  it.each([
    [5, '다섯', '다섯 그릇'],
    [19, '열아홉', '열아홉 그릇'],
    [21, '스물하나', '스물한 그릇'],
    [30, '서른', '서른 그릇'],
    [44, '마흔넷', '마흔네 그릇'],
    [99, '아흔아홉', '아흔아홉 그릇'],
  ])('counts to %i', (count, plain, bowls) => {
    expect(formatOrderLine({ ko: '난', count })).toBe(`난 ${plain}`);
    expect(formatOrderLine({ ko: '우동', count })).toBe(`우동 ${bowls}`);
  });

  it('is bounded', () => {
    expect(formatOrderLine({ ko: '난', count: MAX_COUNT + 1 })).toBe('난 아흔아홉');
    const many = Array.from({ length: MAX_DISHES + 5 }, (_, at) => ({ ko: `난${at}`, count: 1 }));
    expect(formatOrder(many)?.split(', ')).toHaveLength(MAX_DISHES);
  });
});
