import { describe, expect, it } from '@jest/globals';
import restaurants from '../../../../data/synced/restaurants.json';
import { hoursFormatters, parseHours } from '../../src/hours';

const { en: english, ja: japanese, zhHans: simplified, zhHant: traditional } = hoursFormatters;

it.each([
  ['11:30~22:00', '연중무휴', ['Every day 11:30–22:00']],
  ['매일 11:30~22:00', '', ['Every day 11:30–22:00']],
  ['11:30~22:00', '', ['11:30–22:00, closing day not given']],
  ['24시간', '', ['24 hours, closing day not given']],
  ['상시 개방', '연중무휴', ['Every day, 24 hours']],
  [
    '평일 11:30~22:00 (브레이크타임 15:00~17:00, 라스트오더 21:00)',
    '',
    [
      'Mon–Fri 11:30–22:00',
      'Break 15:00–17:00',
      'Last order 21:00',
      'Closed Saturdays and Sundays',
    ],
  ],
  [
    '11:00~21:00<br>- 준비시간(평일) 14:30~17:00<br>- 준비시간(주말) 15:00~17:00',
    '',
    [
      '11:00–21:00, closing day not given',
      'Break 14:30–17:00 (Mon–Fri)',
      'Break 15:00–17:00 (Sat, Sun)',
    ],
  ],
  [
    '금,토 18:00~02:00',
    '',
    [
      'Fri, Sat 18:00–02:00 next day',
      'Closed Mondays, Tuesdays, Wednesdays, Thursdays and Sundays',
    ],
  ],
  [
    '11:00~21:00',
    '매주 월요일 (단, 공휴일인 경우 정상영업)',
    ['Tue–Sun 11:00–21:00', 'Closed Mondays; open on public holidays'],
  ],
  [
    '11:00~21:00',
    '설·추석 당일 / 매월 둘째, 넷째 화요일',
    [
      'Every day 11:00–21:00',
      'Closed on the day of Seollal and Chuseok',
      'Closed every 2nd and 4th Tuesday of the month',
    ],
  ],
  ['11:00~21:00', '격주 일요일', ['Every day 11:00–21:00', 'Closed every other Sunday']],
  [
    '11:00~21:00',
    '명절 연휴',
    ['Every day 11:00–21:00', 'Closed during the Seollal and Chuseok holidays'],
  ],
  ['11:00~21:00', '1월 1일', ['Every day 11:00–21:00', 'Closed on 1 January']],
  [
    '평일 11:00~21:00 / 주말·공휴일 10:00~20:00',
    '',
    ['Mon–Fri 11:00–21:00', 'Sat, Sun 10:00–20:00', 'Public holidays 10:00–20:00'],
  ],
  [
    '11:00~16:00 (재료 소진 시 마감)',
    '',
    ['11:00–16:00, closing day not given', 'May close early when sold out'],
  ],
  [
    '월~금 11:00~20:30 | 토요일 14:00',
    '',
    ['Mon–Fri 11:00–20:30', 'Closed Sundays', 'Not known for Sat'],
  ],
  ['임시휴업', '', ['Closed for the time being']],
  ['전화 문의', '', []],
])('formats %s %s in English', (opentimefood, restdatefood, lines) => {
  expect(english.toLines(parseHours(opentimefood, restdatefood))).toEqual(lines);
});

it.each([
  [
    '평일 11:30~22:00 (브레이크타임 15:00~17:00, 라스트오더 21:00)',
    '',
    ['月～金曜 11:30–22:00', '休憩 15:00–17:00', 'ラストオーダー 21:00', '土・日曜定休'],
    ['周一至周五 11:30–22:00', '中间休息 15:00–17:00', '最后点餐 21:00', '周六、周日休息'],
    ['週一至週五 11:30–22:00', '中間休息 15:00–17:00', '最後點餐 21:00', '週六、週日公休'],
  ],
  [
    '11:00~15:00',
    '매주 수요일 (단, 공휴일인 경우 정상영업)',
    ['月・火・木～日曜 11:00–15:00', '水曜定休（祝日は営業）'],
    ['周一、周二、周四至周日 11:00–15:00', '周三休息（法定节假日照常营业）'],
    ['週一、週二、週四至週日 11:00–15:00', '週三公休（國定假日照常營業）'],
  ],
  [
    '18:00~02:00',
    '설·추석 당일 / 매월 둘째, 넷째 화요일',
    [
      '毎日 18:00–翌02:00',
      'ソルラル（旧正月）・チュソク（秋夕）当日は休み',
      '毎月第2・第4火曜休み',
    ],
    ['每天 18:00–次日02:00', '春节、中秋节当天休息', '每月第二、第四个周二休息'],
    ['每天 18:00–隔日02:00', '農曆新年、中秋節當天公休', '每月第二、第四個週二公休'],
  ],
  [
    '24시간',
    '',
    ['24時間（定休日の記載なし）'],
    ['24小时（未注明休息日）'],
    ['24小時（未註明公休日）'],
  ],
  [
    '11:00~16:00 (재료 소진 시 마감)',
    '격주 일요일',
    ['毎日 11:00–16:00', '隔週日曜休み', '売り切れ次第、早く閉店することがあります'],
    ['每天 11:00–16:00', '隔周周日休息', '售完可能提前打烊'],
    ['每天 11:00–16:00', '隔週週日公休', '售完可能提前打烊'],
  ],
])('formats %j %j in Japanese and Chinese', (hours, rest, ja, zhHans, zhHant) => {
  const read = parseHours(hours, rest);
  expect(japanese.toLines(read)).toEqual(ja);
  expect(simplified.toLines(read)).toEqual(zhHans);
  expect(traditional.toLines(read)).toEqual(zhHant);
});

it('formats the week day by day', () => {
  const read = parseHours('11:00~15:00', '매주 월요일');
  expect(japanese.toWeek(read)[0]).toEqual({ day: '月曜', text: '休み' });
  expect(simplified.toWeek(read)[1]).toEqual({ day: '周二', text: '11:00–15:00' });
  expect(japanese.toWeekGroups(read)[0]).toBe('月曜 休み');
});

describe('hours of all restaurants', () => {
  const all = restaurants.map(({ opentimefood, restdatefood }) =>
    parseHours(opentimefood, restdatefood),
  );

  it('have as many lines as in English', () => {
    for (const read of all) {
      const lines = english.toLines(read).length;
      for (const formatter of [japanese, simplified, traditional])
        expect(formatter.toLines(read)).toHaveLength(lines);
    }
  });

  it('contain no English and no Hangul', () => {
    for (const formatter of [japanese, simplified, traditional]) {
      const lines = all.flatMap((read) => [
        ...formatter.toLines(read),
        ...formatter.toWeek(read).map((d) => d.text),
      ]);
      expect(lines.filter((line) => /[A-Za-z가-힣]/.test(line))).toEqual([]);
    }
  });
});
