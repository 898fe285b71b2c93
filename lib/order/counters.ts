/**
 * Counters (단위성 의존 명사) by which guests order. Their meanings are those of the Standard Korean
 * Language Dictionary (표준국어대사전): 그릇, 마리, 잔, 병, 줄, 인분. Native numerals stand before all but
 * 인분, which takes Sino-Korean ones, written in digits and joined as 한글 맞춤법 제43항 allows. A dish
 * without a counter takes the numeral alone, which every kitchen understands: the fallback in doubt.
 */
export const COUNTER_WORDS = {
  item: null,
  portion: '인분',
  bowl: '그릇',
  animal: '마리',
  cup: '잔',
  bottle: '병',
  roll: '줄',
} as const;
export type Counter = keyof typeof COUNTER_WORDS;

/** Dish as an order names it. */
export interface CountedDish {
  /** As on the menu. */
  ko: string;
  /** True where guests eat it together, see the engine's `DishFacts`. */
  isShared?: boolean | undefined;
}

/** Matches names that end in one of the words. */
const endsIn = (words: string): RegExp => new RegExp(`(?:${words.trim().split(/\s+/).join('|')})$`);

/** Names that state their portion: of one size, a set, for two, one animal. */
const STATED_PORTION =
  /[([]\s*(?:특?[대중소]|[대중소]자|반마리|한마리|[SML])\s*[)\]]|\d\s*인(?!분)|[한반] ?마리|세트|커플|패밀리|콤보/;

/** Endings that mislead: ordered by the plate, although a part of the name is counted otherwise. */
const PLATES = endsIn(
  `떡갈비 뚝배기불고기 뚝불고기 소면 쟁반국수 쟁반짜장 쟁반막국수 꼬마김밥 충무김밥 삼각김밥 접는김밥 족발 보쌈 수육 편육 회
  사시미 삼합 무침 전 닭발 골뱅이 탕수육 로스트치킨 버터치킨 칠리치킨 스페셜티치킨`,
);

/** Plates that a place serves to share but that are priced by their size. */
const isPlate = (name: string) => PLATES.test(name);

/** Endings by counter, in the order in which they are tried; the first match wins. */
const ENDINGS: readonly (readonly [Counter, RegExp])[] = [
  [
    'animal',
    // "치킨" alone; with another word before it is a curry or a plate as well.
    new RegExp(
      `^치킨$|(?:후라이드|프라이드|양념|간장|마늘|반반|순살|크리스피|옛날|파) ?치킨$|${
        endsIn('통닭 백숙 찜닭 닭볶음탕 닭도리탕 후라이드 북경오리 베이징덕').source
      }`,
    ),
  ],
  ['roll', endsIn('김밥 깁밥')],
  [
    'cup',
    endsIn(
      `아메리카노 에스프레소 카푸치노 라떼 라테 콜드브루 커피 카페모카 마키아토 마끼아또 플랫화이트 아인슈페너 주스 쥬스 에이드 스무디
      밀크티 아이스티 버블티 허브티 녹차 홍차 말차 보이차 전통차 쌍화차 쌍화탕 대추차 오미자차 유자차 생강차 인삼차 매실차 국화차
      생맥주 수제맥주 하이볼 칵테일 식혜 수정과 라씨 밀크쉐이크 콤부차`,
    ),
  ],
  ['bottle', endsIn('소주 맥주 막걸리')],
  [
    'portion',
    endsIn(
      `삼겹살 오겹살 삼겹 목살 항정살 갈매기살 가브리살 갈비살 안창살 토시살 살치살 부채살 등심 안심 채끝 차돌박이 차돌 갈비
      불고기 주물럭 곱창 막창 대창 곱창구이 막창구이 대창구이 양구이 등심구이 안심구이 양꼬치 닭갈비 소금구이 부대찌개 전골 샤브샤브
      즉석떡볶이 갈비찜 김치찜 묵은지찜 갈치조림 고등어조림 코다리조림 병어조림 생선조림`,
    ),
  ],
  [
    'bowl',
    endsIn(
      `비빔밥 덮밥 국밥 가츠동 카츠동 규동 텐동 사케동 오야코동 국수 국시 냉면 라면 라멘 우동 소바 막국수 메밀 모밀 쫄면 밀면 온면
      우육면 탄탄면 도삭면 사천탕면 기스면 짜장면 자장면 짜장 자장 짬뽕 수제비 옹심이 떡국 만두국 만둣국 미역국 순대국 순댓국 해장국
      선지국 선짓국 우거지국 북엇국 곰국 육개장 닭개장 설렁탕 설농탕 곰탕 갈비탕 삼계탕 반계탕 오골계탕 추어탕 도가니탕 내장탕 꼬리탕
      우족탕 사골탕 양지탕 온반 죽`,
    ),
  ],
];

/**
 * Name of a dish as guests say it: without weights, which no one orders by.
 * @example
 * toSpokenName('삼겹살(200g)'); // => '삼겹살'
 */
export function toSpokenName(ko: string): string {
  const name = ko.replace(/\s*\(?\s*\d+\s?(?:g|kg|ml)\s*\)?/gi, '').trim();
  return name === '' ? ko.trim() : name;
}

/**
 * Counter of a dish by its name, and by what its place says about sharing it.
 * @example
 * getCounter({ ko: '비빔냉면' }); // => 'bowl'
 * getCounter({ ko: '김치찌개', isShared: true }); // => 'portion'
 */
export function getCounter({ ko, isShared = false }: CountedDish): Counter {
  if (STATED_PORTION.test(ko)) return 'item';
  const name = toSpokenName(ko)
    .replace(/\s*[([][^)\]]*[)\]]?/g, '')
    .trim();
  if (isPlate(name)) return 'item';
  const counter = ENDINGS.find(([, endings]) => endings.test(name))?.[0] ?? 'item';
  const isPot = counter === 'item' || counter === 'bowl';
  return isShared && isPot ? 'portion' : counter;
}
