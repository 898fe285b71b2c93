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

/** Words that mean something to the reader of hours, and those that it passes over. */
const WORDS = `
  브레이크 브레이크타임 브래이크 브래이크타임 브레이트타임 브레익타임 break breaktime 준비시간 휴게시간 쉬는시간 정비시간
  재정비시간 휴식시간 라스트오더 라스트 라스트오다 last lastorder lo 주문마감 마지막주문 최종주문 주문시간 마지막 최종 주문 오더 order
  oder 마감 종료 영업종료 영업마감 폐점 close 준비 휴게 휴식 정비 재정비 시간 타임 time 휴무 정기휴무 휴무일 정기휴무일 정기휴일 휴점
  휴업 쉼 쉽니다 쉬는날 휴관 휴관일 closed 연중무휴 무휴 연중개방 연중운영 연중영업 24시간 24시 상시 상시개방 24h 24hours 없음 없이
  없습니다 미운영 미적용 없다 전 이전 까지 익일 다음날 다음 명일 next 소진 재료소진 소진시 재료소진시 소진시까지 재료소진시까지 품절
  매진 조기마감 조기종료 상이 변동 유동 유동적 다름 다를 달라 달라질 변경 변경될 부정기 비정기 부정기적 비정기적 수시 불규칙 공지
  별도공지 문의 별도문의 전화문의 참조 참고 외 그외 이외 나머지 가게별 가게마다 점포별 점포마다 상점별 상점마다 매장별 매장마다 업체별
  업소별 브랜드별 지점별 업체마다 일부 매장 점포 지점 상점 가게 업체 업소 임시휴업 임시휴무 당분간 폐업 휴업중 영업중단 제외 제외한
  빼고 경우 인경우 겹칠 이면 일때 정상영업 정상운영 정상 영업함 개점 입장 입장마감 예약 사전예약 사전예약제 예약제 매주 매월 매달
  every 격주 격주로 주 주차 번째 째 번 설 설날 구정 음력설 추석 한가위 명절 당일 날 전날 전일 하루전 연휴 기간 조식 중식 석식 아침
  점심 저녁 런치 디너 오찬 만찬 브런치 심야 lunch dinner breakfast brunch 해피아워 티타임 웰컴티타임 애프터눈티 부 부제 매일 daily
  everyday 전일제 평일 주중 weekday weekdays 주말 weekend weekends 공휴일 법정공휴일 국경일 휴일 holiday holidays 국공휴일 임시공휴일
  대체공휴일 대체휴일 mon mondays tue tuesday wed wednesday wednesdays thu thursday fri friday sat saturday sun sunday sundays 첫 첫째
  첫번째 첫째주 첫주 첫번 둘째 두번째 두째 둘째주 두번 셋째 세번째 세째 셋째주 세번 넷째 네번째 네째 넷째주 네번 다섯째 다섯번째
  다섯째주 다섯번 마지막주 마지막째 봄 봄철 여름 여름철 하절기 하계 가을 가을철 겨울 겨울철 동절기 동계 신정 새해첫날 근로자의날
  근로자의 노동절 크리스마스 성탄절 오전 am 오후 pm 낮 한낮 밤 새벽 정오 noon 자정 midnight 부터 에서 to 및 와 과 and 또는 그리고
  재료 은 는 이 가 에 엔 에는 도 만 의 로 을 를 시 시에 영업 운영 영업시간 운영시간 오픈 시작 이용 가능 개방 kst open hours 정기 모든
  식사 조기 빨리 더 따라 따른 합니다 됩니다 있음 있어 분 하며 중 휴 요일
`;

/** What can be around a word: days, times, both. */
const AROUND: ReadonlyArray<(word: string) => HoursTexts> = [
  (word) => ({ opentimefood: `10:00~20:00 월 ${word} 15:00~16:00`, restdatefood: '' }),
  (word) => ({ opentimefood: `10:00~20:00, ${word} 19:00`, restdatefood: '' }),
  (word) => ({ opentimefood: `9:00 ${word} 7:00`, restdatefood: `화 ${word}` }),
  (word) => ({ opentimefood: '', restdatefood: `${word} 월요일, 추석 ${word}` }),
];

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

const getWords = (): HoursTexts[] =>
  WORDS.trim()
    .split(/\s+/)
    .flatMap((word) => AROUND.map((put) => put(word)));

/** Each phrase by itself, beside one that is ordinary. */
export const getSinglePhrases = (): HoursTexts[] => [
  ...OPENING.map((opentimefood) => ({ opentimefood, restdatefood: '' })),
  ...CLOSING.map((restdatefood) => ({ opentimefood: OPENING[1], restdatefood })),
];

/** Texts that no place has yet: every word that is known in its surroundings, every two phrases after each other, and beside each other in the two fields. */
export function getMadeHours(): HoursTexts[] {
  return [
    ...getWords(),
    ...inTwos(OPENING).map((opentimefood) => ({ opentimefood, restdatefood: '' })),
    ...inTwos(CLOSING).map((restdatefood) => ({ opentimefood: OPENING[0], restdatefood })),
    ...OPENING.flatMap((opentimefood) =>
      CLOSING.map((restdatefood) => ({ opentimefood, restdatefood })),
    ),
  ];
}
