/** Words of dish names; every pair of them is classified as one name. */
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

/**
 * Words before another one in English names: animals, other food, modifiers of food and of dishes.
 */
const PREFIX_WORDS =
  '소고기 돼지고기 닭고기 오리고기 양고기 흑돼지 새우 두부 갈비 활 산 자연산 숙성 발효 말린 반건조 다진 국내산 토종 순살 훈연 신선한 매운 특선 간장계 무한리필 스페셜 런치 더한 밀푀유'.split(
    ' ',
  );
/** Cuts, dishes with a leading modifier, a gloss or a plural, ways of cooking. */
const HEAD_WORDS =
  '갈비 본갈비 등갈비 등심 안심 목살 삼겹살 항정 돼지등심 알곱창 막창 브리스켓 윙 윙봉 통다리 브레스트 닭발 우설 목등심 램찹 안창살 황금살 소한마리 꽃등심 채끝 플랭크 볼살 편육 돌돌이살 회국수 물냉 묵사발 온소바 고추잡채 민육전 가지튀김 장어덮밥 갈비찜 등갈비찜 매운갈비찜 단호박찜 내포수육 조미김 모둠튀김 탕수육 도삭면 구이 조림 볶음 무침 찜 소스 국물 후라이드 전기구이 뷔페 고기만두 안동국시 양꼬치 과자 팬케이크 미트볼 스프링롤 너비아니 아카시아'.split(
    ' ',
  );
const SUFFIXES = ['세트', '특', ' 소스', ' 만두', ' 두루치기', '와 새우'];

/** Names of unusual form. */
const EDGE_CASE_NAMES = [
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

/** Menu lines as written, with text that is no name. */
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

/** Lines in which a sign decides what is a name. */
const EDGE_CASE_LINES = [
  '정식 7,000 7,0000 70,00 김치,7 1,000,000원 7, 00 탕 7,a00 8,1a0 8,10a 9,111',
  '러프-데이, 2-3인 모둠, -장금만찬, 냉면 - 9,000원, 냉면 -9,000원, a- 떡, 떡 – 전',
  '연어사시미. 육회. 2.5 회.무침',
  '1/2 김치, 3/탕, 탕/3',
  '한식{찌개(매운[특)]} 탕',
  '탕) 찌개 (전골 [국',
  '한식(설렁탕,수육) 양식[파스타 / 피자] 코스(회, 탕)',
  '(한우) 불고기 (2인) 세트 [특선]',
  '채정식(점심) 탕정식(매운맛)+버터난 찌개(특) & 밥',
  '치킨 버거(비건) 샐러드(채식 가능) 카레(논비건)',
  '탕 9,000원 찌개 1만2천원 전골 2만 국 12.0',
  '9,000원 탕, 15,000~20,000원 회, ₩8000 죽',
  '한우 1++ 등심 200g 30,000원부터',
  '점심: 김치찌개, 대표메뉴 할랄 불고기, 1. 냉면, 2) 만두, ③ 죽, 12.회, ⑳탕, 3.5 떡, 인기 메뉴 전',
  '김치찌개 외 다수, 만두 등등, 외, 등',
  '+ 밥 ~ . : 국 ! 죽? = 전 ^ 떡_',
  '소고기 특 대, 닭 한마리, 회 (대/중/소), 족발 대~중',
  '돼지갈비 2인 이상 주문 가능, 3인분, 5 조각, 2인치 피자',
  '오늘의 메뉴, A세트, 런치 코스, 한식, 성인 이용 가격, 15:00 - 23:00, 매일 휴무',
  '묵밥 물냉면 왕만두',
  '생대구탕 생두부',
  '생두부 생대구탕',
  '불고기 비빔국수 정식',
  '탕수육 짬뽕 볶음밥 세트 참',
  '참치 육회 갈비탕 정식 냉면 + 만두 & 국수',
  '\u3131 김치 ㆍ 탕 ・ 찌개 、 전 · 죽 ■ 국 ※ 떡 ◆ 회 ☆ 묵',
  '「두부」 『묵』 【전】 《떡》 〈회〉 <죽> {국}',
  `${'긴 이름 '.repeat(20)}(탕, 찌개)`,
];

/** Endings of dishes; three such words in a row are three dishes. */
const ENDINGS =
  '찌개 탕 전골 국밥 국수 칼국수 국시 냉면 막국수 쫄면 짬뽕 비빔밥 볶음밥 덮밥 쌈밥 솥밥 묵밥 양밥 김밥 죽 찜 구이 수육 삼합 만두국 만둣국 육개장 떡국 해장국 특정식 백반 상차림 불고기 갈비 만두 튀김 전 회 볶음 무침 조림 말이 통닭 등심 안심 삼겹살 생고기 껍데기 소금구이 정식 주물럭 떡볶이 쫄볶이 잡채 보쌈 족발 두부 샤브샤브 에스프레소 아메리카노 카푸치노 짜장면 자장면 탕수육 깐풍기 유린기 팔보채 오므라이스 우동 라멘 순대 육회 곱창 막창 대창 물회 페퍼민트 다즐링 카모마일 케이크 타르트 프레첼 치킨 편채 세트 코스 반상 한상 set 샐러드 소스 반마리 한마리'.split(
    ' ',
  );

const toPairs = (texts: readonly string[], between: readonly string[]): string[] =>
  texts.flatMap((first) =>
    texts.flatMap((second) =>
      first === second ? [] : between.map((sign) => `${first}${sign}${second}`),
    ),
  );

/** Generated dishes. */
export function getGeneratedDishes(): string[] {
  return toPairs(WORDS, ['', ' ']);
}

/** Generated names of dishes, for their English. */
export function getGeneratedNames(): string[] {
  return [
    ...PREFIX_WORDS.flatMap((front) => HEAD_WORDS.map((back) => front + back)),
    ...PREFIX_WORDS.flatMap((front) => [`${front} 장어구이`, `${front}새우볶음 세트`]),
    ...HEAD_WORDS.flatMap((back) => SUFFIXES.map((tail) => back + tail)),
    ...EDGE_CASE_NAMES,
  ];
}

/** Generated menus. */
export function getGeneratedMenus(): string[] {
  return [
    ...EDGE_CASE_LINES,
    ...ENDINGS.flatMap((end) => [`참${end} 왕만두 물냉면`, `참${end} ${end}`]),
    ...LINES.map((line) => `  ${line}  `),
    ...toPairs(LINES, ['\n', ', ', ' ']),
  ];
}
