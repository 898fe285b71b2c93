import { describe, expect, it } from '@jest/globals';
import { parseHours } from '@kioot/engine';
import { toEnglishExceptions, toEnglishWeek } from '@kioot/engine/hours';
import { toPlaceJsonLd } from '@/lib/place-page/json-ld';
import { getPlace } from '@/lib/place-page/place';
import { getNearStation } from '@/lib/place-page/station';
import { toKoreanLines, toLineWords, toMonthWords } from '@/lib/place-page/words';
import { english } from '../../helpers/in-english';

/** Hadonggwan, beef bone soup in Myeongdong. */
const HADONGGWAN = 'KOP005614';

describe('the page of a place', () => {
  it('has its names, every dish, its hours and where it lies', async () => {
    const place = await getPlace(HADONGGWAN);
    expect(place?.restaurant).toMatchObject({ title: '하동관', title_eng: 'Hadonggwan' });
    expect(place?.dishes.map(({ ko, en }) => [ko, en])).toEqual([
      ['곰탕', 'Beef Bone Soup'],
      ['수육', 'Boiled Beef Slices / Boiled Pork Slices'],
    ]);
    expect(place?.week?.[0]).toEqual({ day: 'Mon', text: '07:00–16:00' });
    expect(place).toMatchObject({ exceptions: [], isClosingUnsaid: true });
    expect(place?.station).toMatchObject({ name: 'Euljiro 1-ga', lines: ['2'] });
    expect(place?.source).toEqual({
      ...{ by: ['visitSeoul'], name: 'visitseoul', takenOn: '2025-11-19' },
    });
  });

  it.each([
    ['ja', 'ハドングァン', 'コムタン', '月曜', '乙支路入口'],
    ['zh-Hans', 'Hadonggwan', '精熬牛骨汤', '周一', '乙支路入口'],
    ['zh-Hant', 'Hadonggwan', '精熬牛骨湯', '週一', '乙支路入口'],
  ] as const)('is in the language of the page: %s', async (locale, name, dish, day, station) => {
    const place = await getPlace(HADONGGWAN, locale);
    expect(place?.restaurant).toMatchObject({ title: '하동관', title_eng: 'Hadonggwan' });
    expect(place?.restaurant.names).toMatchObject({ language: locale, title_eng: name });
    expect(place?.dishes[0]).toMatchObject({ ko: '곰탕', en: dish });
    expect(place?.week?.[0]).toEqual({ day, text: '07:00–16:00' });
    expect(place?.station).toMatchObject({ name: station });
  });

  it('names places near it that serve the same, and never itself', async () => {
    const similar = (await getPlace(HADONGGWAN))?.similar ?? [];
    expect(similar.map(({ en }) => en)).toContain('Miseongok');
    expect(similar.map(({ contentId }) => contentId)).not.toContain(HADONGGWAN);
    expect(Math.max(...similar.map(({ distanceM }) => distanceM))).toBeLessThanOrEqual(1_000);
  });

  it('is none for an id nobody has', async () => {
    expect(await getPlace('999999')).toBeNull();
  });
});

describe('the nearest station', () => {
  it.each([
    // A little north, and a little south-east, of City Hall station.
    [{ mapx: 126.977, mapy: 37.568 }, 'north'],
    [{ mapx: 126.9795, mapy: 37.5632 }, 'south-east'],
  ])('says on which side of it a place lies: %j', (point, side) => {
    expect(getNearStation(point)).toMatchObject({ name: 'City Hall', lines: ['1', '2'], side });
  });

  it('says its lines', () => {
    const t = english('places');
    expect(toLineWords(t, ['2'])).toBe('line 2');
    expect(toLineWords(t, ['1', '2'])).toBe('lines 1 and 2');
    expect(toLineWords(t, ['4', 'A'])).toBe('line 4 and Airport Railroad');
    expect(toLineWords(t, ['1', '4', 'GJ', 'A'])).toBe(
      'lines 1 and 4, Gyeongui-Jungang Line and Airport Railroad',
    );
  });

  it('is none on Jeju', () => {
    expect(getNearStation({ mapx: 126.53, mapy: 33.5 })).toBeNull();
  });
});

describe('the week', () => {
  it('shows breaks, last orders, closed days and what no week says', () => {
    const hours = parseHours(
      '11:30~22:00 (브레이크타임 15:00~17:00, 라스트오더 21:00)',
      '매주 월요일, 명절 당일',
    );
    const week = toEnglishWeek(hours);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ day: 'Mon', text: 'Closed' });
    expect(week[1]).toEqual({
      day: 'Tue',
      text: '11:30–22:00, break 15:00–17:00, last order 21:00',
    });
    expect(toEnglishExceptions(hours)).toEqual(['Closed on the day of Seollal and Chuseok']);
  });
});

describe('structured data', () => {
  it('says what the source says, in the fields of a restaurant', async () => {
    const place = await getPlace(HADONGGWAN);
    if (!place) throw new Error('Hadonggwan is gone');
    expect(toPlaceJsonLd(place)).toMatchObject({
      '@type': 'Restaurant',
      name: 'Hadonggwan',
      alternateName: '하동관',
      url: 'http://localhost:3000/places/KOP005614',
      address: { '@type': 'PostalAddress', addressCountry: 'KR' },
      geo: { latitude: place.restaurant.mapy, longitude: place.restaurant.mapx },
    });
  });

  it('gives no hours where the closing day was never written down', async () => {
    const place = await getPlace(HADONGGWAN);
    if (!place) throw new Error('Hadonggwan is gone');
    expect(toPlaceJsonLd(place)).not.toHaveProperty('openingHoursSpecification');
  });

  it('writes hours past midnight as the clock does', async () => {
    const place = await getPlace(HADONGGWAN);
    if (!place) throw new Error('Hadonggwan is gone');
    const hours = { days: [{ open: [[1020, 1560] as [number, number]] }], week: '0------' };
    expect(toPlaceJsonLd({ ...place, restaurant: { ...place.restaurant, hours } })).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '17:00', closes: '02:00' },
      ],
    });
  });
});

it('joins the Korean hours, and names the month of a snapshot', () => {
  expect(toKoreanLines('11:00~21:00<br>\n라스트오더 20:00', '', null, '월요일')).toBe(
    '11:00~21:00\n라스트오더 20:00\n월요일',
  );
  expect(toMonthWords('en', '2025-11-19')).toBe('November 2025');
});
