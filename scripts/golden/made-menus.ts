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

/** Menus that no place has yet. */
export function getMadeMenus(): string[] {
  return [...LINES.map((line) => `  ${line}  `), ...inTwos(LINES, ['\n', ', ', ' '])];
}
