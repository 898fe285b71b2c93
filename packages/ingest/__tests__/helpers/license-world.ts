import proj4 from 'proj4';
import districtCodes from '../../src/licenses/district-codes.json';
import { LICENSE_DISTRICTS } from '../../src/licenses/sync-licenses';
import { EPSG_5174 } from '../../src/licenses/parse-license';
import type { Place } from '@kioot/places/place';
import { createRandom } from '@/tools/random';

/** A license with the fields of the service. */
export type LicenseRow = Record<string, string | null>;

/** Licenses by the code of their district's office. */
export type LicenseWorld = Record<string, LicenseRow[]>;

/** World in which one district alone has licenses. */
export const toDistrictWorld = (
  district: keyof typeof districtCodes,
  rows: LicenseRow[],
): LicenseWorld => ({
  ...Object.fromEntries(Object.values(districtCodes).map((code) => [code, []])),
  [districtCodes[district]]: rows,
});

/** Newcomers are of few districts, so that these have several pages. */
const NEWCOMER_DISTRICTS = ['종로구', '마포구', '강남구'] as const;

/** A point in degrees as the service writes it, in meters. */
export function toProjectedText({ mapx, mapy }: { mapx: number; mapy: number }): {
  CRD_INFO_X: string;
  CRD_INFO_Y: string;
} {
  const [x, y] = proj4(EPSG_5174, 'WGS84').inverse([mapx, mapy]);
  return { CRD_INFO_X: `${x.toFixed(6)}    `, CRD_INFO_Y: `${y.toFixed(6)}    ` };
}

/** A license that trades, with the fields that a test names. */
export function toLicenseRow(row: LicenseRow): LicenseRow {
  return {
    ...{ OPN_ATMY_GRP_CD: '3000000', MNG_NO: '3000000-101-2019-00001', LCPMT_YMD: '2019-03-04' },
    ...{ CLSBIZ_YMD: '', SALS_STTS_CD: '01', SALS_STTS_NM: '영업/정상', DTL_SALS_STTS_NM: '영업' },
    ...{ BPLC_NM: '이문설렁탕', TELNO: '', LOTNO_ADDR: '', ROAD_NM_ADDR: '' },
    ...{ CRD_INFO_X: '', CRD_INFO_Y: '', BZSTAT_SE_NM: '한식' },
    ...row,
  };
}

export const closed = (day: string): LicenseRow => ({
  ...{ SALS_STTS_CD: '03', SALS_STTS_NM: '폐업', DTL_SALS_STTS_NM: '폐업', CLSBIZ_YMD: day },
});

/**
 * Made-up licenses of real places: some trade, some closed, some closed and were opened again, some have none; and of
 * restaurants that nobody knows, a part of them listed twice. The same for the same seed.
 */
export function createLicenseWorld(
  seed: number,
  rows: readonly Place[],
  newcomers: number,
): LicenseWorld {
  const random = createRandom(seed);
  const world = toDistrictWorld('종로구', []);
  let number = 0;
  const add = (district: keyof typeof districtCodes, row: LicenseRow) => {
    const code = districtCodes[district];
    number += 1;
    const MNG_NO = `${code}-101-2015-${String(number).padStart(5, '0')}`;
    world[code]?.push(toLicenseRow({ OPN_ATMY_GRP_CD: code, MNG_NO, ...row }));
  };
  for (const { title, addr1, tel, mapx, mapy } of rows) {
    const district = LICENSE_DISTRICTS.find((name) => addr1.includes(name)) ?? '종로구';
    const point = mapx !== null && mapy !== null ? toProjectedText({ mapx, mapy }) : {};
    const row = { BPLC_NM: title, ROAD_NM_ADDR: addr1, TELNO: tel, ...point };
    const choice = random();
    if (choice < 0.6) add(district, row);
    else if (choice < 0.7) {
      add(district, { ...row, ...closed('2018-05-02') });
      add(district, row);
    } else if (choice < 0.85) add(district, { ...row, ...closed('2026-09-30') });
    else if (choice < 0.88) add(district, { ...row, ...closed('') });
  }
  for (let at = 0; at < newcomers; at += 1) {
    const district = NEWCOMER_DISTRICTS[Math.floor(random() * NEWCOMER_DISTRICTS.length)] ?? '중구';
    const row = { BPLC_NM: `시험식당 ${at}`, ROAD_NM_ADDR: `서울특별시 ${district} 시험로 ${at}` };
    add(district, random() < 0.4 ? { ...row, ...closed('2020-01-31') } : row);
    if (random() < 0.05) add(district, row);
    if (random() < 0.01) add(district, { ...row, BPLC_NM: '-' });
  }
  return world;
}
