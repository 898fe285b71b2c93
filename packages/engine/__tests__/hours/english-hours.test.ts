import { expect, it } from '@jest/globals';
import { parseHours } from '../../src/hours';
import { toEnglishHours } from '../../src/hours/english-hours';

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
  ['금,토 18:00~02:00', '', ['Fri, Sat 18:00–02:00 next day', closedButFriSat()]],
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
  expect(toEnglishHours(parseHours(opentimefood, restdatefood))).toEqual(lines);
});

function closedButFriSat(): string {
  return 'Closed Mondays, Tuesdays, Wednesdays, Thursdays and Sundays';
}
