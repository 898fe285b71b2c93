import { describe, expect, it } from '@jest/globals';
import { parseHours, toWeekTable } from '../../src/hours';
import { DAYS } from '../../src/hours/types';

/** A week as one line: runs of equal days, "X" closed, "?" unknown. */
function read(opentimefood: string, restdatefood = ''): string {
  const { week, unknown } = toWeekTable(parseHours(opentimefood, restdatefood));
  if (week === null) return 'unknown';
  const runs: { days: string[]; text: string }[] = [];
  for (const day of DAYS) {
    const isUnknown = Array.isArray(unknown) && unknown.includes(day);
    const text = isUnknown ? '?' : week[day].map((span) => span.join('-')).join(' ') || 'X';
    const last = runs.at(-1);
    if (last?.text === text) last.days.push(day);
    else runs.push({ days: [day], text });
  }
  return runs
    .map(({ days, text }) => {
      const [first] = days;
      return `${days.length > 1 ? `${first}-${days.at(-1)}` : first} ${text}`;
    })
    .join('; ');
}

const rules = (opentimefood: string, restdatefood: string) =>
  toWeekTable(parseHours(opentimefood, restdatefood)).irregular;
const lastOrder = (opentimefood: string) => toWeekTable(parseHours(opentimefood, '')).lastOrder;

describe('clock times', () => {
  it.each([
    ['11:30~22:00', '11:30-22:00'],
    ['11:30 - 22:00', '11:30-22:00'],
    ['11:30–22:00', '11:30-22:00'],
    ['１１：３０～２２：００', '11:30-22:00'],
    ['11시 30분~22시', '11:30-22:00'],
    ['11시반~22시', '11:30-22:00'],
    ['11~22시', '11:00-22:00'],
    ['오전 11시 ~ 오후 10시', '11:00-22:00'],
    ['AM 10:00 ~ PM 10:00', '10:00-22:00'],
    ['11:00AM~10:00PM', '11:00-22:00'],
    ['11am - 10pm', '11:00-22:00'],
    ['정오~자정', '12:00-24:00'],
    ['낮 12시~밤 10시', '12:00-22:00'],
    ['저녁 6시~새벽 4시', '18:00-28:00'],
    ['오후 5시~11시', '17:00-23:00'],
    ['11:00 부터 22:00 까지', '11:00-22:00'],
    ['11:00~22;00', '11:00-22:00'],
    ['11:00~22 :00', '11:00-22:00'],
    ['18:00~02:00', '18:00-26:00'],
    ['18:00~익일 02:00', '18:00-26:00'],
    ['18:00~02:00(다음날)', '18:00-26:00'],
    ['07:00-25:00 (익일 01:00)', '07:00-25:00'],
    ['12:00~00:00', '12:00-24:00'],
    ['24시간 영업', '00:00-24:00'],
    ['상시 개방', '00:00-24:00'],
    ['00:00~24:00', '00:00-24:00'],
  ])('parses %s', (text, span) => {
    expect(read(text)).toBe(`mon-sun ${span}`);
  });

  it.each([
    '11:00 - 10:40',
    '12:090~18:30',
    '11:00~',
    '~22:00',
    '10:00~7:00',
    '오전 10시~7시',
    '10:30 ~ 재료소진시까지',
    '가게별 상이(17:00-2:00)',
    '일출~일몰',
    '전화 문의',
    '하절기 10:00~20:00 / 동절기 10:00~19:00',
    '',
    '0',
  ])('returns unknown for %j', (text) => {
    expect(read(text)).toBe('unknown');
  });
});

describe('days', () => {
  it.each([
    ['평일 11:00~22:00 / 주말 10:00~21:00', 'mon-fri 11:00-22:00; sat-sun 10:00-21:00'],
    ['월~금 11:00~22:00', 'mon-fri 11:00-22:00; sat-sun X'],
    ['월화수목금 11:00~22:00 토일 12:00~21:00', 'mon-fri 11:00-22:00; sat-sun 12:00-21:00'],
    ['목요일~화요일 11:30~22:00', 'mon-tue 11:30-22:00; wed X; thu-sun 11:30-22:00'],
    ['월, 목~금 11:00 ~ 20:00', 'mon 11:00-20:00; tue-wed X; thu-fri 11:00-20:00; sat-sun X'],
    ['화요알~금요일 10:00~20:30', 'mon X; tue-fri 10:00-20:30; sat-sun X'],
    ['평일 (월 - 목) 08:00 - 20:30', 'mon-thu 08:00-20:30; fri-sun X'],
    [
      '08:00-19:00 (월요일-목요일) 08:00-17:00 (금요일) 11:00-17:00 (토.일요일)',
      'mon-thu 08:00-19:00; fri 08:00-17:00; sat-sun 11:00-17:00',
    ],
    ['매일 11:00~23:30 일 16:00~23:00', 'mon-sat 11:00-23:30; sun 16:00-23:00'],
    ['11:30 ~ 23:00 일요일 11:30 ~ 22:00', 'mon-sat 11:30-23:00; sun 11:30-22:00'],
    ['평일 10:30 ~ 20:00 금, 주말 10:30 ~ 20:30', 'mon-thu 10:30-20:00; fri-sun 10:30-20:30'],
    [
      '금,토 10:00~24:00 / 그 외 10:00~22:00',
      'mon-thu 10:00-22:00; fri-sat 10:00-24:00; sun 10:00-22:00',
    ],
    ['Mon-Fri 11:00-22:00, Sat 12:00-21:00', 'mon-fri 11:00-22:00; sat 12:00-21:00; sun X'],
    ['월요일~금요일 11:00~20:30 | 토요일 14:00', 'mon-fri 11:00-20:30; sat ?; sun X'],
  ])('parses %s', (text, week) => {
    expect(read(text)).toBe(week);
  });

  it('keeps the sittings of a hotel restaurant apart', () => {
    expect(
      read('아침 06:30 ~ 10:00 | 점심 | 평일 12:00 ~ 14:30 | 저녁 | 토요일 17:30 - 19:30'),
    ).toBe('mon-fri 06:30-10:00 12:00-14:30; sat 06:30-10:00 17:30-19:30; sun 06:30-10:00');
  });

  it('does not merge two places in one building', () => {
    expect(read('1층 10:00-22:00 / 2,3층 11:00-21:30')).toBe('unknown');
    expect(read('[A동] 10:00~22:00<br>[B동] 11:00~20:00')).toBe('unknown');
    expect(read('매일 10:00 ~ 22:00 | 6층 커피바 13:00~21:00')).toBe('mon-sun 10:00-22:00');
  });

  it('returns unknown for contradictory hours of a day', () => {
    expect(read('월~토 11:00~20:00, 토~일 10:00~18:00')).toBe(
      'mon-fri 11:00-20:00; sat ?; sun 10:00-18:00',
    );
    expect(read('화~일 11:00~21:00', '매주 화요일')).toBe('mon X; tue ?; wed-sun 11:00-21:00');
    expect(read('월요일~토요일 11:00~22:00', '연중무휴')).toBe('mon-sat 11:00-22:00; sun ?');
  });

  it('keeps the hours of public holidays', () => {
    const { holiday } = parseHours('평일 11:00~22:00 / 주말·공휴일 10:00~20:00', '');
    expect(holiday).toEqual({ unknown: false, open: [[600, 1200]], breaks: [], lastOrders: [] });
    expect(parseHours('11:00~22:00', '').holiday).toBeNull();
  });
});

describe('breaks', () => {
  it.each([
    ['11:00~21:00<br>- 준비시간 15:00~17:00', 'mon-sun 11:00-15:00 17:00-21:00'],
    [
      '11:00 - 21:00 (15:00 - 17:00 브레이크타임, 20:20 라스트오더)',
      'mon-sun 11:00-15:00 17:00-21:00',
    ],
    ['11:30 - 22:00 * Break time 15:00 - 17:00', 'mon-sun 11:30-15:00 17:00-22:00'],
    ['11:00 - 22:00 | 14:00 - 17:00 (브레이크타임)', 'mon-sun 11:00-14:00 17:00-22:00'],
    [
      '11:00 ~ 21:00 (평일 브레이크타임 15:00~16:30)',
      'mon-fri 11:00-15:00 16:30-21:00; sat-sun 11:00-21:00',
    ],
    [
      '11:00 - 22:00 (14:30 - 17:00 브레이크타임/ 월 - 금)',
      'mon-fri 11:00-14:30 17:00-22:00; sat-sun 11:00-22:00',
    ],
    [
      '11:00–22:00 (브레이크타임 15:00-16:30) | 주말 브레이크타임 없음',
      'mon-fri 11:00-15:00 16:30-22:00; sat-sun 11:00-22:00',
    ],
    [
      '11:00~22:00<br>- 준비시간 15:00~17:00 (주말 제외)',
      'mon-fri 11:00-15:00 17:00-22:00; sat-sun 11:00-22:00',
    ],
    [
      '11:30~22:00 (브레이크타임 : 평일 15:00~17:00 / 주말 16:00~17:00)',
      'mon-fri 11:30-15:00 17:00-22:00; sat-sun 11:30-16:00 17:00-22:00',
    ],
    [
      '11:30~22:00<br>브레이크타임 15:00~17:00(평일만 해당)',
      'mon-fri 11:30-15:00 17:00-22:00; sat-sun 11:30-22:00',
    ],
    [
      '- 11:00~21:00- 마지막 주문 20:00- 준비시간(평일) 14:30~17:00',
      'mon-fri 11:00-14:30 17:00-21:00; sat-sun 11:00-21:00',
    ],
    [
      '11:00~22:00 브레이크타임 15:00~17:00 (평일)',
      'mon-fri 11:00-15:00 17:00-22:00; sat-sun 11:00-22:00',
    ],
    [
      '화~일 11:30-22:00 / 15:00-17:00(화~금), 15:30-17:00(토,일) 브레이크타임',
      'mon X; tue-fri 11:30-15:00 17:00-22:00; sat-sun 11:30-15:30 17:00-22:00',
    ],
    [
      '[평일]<br>- 19:00~22:00<br>[토요일]<br>- 17:00~22:30<br>- 준비시간 19:30~20:00',
      'mon-fri 19:00-22:00; sat 17:00-19:30 20:00-22:30; sun X',
    ],
    [
      '평일 11:00 ~ 21:30 | 주말 11:30 ~ 21:00 | 브레이크타임 15:30~17:00',
      'mon-fri 11:00-15:30 17:00-21:30; sat-sun 11:30-15:30 17:00-21:00',
    ],
  ])('parses %s', (text, week) => {
    expect(read(text)).toBe(week);
  });

  it('returns unknown for a break without a time', () => {
    expect(read('11:00~22:00 (브레이크타임 있음)')).toBe('unknown');
    expect(read('평일 12:00~22:00 토 12:00~22:00 (Break Time 15:00~17:00)')).toBe(
      'mon-fri ?; sat 12:00-15:00 17:00-22:00; sun X',
    );
  });

  it('keeps the break, for display of its end', () => {
    const [monday] = parseHours('11:00~21:00 (브레이크타임 15:00~17:00)', '').days;
    expect(monday?.breaks).toEqual([[900, 1020]]);
  });
});

describe('last orders', () => {
  it.each([
    ['11:00~22:00 (라스트오더 21:00)', '21:00'],
    ['11:00 - 22:00 (21:00 라스트오더)', '21:00'],
    ['11:30 ~ 21:00 (Last Oder 20:00)', '20:00'],
    ['11:50 ~ 23:00 (L.O 21:30)', '21:30'],
    ['11:00 ~ 21:30 (주문시간 21:00 까지)', '21:00'],
    ['10:00 - 21:30 | (20:30 주문 마감)', '20:30'],
    ['11:30 - 21:00 (14:30/20:00 라스트오더)', '20:00'],
    ['13:00 - 02:00 (01:00 라스트오더)', '25:00'],
    ['12:00~21:00 | (영업종료 30분 전 라스트오더)', '20:30'],
    ['월-금 09:00-23:00 토,일 10:00-23:00 라스트오더 22:00', '22:00'],
    ['11:00 - 22:00 (22:30 라스트오더)', null],
    ['11:00 - 22:00', null],
  ])('parses %s', (text, expected) => {
    expect(lastOrder(text)).toBe(expected);
  });

  it('keeps different times per day', () => {
    expect(lastOrder('평일 11:00~21:00 (LO 20:00) | 토요일 11:00~15:00 (LO 14:00)')).toEqual({
      mon: '20:00',
      tue: '20:00',
      wed: '20:00',
      thu: '20:00',
      fri: '20:00',
      sat: '14:00',
    });
  });

  it('keeps one per sitting', () => {
    const [monday] = parseHours('11:30~21:00 (브레이크타임 15:00~17:00, LO 14:30, 20:30)', '').days;
    expect(monday?.lastOrders).toEqual([870, 1230]);
  });
});

describe('closing days', () => {
  it.each([
    ['연중무휴', 'mon-sun 11:00-22:00'],
    ['없음', 'mon-sun 11:00-22:00'],
    ['매주 월요일', 'mon X; tue-sun 11:00-22:00'],
    ['매주 일요일~화요일', 'mon-tue X; wed-sat 11:00-22:00; sun X'],
    ['일, 월', 'mon X; tue-sat 11:00-22:00; sun X'],
    ['주말', 'mon-fri 11:00-22:00; sat-sun X'],
    ['홈페이지 참조', 'mon-sun 11:00-22:00'],
    ['아무 말', 'unknown'],
  ])('parses %s', (text, week) => {
    expect(read('11:00~22:00', text)).toBe(week);
  });

  it.each([
    ['11:00 - 22:00 (20:40 라스트오더, 매주 일요일 휴무)', 'mon-sat 11:00-22:00; sun X'],
    ['11:00~22:00, 일요일 휴무', 'mon-sat 11:00-22:00; sun X'],
    [
      '휴무: 일요일 / 평일 11:00~22:00, 토 11:00~20:00',
      'mon-fri 11:00-22:00; sat 11:00-20:00; sun X',
    ],
    ['매주 일요일 정기휴무', 'mon-sat ?; sun X'],
  ])('finds them in the hours: %s', (text, week) => {
    expect(read(text)).toBe(week);
  });

  it('keeps them without hours', () => {
    expect(read('', '매주 월요일')).toBe('mon X; tue-sun ?');
  });

  it.each([
    ['매월 둘째, 넷째 화요일', ['closed:nth:2,4:tue']],
    ['매월 두번 째, 네번 째, 다섯번 째 일요일', ['closed:nth:2,4,5:sun']],
    ['매월 2, 4주 월요일', ['closed:nth:2,4:mon']],
    ['2,4째주 일요일 휴무', ['closed:nth:2,4:sun']],
    ['매월 마지막 주 월요일', ['closed:nth:last:mon']],
    ['격주 일요일', ['closed:biweekly:sun']],
    ['설·추석 당일', ['closed:seollal,chuseok:day']],
    ['설날 당일, 추석 당일', ['closed:seollal:day', 'closed:chuseok:day']],
    ['명절 연휴', ['closed:seollal,chuseok:holidays']],
    ['설, 추석 연휴 3일', ['closed:seollal,chuseok:holidays']],
    ['설·추석 전날 및 당일', ['closed:seollal,chuseok:eve']],
    ['명절', ['closed:seollal,chuseok:unsaid']],
    ['명절연휴(전화문의)', ['varies:seollal,chuseok:holidays']],
    ['연중무휴 (설, 추석 당일 제외)', ['closed:seollal,chuseok:day']],
    ['1월 1일 / 설·추석 연휴', ['closed:date:01-01', 'closed:seollal,chuseok:holidays']],
    ['12월 31일~1월 1일', ['closed:date:12-31', 'closed:date:01-01']],
    ['공휴일', ['closed:public-holiday']],
    ['매주 일요일 / 공휴일 점심', ['varies:public-holiday']],
    ['월요일 (단, 월요일이 공휴일인 경우 정상영업)', ['open:public-holiday']],
    ['매주 월요일 (공휴일인 경우 익일 휴무)', ['open:public-holiday', 'closed:day-after-holiday']],
    ['부정기 휴무', ['varies:closing']],
    [
      '- 봄, 가을 : 월요일, 화요일<br>- 여름, 겨울 : 월요일, 일요일',
      ['closed:season:spring,autumn:tue', 'closed:season:summer,winter:sun'],
    ],
  ])('keeps exceptions to the week: %s', (text, expected) => {
    expect(rules('11:00~22:00', text)).toEqual(expected);
  });

  it.each([
    ['11:00~16:00 | (재료 소진 시 조기 마감합니다.)', ['closes-early:sold-out']],
    ['11:30~22:00<br>※ 공휴일 영업 시작 오전 10시', ['varies:public-holiday']],
    ['10:00-22:00 ※ 동절기 변동있어 전화 문의 후 방문 요망', ['varies:season:winter']],
    ['매일 18:00~ 22:00 (예약 상황에 따라 오픈과 마감 시간이 상이)', ['varies:hours']],
    ['임시휴업', ['closed:temporary']],
  ])('keeps exceptions found in the hours: %s', (text, expected) => {
    expect(rules(text, '')).toEqual(expected);
  });
});
