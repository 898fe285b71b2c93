/** What names of dishes are made of; every two of them are read as one name. */
const WORDS = [
  '돼지',
  '한우',
  '닭',
  '새우',
  '해물',
  '두부',
  '버섯',
  '치즈',
  '김치',
  '비건',
  '매운',
  '수제',
  '모둠',
  '고기 없는',
  '갈비',
  '불고기',
  '국수',
  '찌개',
  '볶음밥',
  '샐러드',
  '만두 및',
  '라떼',
  '정식',
  '구이',
  '와',
  '대신 콩고기',
  '맛',
  '특선',
  '스낵랩',
  '(소)',
] as const;

/** What stands before another word in English names: animals, other food, what is said of food and of dishes. */
const FRONTS =
  '소고기 돼지고기 닭고기 오리고기 양고기 흑돼지 새우 두부 갈비 활 산 자연산 숙성 발효 말린 반건조 다진 국내산 토종 순살 훈연 신선한 매운 특선 간장계 무한리필 스페셜 런치 더한 밀푀유'.split(
    ' ',
  );
/** Cuts, dishes that are described first or have a gloss or a plural, ways of cooking. */
const BACKS =
  '갈비 본갈비 등갈비 등심 안심 목살 삼겹살 항정 돼지등심 알곱창 막창 브리스켓 윙 윙봉 통다리 브레스트 닭발 우설 목등심 램찹 안창살 황금살 소한마리 꽃등심 채끝 플랭크 볼살 편육 돌돌이살 회국수 물냉 묵사발 온소바 고추잡채 민육전 가지튀김 장어덮밥 갈비찜 등갈비찜 매운갈비찜 단호박찜 내포수육 조미김 모둠튀김 탕수육 도삭면 구이 조림 볶음 무침 찜 소스 국물 후라이드 전기구이 뷔페 고기만두 안동국시 양꼬치 과자 팬케이크 미트볼 스프링롤 너비아니 아카시아'.split(
    ' ',
  );
const TAILS = ['세트', '특', ' 소스', ' 만두', ' 두루치기', '와 새우'];

/** Names that are written in a way of their own. */
const ODD_NAMES = [
  '소스를 곁들인 새우',
  '레몬 소스를 곁들인 훈제 연어와 샐러드',
  '곁들인 새우',
  'RUF Latte 러프라떼',
  '불고기 불고기',
  '한우 1++ 등심',
  '치킨&콜라',
  '치킨 + 콜라',
  '새우,오징어튀김',
  '새우 , 오징어',
  '7,000원 정식',
  '현미밥 밥',
  '소금빵 2개',
  '2개',
  '[한정] {수제} <신선> 「만두」 『우동』 【세트】 《정식》 〈코스〉',
  'İskender kebab',
  '쀍뛟찌개',
  '쀍뛟 세트',
  '쀍 뛟 김치',
  '- 김치 : 찌개 . 특 *',
  '가지와돼지고기',
  '문어와 감자',
  '문어과 감자',
  '새우랑 두부',
  '새우이랑 두부',
  '새우 및 두부',
  '새우 앤 두부',
  '새우의 꿈',
  '새우을 두부',
  '두부를 새우',
  '간장에 새우',
  '간장로 새우',
  '간장으로 조린 새우',
  '굴전',
  '굴 전',
  '전 굴',
  '김치'.repeat(70),
  '가나다라마 '.repeat(30),
  `${'새우 두부 '.repeat(19)}쀍뛟쀍뛟쀍뛟쀍뛟쀍뛟쀍뛟 김치찌개`,
] as const;

/** Lines of menus as they are written, with all that is no name. */
const LINES = [
  '김치찌개 9,000원',
  '• 삼겹살(180g) 15,000',
  '“육회” 비빔밥',
  "'들깨' 칼국수",
  '1. 냉면 / 만두',
  '후라이드치킨(소/중/대)',
  '[점심특선] 생선구이 정식',
  '파스타<br>피자',
  '아메리카노 & 라떼',
  '★ 인기 ★ 떡볶이 外',
  '2인 이상 주문 가능',
  'Bibimbap, Galbi',
  '돈까스 - 치즈 +2,000',
  '막걸리 500ml 등',
] as const;

const inTwos = (texts: readonly string[], between: readonly string[]): string[] =>
  texts.flatMap((first) =>
    texts.flatMap((second) =>
      first === second ? [] : between.map((sign) => `${first}${sign}${second}`),
    ),
  );

/** Dishes that no place has yet. */
export function getMadeDishes(): string[] {
  return inTwos(WORDS, ['', ' ']);
}

/** Names of dishes that no place has yet, for their English. */
export function getMadeNames(): string[] {
  return [
    ...FRONTS.flatMap((front) => BACKS.map((back) => front + back)),
    ...BACKS.flatMap((back) => TAILS.map((tail) => back + tail)),
    ...ODD_NAMES,
  ];
}

/** Menus that no place has yet. */
export function getMadeMenus(): string[] {
  return [...LINES.map((line) => `  ${line}  `), ...inTwos(LINES, ['\n', ', ', ' '])];
}
