import { describe, expect, it } from '@jest/globals';
import { readDistricts } from '../../src/common/districts';
import { parseLine, parsePlace } from '../../src/register/parse-rows';

const districts = readDistricts();
const PLACE = {
  RSTR_ID: 1088,
  RSTR_NM: '펜앤커피',
  RSTR_RDNMADR: '서울특별시 종로구 인사동5길 12',
  RSTR_LNNO_ADRES: '서울특별시 종로구 관훈동 198-10',
  RSTR_LA: '37.5728571',
  RSTR_LO: '126.9855771',
  RSTR_TELNO: '02-725-0062',
  BSNS_STATM_BZCND_NM: '기타',
};
const LINE = { MENU_ID: 900_001, MENU_NM: '송이전복(R)', MENU_PRICE: 120_000, RSTR_ID: 2178 };

describe('rows of the register', () => {
  it('parses valid rows', () => {
    expect(parsePlace(PLACE, districts)).toEqual({
      row: {
        id: 1088,
        name: '펜앤커피',
        address: '서울특별시 종로구 인사동5길 12',
        phone: '02-725-0062',
        at: { mapx: 126.9855771, mapy: 37.5728571 },
      },
      rejections: [],
    });
    expect(parseLine({ ...LINE, MENU_PRICE: 0 })).toMatchObject({ row: { priceWon: null } });
  });

  it('accepts rows without coordinates, address or telephone', () => {
    const bare = { RSTR_LA: null, RSTR_LO: null, RSTR_RDNMADR: null, RSTR_TELNO: null };
    const checked = parsePlace({ ...PLACE, ...bare, RSTR_LNNO_ADRES: null }, districts);
    expect(checked).toMatchObject({ row: { address: '', phone: '', at: null } });
  });

  it.each([
    ['unreadable', null],
    ['unreadable', 'a text'],
    ['unreadable', { ...PLACE, RSTR_ID: -1 }],
    ['unreadable', { ...PLACE, RSTR_NM: { name: '펜앤커피' } }],
    ['no-name', { ...PLACE, RSTR_NM: ' \u200b- ' }],
    ['name-too-long', { ...PLACE, RSTR_NM: '가'.repeat(201) }],
    ['absurd-coordinates', { ...PLACE, RSTR_LA: '0', RSTR_LO: '0' }],
    ['absurd-coordinates', { ...PLACE, RSTR_LA: 'north' }],
    ['absurd-coordinates', { ...PLACE, RSTR_LA: '126.98', RSTR_LO: '37.57' }],
    ['outside-seoul', { ...PLACE, RSTR_LA: '35.1' }],
    ['outside-district', { ...PLACE, RSTR_LA: '37.4979', RSTR_LO: '127.0276' }],
    // Busan has a district of the same name.
    ['outside-seoul', { ...PLACE, RSTR_RDNMADR: '부산광역시 중구 광복로 1' }],
  ])('rejects a place as %s (%#)', (reason, value) => {
    expect(parsePlace(value, districts)).toMatchObject({ row: null, rejections: [{ reason }] });
  });

  it.each([
    ['unreadable', []],
    ['unreadable', { ...LINE, RSTR_ID: null }],
    ['no-name', { ...LINE, MENU_NM: '12,000' }],
    ['absurd-price', { ...LINE, MENU_PRICE: -5000 }],
    ['absurd-price', { ...LINE, MENU_PRICE: 12 }],
    ['absurd-price', { ...LINE, MENU_PRICE: 99_999_999 }],
    ['absurd-price', { ...LINE, MENU_PRICE: 'dear' }],
    ['absurd-price', { ...LINE, MENU_PRICE: [8000] }],
  ])('rejects a menu line as %s (%#)', (reason, value) => {
    expect(parseLine(value)).toMatchObject({ row: null, rejections: [{ reason }] });
  });

  it('accepts a place across the street from its district', () => {
    // North of the border of Jung-gu and Jongno-gu, within the tolerance of 300 m: rows of other
    // districts lie farther out.
    const address = { RSTR_RDNMADR: '서울특별시 중구 세종대로 136' };
    const at = { RSTR_LA: '37.5688', RSTR_LO: '126.9779' };
    expect(parsePlace({ ...PLACE, ...address, ...at }, districts)).toMatchObject({
      rejections: [],
    });
  });
});
