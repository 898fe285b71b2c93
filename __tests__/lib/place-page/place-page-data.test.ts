import { describe, expect, it } from '@jest/globals';
import { parseHours } from '@kioot/engine';
import { hoursFormatters } from '@kioot/engine/hours';
import { toPlaceJsonLd } from '@/lib/place-page/json-ld';
import { getPlacePageData } from '@/lib/place-page/place-page-data';
import { getNearestStation } from '@/lib/place-page/nearest-station';
import { toKoreanLines, formatSubwayLines, formatMonth } from '@/lib/place-page/format-place';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { translatorOf } from '../../helpers/translator';

/** Hadonggwan, beef bone soup in Myeongdong. */
const HADONGGWAN = 'KOP005614';

describe('getPlacePageData', () => {
  it('has names, every dish, hours and location', async () => {
    const place = await getPlacePageData(HADONGGWAN);
    expect(place?.restaurant).toMatchObject({ title: '하동관', title_eng: 'Hadonggwan' });
    expect(place?.facts.dishes.map(({ ko, en }) => [ko, en])).toEqual([
      ['곰탕', 'Beef Bone Soup'],
      ['수육', 'Boiled Beef Slices / Boiled Pork Slices'],
    ]);
    expect(place?.week?.[0]).toEqual({ day: 'Mon', text: '07:00–16:00' });
    expect(place).toMatchObject({
      ...{ weekGroups: ['Daily 07:00–16:00'], exceptions: [], isClosingUnsaid: true },
    });
    expect(place?.station).toMatchObject({ name: 'Euljiro 1-ga', lines: ['2'] });
    expect(place?.latinAddress).toBe('12 Myeongdong 9-gil, Jung-gu, Seoul');
    expect(place?.source).toEqual({
      ...{ by: ['visitSeoul'], name: 'visitseoul', asOf: '2026' },
    });
    expect(place).toMatchObject({
      lastKnown: { publisher: 'visitSeoul', year: 2026, isOld: false },
    });
  });

  it('names the publishers of the last two years, which confirm each other', async () => {
    const rows = getSnapshotRows();
    const both = rows.find(({ source }) => source === 'kto-tourapi+goodprice-2026');
    const old = rows.find(({ source }) => source === 'vegetarian-2023');
    if (!both || !old) throw new Error('The snapshot has no such places');
    expect((await getPlacePageData(both.contentId))?.recentlyOn).toHaveLength(2);
    expect((await getPlacePageData(old.contentId))?.recentlyOn).toEqual([]);
  });

  it('says of a menu of the chain that it is one, and of which year', async () => {
    const title = '본 죽&비빔밥 강남점';
    const { contentId = '' } = getSnapshotRows().find((row) => row.title === title) ?? {};
    const place = await getPlacePageData(contentId);
    expect(place?.restaurant).toMatchObject({ title, menuYear: 2021 });
    expect(place?.source).toMatchObject({ asOf: '2021', isOfChain: true });
    const byChain = { by: 'chain', year: 2021 };
    expect(place?.facts.dishes).toContainEqual(
      expect.objectContaining({ ko: '녹두죽 (비건)', labels: byChain, verdictSource: byChain }),
    );
  });

  it.each([
    ['ja', '河東館', 'コムタン', '月曜', '乙支路入口'],
    ['zh-Hans', '河东馆', '精熬牛骨汤', '周一', '乙支路入口'],
    ['zh-Hant', '河東館', '精熬牛骨湯', '週一', '乙支路入口'],
  ] as const)('is in the language of the page: %s', async (locale, name, dish, day, station) => {
    const place = await getPlacePageData(HADONGGWAN, locale);
    expect(place?.restaurant).toMatchObject({ title: '하동관', title_eng: 'Hadonggwan' });
    expect(place?.restaurant.names).toMatchObject({ language: locale, title_eng: name });
    expect(place?.facts.dishes[0]).toMatchObject({ ko: '곰탕', en: dish });
    expect(place?.week?.[0]).toEqual({ day, text: '07:00–16:00' });
    expect(place?.station).toMatchObject({ name: station });
    expect(place?.latinAddress).toBe('12 Myeongdong 9-gil, Jung-gu, Seoul');
  });

  it('lists nearby places with the same dishes, and never the place itself', async () => {
    const similar = (await getPlacePageData(HADONGGWAN))?.similar ?? [];
    expect(similar.map(({ en }) => en)).toContain('Miseongok');
    expect(similar.map(({ contentId }) => contentId)).not.toContain(HADONGGWAN);
    const distances = similar.map(({ distanceM }) => distanceM);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(1_000);
  });

  it('is null for an unknown id', async () => {
    expect(await getPlacePageData('999999')).toBeNull();
  });
});

describe('the nearest station', () => {
  it.each([
    // Slightly north, and slightly south-east, of City Hall station.
    [{ mapx: 126.977, mapy: 37.568 }, 'north'],
    [{ mapx: 126.9795, mapy: 37.5632 }, 'south-east'],
  ])('gives the direction of the place: %j', (point, side) => {
    expect(getNearestStation(point)).toMatchObject({
      name: 'City Hall',
      lines: ['1', '2'],
      direction: side,
    });
  });

  it('names its lines', () => {
    const t = translatorOf('en', 'places');
    expect(formatSubwayLines(t, ['2'])).toBe('line 2');
    expect(formatSubwayLines(t, ['1', '2'])).toBe('lines 1 and 2');
    expect(formatSubwayLines(t, ['4', 'A'])).toBe('line 4 and Airport Railroad');
    expect(formatSubwayLines(t, ['1', '4', 'GJ', 'A'])).toBe(
      'lines 1 and 4, Gyeongui-Jungang Line and Airport Railroad',
    );
  });

  it('is null on Jeju', () => {
    expect(getNearestStation({ mapx: 126.53, mapy: 33.5 })).toBeNull();
  });
});

describe('the week', () => {
  it('shows breaks, last orders, closing days and exceptions', () => {
    const hours = parseHours(
      '11:30~22:00 (브레이크타임 15:00~17:00, 라스트오더 21:00)',
      '매주 월요일, 명절 당일',
    );
    const week = hoursFormatters.en.toWeek(hours);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ day: 'Mon', text: 'Closed' });
    expect(hoursFormatters.en.toWeekGroups(hours)).toEqual([
      'Mon closed',
      'Tue–Sun 11:30–15:00, 17:00–22:00',
    ]);
    expect(hoursFormatters.en.toWeekGroups(parseHours('11:00~22:00', '매주 일요일'))).toEqual([
      'Mon–Sat 11:00–22:00',
      'Sun closed',
    ]);
    expect(week[1]).toEqual({
      day: 'Tue',
      text: '11:30–22:00, break 15:00–17:00, last order 21:00',
    });
    expect(hoursFormatters.en.toExceptions(hours)).toEqual([
      'Closed on the day of Seollal and Chuseok',
    ]);
  });
});

describe('structured data', () => {
  it('maps the source to the fields of a restaurant', async () => {
    const place = await getPlacePageData(HADONGGWAN);
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

  it('omits the hours if the source names no closing day', async () => {
    const place = await getPlacePageData(HADONGGWAN);
    if (!place) throw new Error('Hadonggwan is gone');
    expect(toPlaceJsonLd(place).openingHoursSpecification).toBeUndefined();
  });

  it('writes hours past midnight as clock times', async () => {
    const place = await getPlacePageData(HADONGGWAN);
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
  expect(formatMonth('en', '2025-11-19')).toBe('November 2025');
  expect(formatMonth('en', '2025')).toBe('2025');
  expect(formatMonth('ja', '2025')).toBe('2025年');
});
