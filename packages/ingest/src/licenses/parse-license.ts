import proj4 from 'proj4';
import * as v from 'valibot';
import { calendarDaySchema } from '@kioot/base/validation';
import { parseSeoulCoordinates, type Coordinates } from '../common/coordinates';
import {
  findNameProblem,
  refuse,
  toUnreadable,
  type PartlyParsed,
  type Rejection,
} from '../common/quarantine';
import { lineText, pickFields } from '../common/schemas';
import { keepPoint, type Districts } from '../common/districts';

/** A license as the service writes it: the fields that are read, and no others. */
const rowSchema = v.object({
  MNG_NO: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,57}$/)),
  BPLC_NM: lineText,
  ROAD_NM_ADDR: lineText,
  LOTNO_ADDR: lineText,
  TELNO: lineText,
  SALS_STTS_CD: lineText,
  CLSBIZ_YMD: lineText,
  CRD_INFO_X: lineText,
  CRD_INFO_Y: lineText,
});

/** `SALS_STTS_CD`: trading, suspended, closed, and cancelled or expired by the office. */
const STATES = { '01': 'open', '02': 'suspended', '03': 'closed', '04': 'cancelled' } as const;

/** A checked license of a restaurant. */
export interface License {
  /** Number that the office gave it: "3220000-101-2026-00267". */
  readonly id: string;
  readonly name: string;
  /** Road address; empty for an old license, which has a lot alone. */
  readonly address: string;
  readonly lotAddress: string;
  readonly phone: string;
  readonly state: (typeof STATES)[keyof typeof STATES];
  /** `YYYY-MM-DD`; null unless it is closed. */
  readonly closedOn: string | null;
  readonly at: Coordinates | null;
}

/** Fields of a row that the journal keeps. */
export const pickLicenseFields = (value: unknown): unknown => pickFields(value, rowSchema.entries);

/**
 * Checks a row of the service. A point outside Seoul or its district is left out and the row stays; one without a name, of
 * no known state, or closed without a day that has come is refused.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function parseLicense(
  value: unknown,
  districts: Districts,
  today: string,
): PartlyParsed<License> {
  const parsed = v.safeParse(rowSchema, value);
  if (!parsed.success) return refuse(toUnreadable(value));
  const row = parsed.output;
  const name = row.BPLC_NM;
  const problem = findNameProblem(name);
  if (problem) return refuse(problem);
  const code = row.SALS_STTS_CD;
  if (!isState(code)) return refuse({ reason: 'unknown-state', value: `${name}: ${code}` });
  const state = STATES[code];
  const closedOn = state === 'closed' ? parseDay(row.CLSBIZ_YMD) : null;
  if (state === 'closed' && (closedOn === null || closedOn > today)) {
    return refuse({ reason: 'no-closing-day', value: `${name}: ${row.CLSBIZ_YMD}` });
  }
  const rejections: Rejection[] = [];
  const at = keepPoint([row.CRD_INFO_X, row.CRD_INFO_Y], {
    ...{ parse: parseProjectedPoint, address: row.ROAD_NM_ADDR || row.LOTNO_ADDR },
    ...{ reason: 'absurd-coordinates', districts, rejections },
  });
  return {
    row: {
      ...{ id: row.MNG_NO, name, address: row.ROAD_NM_ADDR, lotAddress: row.LOTNO_ADDR },
      ...{ phone: row.TELNO, state, closedOn, at },
    },
    rejections,
  };
}

/**
 * EPSG:5174, which proj4 does not carry: Korean 1985 modified, central belt, on the Bessel ellipsoid. The seven parameters
 * to WGS 84 are those of the National Geographic Information Institute.
 */
export const EPSG_5174 = [
  ...['+proj=tmerc', '+lat_0=38', '+lon_0=127.0028902777778', '+k=1', '+x_0=200000', '+y_0=500000'],
  ...['+ellps=bessel', '+towgs84=-115.80,474.99,674.11,1.16,-2.31,-1.63,6.43', '+units=m'],
  '+no_defs',
].join(' ');

const projection = proj4(EPSG_5174, 'WGS84');

/**
 * Meters in EPSG:5174 as degrees; null for blanks, for what is no number, and for a point far from Seoul.
 *
 * @example parseProjectedPoint('198236.1', '452204.5') // { mapx: 126.98…, mapy: 37.57… }
 */
export function parseProjectedPoint(x: string, y: string): Coordinates | null {
  const east = x.trim() === '' ? NaN : Number(x);
  const north = y.trim() === '' ? NaN : Number(y);
  if (!Number.isFinite(east) || !Number.isFinite(north)) return null;
  const [mapx, mapy] = projection.forward([east, north]);
  return parseSeoulCoordinates(String(mapx), String(mapy));
}

const isState = (code: string): code is keyof typeof STATES => Object.hasOwn(STATES, code);

/** "2026-10-07" and "20261007" as `YYYY-MM-DD`; null for no day of the calendar. */
function parseDay(written: string): string | null {
  const day = written.replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, '$1-$2-$3');
  return v.is(calendarDaySchema, day) ? day : null;
}
