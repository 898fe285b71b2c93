/** What texts on opening times are made of; every two of them are read together. */
const OPENING = [
  '11:00~21:00',
  '매일 10:30~22:00 (라스트오더 21:00)',
  '평일 11:00-20:30',
  '주말 12:00~23:00',
  '월~금 오전 11시~오후 9시 30분',
  '토, 일 오후 5시부터 새벽 2시까지',
  '화요일 휴무',
  '브레이크타임 15:00~17:00',
  '(준비시간 평일 15:30~16:30)',
  '점심 11:30~14:30 저녁 17:30~21:30',
  '[디너] 18:00~22:00 (마지막주문 20:30)',
  '주문마감 30분 전',
  '24시간',
  '공휴일 11:00~18:00',
  '17:00~익일 03:00',
  '재료 소진 시 조기마감',
  '[본관] 09:00~18:00 / [신관] 10:00~19:00',
  '하절기 10:00~21:00 동절기 10:00~20:00',
  '~20:00',
  'Mon-Sat 11am-9pm, Sun closed',
  '정오~자정',
  '금요일만 18:00~24:00',
  '11:00~14:00 / 17:00~21:00',
  '예약제 운영',
  '가게별 상이',
  '세상의모든아침 10:00~20:00',
  '시간여행주문소 11시~9시',
  '9:00~6:00',
  '~오후 8시 11:00',
  '추억의시간 10:00~20:00',
  '업체마다 10:00~22:00',
  '라스트오더: 20:30',
  '브레이크타임: 14:00~15:00',
  '9시 30분-5시',
  '12시~2시',
  '저녁 6시~밤 2시',
] as const;

const CLOSING = [
  '연중무휴',
  '매주 월요일',
  '일요일, 공휴일 휴무',
  '첫째, 셋째 월요일',
  '매월 2, 4번째 일요일',
  '마지막주 화요일 휴무',
  '격주 수요일',
  '설날·추석 당일',
  '명절 연휴 휴무',
  '설 전날과 당일 휴무',
  '추석 연휴',
  '연휴 기간 정상영업',
  '공휴일인 경우 정상영업',
  '공휴일인 경우 익일 휴무',
  '설 당일 및 다음 날',
  '1월 1일~1월 3일',
  '신정',
  '크리스마스 휴무',
  '동절기 월요일 휴무',
  '여름 일요일',
  '부정기 휴무',
  '인스타그램 공지',
  '명절은 전화문의',
  '당분간 휴업',
  '임시공휴일 휴무',
  '월요일 (공휴일 제외)',
  '토~일',
  '평일만 휴무',
  '브레이크타임 15:00~17:00 없음',
  '없음',
  '매장별 상이',
  '업체마다 다름',
  '지점별 월요일 휴무',
  '넷째 주 목요일',
  '봄철 화요일',
  '가을 금요일 휴무',
  '1/30-2/2',
] as const;

/** The two fields of a place that say when it is open. */
export interface HoursTexts {
  opentimefood: string;
  restdatefood: string;
}

const inTwos = (texts: readonly string[]): string[] => [
  ...texts,
  ...texts.flatMap((first) =>
    texts.flatMap((second) => (first === second ? [] : [`${first} ${second}`])),
  ),
];

/** Texts that no place has yet: every two phrases after each other, and beside each other in the two fields. */
export function getMadeHours(): HoursTexts[] {
  return [
    ...inTwos(OPENING).map((opentimefood) => ({ opentimefood, restdatefood: '' })),
    ...inTwos(CLOSING).map((restdatefood) => ({ opentimefood: OPENING[0], restdatefood })),
    ...OPENING.flatMap((opentimefood) =>
      CLOSING.map((restdatefood) => ({ opentimefood, restdatefood })),
    ),
  ];
}
