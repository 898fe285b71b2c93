import { describe, expect, it } from '@jest/globals';
import { parseListRow } from '../../src/open-lists/list-row';
import { readDistricts } from '../../src/common/districts';

const districts = readDistricts();
const PUBLISHED = {
  ...{ source_id: 'row2', name_ko: '돈까스보라', addr: '서울특별시 종로구 대학로5길 5 (연건동)' },
  ...{ mapx: '127.0012', mapy: '37.5787', phone: '02-741-3455', hours: '', closed: '' },
  ...{ menus: '수제 돈까스 / 돈까스 정식', prices: '7000 / 8000', year: '2026', kind: '양식' },
  ...{ pos_error_m: 72, licensed_2025: true },
};

describe('parsing rows of open lists', () => {
  it('reads dishes with prices, the point and its error', () => {
    const { row, rejections } = parseListRow(PUBLISHED, districts);
    expect(rejections).toEqual([]);
    expect(row).toMatchObject({
      ...{ id: 'row2', name: '돈까스보라', at: [127.0012, 37.5787], errorM: 72, year: 2026 },
      lines: [
        ['수제 돈까스', 7000],
        ['돈까스 정식', 8000],
      ],
    });
  });

  it('drops characters that deceive a reader of a terminal', () => {
    const name_ko = '\u001b[31m돈까스\u202e\u0000 \u3164보라\u200b';
    expect(parseListRow({ ...PUBLISHED, name_ko }, districts).row?.name).toBe('[31m돈까스 보라');
  });

  it('ignores fields that are for measurements only', () => {
    const { row } = parseListRow(PUBLISHED, districts);
    expect(JSON.stringify(row)).not.toMatch(/licensed/);
  });

  it('treats points of a small error as exact', () => {
    expect(parseListRow({ ...PUBLISHED, pos_error_m: 31 }, districts).row).not.toHaveProperty(
      'errorM',
    );
  });

  it('drops the placeholder of an unknown telephone, and a mistyped one', () => {
    const phoneOf = (phone: string) => parseListRow({ ...PUBLISHED, phone }, districts).row?.phone;
    expect(phoneOf('02-000-0000')).toBe('');
    expect(phoneOf('002-356-8757')).toBe('');
    expect(phoneOf('02-200-0000')).toBe('02-200-0000');
  });

  it.each([
    ['서울특별시특별시 중구 세종대로 1', '서울특별시 중구 세종대로 1'],
    ['서울특별시 성동구 서울특별시숲길 44 2층', '서울특별시 성동구 서울숲길 44 2층'],
    ['서울 중구 퇴계로 1 (서울특별시역)', '서울 중구 퇴계로 1 (서울역)'],
  ])('spells the city once: %s', (addr, address) => {
    expect(parseListRow({ ...PUBLISHED, addr }, districts).row?.address).toBe(address);
  });

  it('reads the year of an older menu', () => {
    const { row } = parseListRow({ ...PUBLISHED, year: '2023 (menus 2021)' }, districts);
    expect(row).toMatchObject({ year: 2023, menuYear: 2021 });
  });

  it.each([
    [
      'a price that nobody asks',
      { prices: '70 / 8000' },
      'absurd-price',
      [
        ['수제 돈까스', null],
        ['돈까스 정식', 8000],
      ],
    ],
    [
      'a price that is no number',
      { prices: '8000 / ', menus: '국밥 / 떡' },
      'absurd-price',
      [
        ['국밥', 8000],
        ['떡', null],
      ],
    ],
  ])('drops %s and keeps the dish', (_what, change, reason, lines) => {
    const { row, rejections } = parseListRow({ ...PUBLISHED, ...change }, districts);
    expect(row?.lines).toEqual(lines);
    if (change.prices !== '8000 / ') expect(rejections).toMatchObject([{ reason }]);
  });

  it.each([
    ['far from Seoul', { mapx: '129.07', mapy: '35.17' }, 'outside-seoul'],
    ['in another district', { mapx: '127.0276', mapy: '37.4979' }, 'outside-district'],
  ])('drops a point %s and keeps the row', (_where, change, reason) => {
    const { row, rejections } = parseListRow({ ...PUBLISHED, ...change }, districts);
    expect(row).toMatchObject({ name: '돈까스보라' });
    expect(row).not.toHaveProperty('at');
    expect(rejections).toMatchObject([{ reason }]);
  });

  it.each([
    ['without a name', { ...PUBLISHED, name_ko: ' ' }, 'no-name'],
    ['with a name of a book', { ...PUBLISHED, name_ko: '가'.repeat(201) }, 'name-too-long'],
    ['without a year', { ...PUBLISHED, year: '' }, 'unreadable'],
    ['that is no object', 'row', 'unreadable'],
  ])('rejects a row %s', (_what, value, reason) => {
    const { row, rejections } = parseListRow(value, districts);
    expect(row).toBeNull();
    expect(rejections).toMatchObject([{ reason }]);
  });
});
