import { describe, expect, it } from '@jest/globals';
import { parseLicense, pickLicenseFields } from '../../src/licenses/parse-license';
import { readDistricts } from '../../src/common/districts';
import { closed, toLicenseRow, toProjectedText, type LicenseRow } from '../helpers/license-world';

const districts = readDistricts();
const parse = (row: LicenseRow) => parseLicense(toLicenseRow(row), districts, '2026-11-25');
const AT = { mapx: 126.9839, mapy: 37.5728 };
const ROAD_NM_ADDR = '서울특별시 종로구 우정국로 38-13 (견지동)';

describe('a row of the register of licenses', () => {
  it('is a license with its state and its point in degrees', () => {
    const { row, rejections } = parse({ ROAD_NM_ADDR, TELNO: ' ', ...toProjectedText(AT) });
    expect(rejections).toEqual([]);
    expect(row).toMatchObject({
      ...{ id: '3000000-101-2019-00001', name: '이문설렁탕', address: ROAD_NM_ADDR, phone: '' },
      ...{ state: 'open', closedOn: null },
    });
    expect(row?.at?.mapx).toBeCloseTo(AT.mapx, 6);
    expect(row?.at?.mapy).toBeCloseTo(AT.mapy, 6);
  });

  it.each(['2026-10-07', '20261007'])('is closed on its day, written %s', (day) => {
    expect(parse(closed(day)).row).toMatchObject({ state: 'closed', closedOn: '2026-10-07' });
  });

  it('has a closing day only where it is closed', () => {
    const state = (code: string) => parse({ ...closed('2026-10-07'), SALS_STTS_CD: code }).row;
    expect(state('01')).toMatchObject({ state: 'open', closedOn: null });
    expect(state('02')).toMatchObject({ state: 'suspended', closedOn: null });
    expect(state('04')).toMatchObject({ state: 'cancelled', closedOn: null });
  });

  it.each([
    ['no-closing-day', closed('')],
    ['no-closing-day', closed('2026-02-30')],
    ['no-closing-day', closed('2026-11-26')],
    ['unknown-state', { SALS_STTS_CD: '05' }],
    ['no-name', { BPLC_NM: '-' }],
    ['name-too-long', { BPLC_NM: '가'.repeat(201) }],
    ['unreadable', { MNG_NO: null }],
    ['unreadable', { MNG_NO: '../1' }],
  ])('is refused: %s (%p)', (reason, row) => {
    expect(parse(row)).toMatchObject({ row: null, rejections: [{ reason }] });
  });

  it.each([
    ['absurd-coordinates', { CRD_INFO_X: '0', CRD_INFO_Y: '0' }],
    ['outside-district', toProjectedText({ mapx: 127.0377, mapy: 37.5099 })],
  ])('stays without its point: %s', (reason, point) => {
    expect(parse({ ROAD_NM_ADDR, ...point })).toMatchObject({
      row: { at: null },
      rejections: [{ reason }],
    });
  });

  it('is kept with the fields that are read alone', () => {
    expect(pickLicenseFields({ BPLC_NM: '가', LCTN_AREA: '10' })).toEqual({ BPLC_NM: '가' });
    expect(pickLicenseFields('half')).toBe('half');
  });
});
