import { describe, expect, it } from '@jest/globals';
import { parseHours } from '@kioot/engine';
import { toHoursText } from '../../src/register/to-hours-text';

const openOn = (text: string, day: number) => parseHours(text, '').days[day]?.open;
const MONDAY = 0;
const SATURDAY = 5;

describe('toHoursText', () => {
  it('marks a period inside another one as a break', () => {
    const text = toHoursText('매일 11:00~22:00, 평일 15:30~17:00');
    expect(openOn(text, MONDAY)).toEqual([
      [660, 930],
      [1020, 1320],
    ]);
    expect(openOn(text, SATURDAY)).toEqual([[660, 1320]]);
  });

  it('keeps other days when weekdays have a break', () => {
    const text = toHoursText('평일 11:00~20:00, 평일 15:00~17:00, 토요일 11:00~17:00');
    expect(openOn(text, MONDAY)).toEqual([
      [660, 900],
      [1020, 1200],
    ]);
    expect(openOn(text, SATURDAY)).toEqual([[660, 1020]]);
  });

  it.each([
    '평일 07:30~20:00, 공휴일 11:00~19:00',
    '평일 11:00~14:00, 평일 17:00~21:30',
    '매일 08:00~21:00, 일요일 08:00~20:00',
    '매일 11:00~01:00, 월요일 17:00~01:00',
    '매일 09:00~22:00, 일요일 10:00~20:00',
    '매일 11시부터',
    '',
  ])('leaves "%s" unchanged', (written) => {
    expect(toHoursText(written)).toBe(written);
  });
});
