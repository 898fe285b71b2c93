export type Keyword =
  | 'break'
  | 'lastOrder'
  | 'lastWord'
  | 'order'
  | 'finish'
  | 'prepare'
  | 'rest'
  | 'timeWord'
  | 'closed'
  | 'openAllYear'
  | 'allDay'
  | 'none'
  | 'before'
  | 'until'
  | 'nextDay'
  | 'soldOut'
  | 'varies'
  | 'shops'
  | 'some'
  | 'shop'
  | 'ask'
  | 'others'
  | 'temporary'
  | 'except'
  | 'case'
  | 'overlap'
  | 'normal'
  | 'entry'
  | 'reserve'
  | 'every'
  | 'biweekly'
  | 'weekWord'
  | 'seollal'
  | 'chuseok'
  | 'feasts'
  | 'theDay'
  | 'eve'
  | 'longHoliday'
  | 'meal'
  | 'part';

/** Half of the day of a clock time; `noon` and `evening` are 낮 and 저녁. */
export type DayHalf = 'am' | 'noon' | 'pm' | 'evening' | 'night' | 'dawn';

export type Meaning =
  | { type: 'key'; key: Keyword; text?: string }
  | { type: 'group'; days: readonly number[]; level: 0 | 1 | 3 }
  | { type: 'nth'; nth: number }
  | { type: 'season'; season: 'spring' | 'summer' | 'autumn' | 'winter' }
  | { type: 'date'; month: number; day: number }
  | { type: 'meridiem'; half: DayHalf }
  | { type: 'clock'; minutes: number }
  | { type: 'dash'; tilde: boolean }
  | { type: 'comma' }
  /**
   * Significant only beside a condition: `opens` is a verb of opening (영업), `when` the 시 of "공휴일
   * 시".
   */
  | { type: 'skip'; opens?: true; when?: true };

/** Index of the public holiday, an eighth day. */
export const HOLIDAY = 7;
export const DAY_CHARACTERS = '월화수목금토일';

const TERMS = new Map<string, Meaning>();

function addTerms(meaning: Meaning, words: string): void {
  for (const word of words.split(' ')) TERMS.set(word, meaning);
}

const addKeyword = (name: Keyword, words: string) => addTerms({ type: 'key', key: name }, words);

addKeyword(
  'break',
  '브레이크 브레이크타임 브래이크 브래이크타임 브레이트타임 브레익타임 break breaktime',
);
addKeyword('break', '준비시간 휴게시간 쉬는시간 정비시간 재정비시간 휴식시간');
addKeyword(
  'lastOrder',
  '라스트오더 라스트 라스트오다 last lastorder lo 주문마감 마지막주문 최종주문 주문시간',
);
addKeyword('lastWord', '마지막 최종');
addKeyword('order', '주문 오더 order oder');
addKeyword('finish', '마감 종료 영업종료 영업마감 폐점 close');
addKeyword('prepare', '준비');
addKeyword('rest', '휴게 휴식 정비 재정비');
addKeyword('timeWord', '시간 타임 time');
addKeyword(
  'closed',
  '휴무 정기휴무 휴무일 정기휴무일 정기휴일 휴점 휴업 쉼 쉽니다 쉬는날 휴관 휴관일 closed',
);
addKeyword('openAllYear', '연중무휴 무휴 연중개방 연중운영 연중영업');
addKeyword('allDay', '24시간 24시 상시 상시개방 24h 24hours');
addKeyword('none', '없음 없이 없습니다 미운영 미적용 없다');
addKeyword('before', '전 이전');
addKeyword('until', '까지');
addKeyword('nextDay', '익일 다음날 다음 명일 next');
addKeyword(
  'soldOut',
  '소진 재료소진 소진시 재료소진시 소진시까지 재료소진시까지 품절 매진 조기마감 조기종료',
);
addKeyword(
  'varies',
  '상이 변동 유동 유동적 다름 다를 달라 달라질 변경 변경될 부정기 비정기 부정기적 비정기적',
);
addKeyword('varies', '수시 불규칙');
addKeyword('ask', '공지 별도공지 문의 별도문의 전화문의 참조 참고');
addKeyword('others', '외 그외 이외 나머지');
addKeyword(
  'shops',
  '가게별 가게마다 점포별 점포마다 상점별 상점마다 매장별 매장마다 업체별 업소별 브랜드별 일부',
);
addKeyword('shops', '지점별 업체마다');
addKeyword('some', '일부');
addKeyword('shop', '매장 점포 지점 상점 가게 업체 업소');
addKeyword('temporary', '임시휴업 임시휴무 당분간 폐업 휴업중 영업중단');
addKeyword('except', '제외 제외한 빼고');
addKeyword('case', '경우 인경우 이면 이라면 일때 인때 때');
addKeyword('overlap', '겹칠 겹치면 겹치는 겹친');
addKeyword('normal', '정상영업 정상운영 정상 영업함 개점');
addKeyword('entry', '입장');
addKeyword('lastOrder', '입장마감');
addKeyword('reserve', '예약 사전예약 사전예약제 예약제');
addKeyword('every', '매주 매월 매달 every');
addKeyword('biweekly', '격주 격주로');
addKeyword('weekWord', '주 주차 번째 째 번');
addKeyword('seollal', '설 설날 구정 음력설');
addKeyword('chuseok', '추석 한가위');
addKeyword('feasts', '명절');
addKeyword('theDay', '당일 날');
addKeyword('eve', '전날 전일 하루전');
addKeyword('longHoliday', '연휴 기간');
for (const meal of [
  '조식',
  '중식',
  '석식',
  '아침',
  '점심',
  '저녁',
  '런치',
  '디너',
  '오찬',
  '만찬',
  '브런치',
  '심야',
]) {
  TERMS.set(meal, { type: 'key', key: 'meal', text: meal });
}
for (const meal of [
  'lunch',
  'dinner',
  'breakfast',
  'brunch',
  '해피아워',
  '티타임',
  '웰컴티타임',
  '애프터눈티',
]) {
  TERMS.set(meal, { type: 'key', key: 'meal', text: meal });
}
addKeyword('part', '부 부제');

const WEEKDAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
addTerms({ type: 'group', days: ALL_DAYS, level: 0 }, '매일 daily everyday 전일제');
addTerms({ type: 'group', days: WEEKDAYS, level: 1 }, '평일 주중 weekday weekdays');
addTerms({ type: 'group', days: [5, 6], level: 1 }, '주말 weekend weekends');
addTerms(
  { type: 'group', days: [HOLIDAY], level: 1 },
  '공휴일 법정공휴일 국경일 휴일 holiday holidays 국공휴일',
);
addTerms({ type: 'group', days: [HOLIDAY], level: 3 }, '임시공휴일 대체공휴일 대체휴일');
const ENGLISH_DAYS = ['mon monday', 'tue tuesday', 'wed wednesday', 'thu thursday', 'fri friday'];
[...ENGLISH_DAYS, 'sat saturday', 'sun sunday'].forEach((words, day) => {
  for (const word of words.split(' ')) {
    addTerms({ type: 'group', days: [day], level: 3 }, `${word} ${word}s`);
  }
});

addTerms({ type: 'nth', nth: 1 }, '첫 첫째 첫번째 첫째주 첫주 첫번');
addTerms({ type: 'nth', nth: 2 }, '둘째 두번째 두째 둘째주 두번');
addTerms({ type: 'nth', nth: 3 }, '셋째 세번째 세째 셋째주 세번');
addTerms({ type: 'nth', nth: 4 }, '넷째 네번째 네째 넷째주 네번');
addTerms({ type: 'nth', nth: 5 }, '다섯째 다섯번째 다섯째주 다섯번');
addTerms({ type: 'nth', nth: -1 }, '마지막주 마지막째');
addTerms({ type: 'season', season: 'spring' }, '봄 봄철');
addTerms({ type: 'season', season: 'summer' }, '여름 여름철 하절기 하계');
addTerms({ type: 'season', season: 'autumn' }, '가을 가을철');
addTerms({ type: 'season', season: 'winter' }, '겨울 겨울철 동절기 동계');
addTerms({ type: 'date', month: 1, day: 1 }, '신정 새해첫날');
addTerms({ type: 'date', month: 5, day: 1 }, '근로자의날 근로자의 노동절');
addTerms({ type: 'date', month: 12, day: 25 }, '크리스마스 성탄절');

addTerms({ type: 'meridiem', half: 'am' }, '오전 am');
addTerms({ type: 'meridiem', half: 'pm' }, '오후 pm');
addTerms({ type: 'meridiem', half: 'noon' }, '낮 한낮');
addTerms({ type: 'meridiem', half: 'night' }, '밤');
addTerms({ type: 'meridiem', half: 'dawn' }, '새벽');
addTerms({ type: 'clock', minutes: 720 }, '정오 noon');
addTerms({ type: 'clock', minutes: 1440 }, '자정 midnight');
addTerms({ type: 'dash', tilde: false }, '부터 에서 to');
addTerms({ type: 'comma' }, '및 와 과 and 또는 그리고');
for (const word of ['시', '시에']) TERMS.set(word, { type: 'skip', when: true });
for (const word of ['영업', '운영', '오픈', 'open']) TERMS.set(word, { type: 'skip', opens: true });
const FILLER_TERMS =
  '재료 은 는 이 가 에 엔 에는 도 만 의 로 을 를 시 시에 영업 운영 영업시간 운영시간 오픈 시작 이용 가능 개방 kst open hours ' +
  '정기 모든 식사 부 조기 빨리 더 따라 따른 합니다 됩니다 있음 있어 분 하며 중 휴 요일';
for (const word of FILLER_TERMS.split(' ')) if (!TERMS.has(word)) TERMS.set(word, { type: 'skip' });

const MAX_TERM_LENGTH = Math.max(...[...TERMS.keys()].map((word) => word.length));

/** Longest known term at `at` within `end`; cost independent of the length of the text. */
export function findTermAt(
  text: string,
  at: number,
  end: number,
): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(MAX_TERM_LENGTH, end - at); length > 0; length -= 1) {
    const meaning = TERMS.get(text.slice(at, at + length));
    if (meaning !== undefined) return { meaning, length };
  }
  return null;
}
