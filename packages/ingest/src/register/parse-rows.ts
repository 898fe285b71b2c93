import * as v from 'valibot';
import { hasLetter } from '@kioot/engine/text';
import type { Coordinates } from '../common/coordinates';
import {
  findNameProblem,
  refuse,
  toUnreadable,
  type PartlyParsed,
  type Rejection,
} from '../common/quarantine';
import { lineText, pickFields, positive } from '../common/schemas';
import type { SourceRow } from '../source';
import type { Districts } from '../common/districts';

const MAX_TEXT_LENGTH = 2000;

/** Range of plausible prices: lower values are quantities, higher ones typing errors. */
const MIN_PRICE_WON = 100;
const MAX_PRICE_WON = 3_000_000;

const id = v.union([positive, v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number))]);
const text = v.pipe(
  lineText,
  v.transform((value) => value.slice(0, MAX_TEXT_LENGTH)),
);
const placeSchema = v.object({
  ...{ RSTR_ID: id, RSTR_NM: text, RSTR_RDNMADR: text, RSTR_LNNO_ADRES: text },
  ...{ RSTR_LA: text, RSTR_LO: text, RSTR_TELNO: text },
});

const operationSchema = v.object({ RSTR_ID: id, BSNS_TM_CN: text, RESTDY_INFO_CN: text });

const lineSchema = v.object({
  ...{ MENU_ID: id, MENU_NM: text, MENU_PRICE: v.optional(v.unknown()), RSTR_ID: id },
});

const nameSchema = v.object({ MENU_ID: id, MENU_NM: text });
/** Fields of a row of any endpoint that the journal keeps. */
export const pickRegisterFields = (value: unknown): unknown =>
  pickFields(value, { ...placeSchema.entries, ...operationSchema.entries, ...lineSchema.entries });

const idsSchema = v.object({ RSTR_ID: v.optional(id), MENU_ID: v.optional(id) });

/** Restaurant of the register, without its hours and menu. */
export type RegisterPlace = Omit<SourceRow, 'hours' | 'lines'> & { readonly id: number };

/** Row, or its rejection with the id that it has. */
function parseRow<Fields, Row>(
  schema: v.GenericSchema<unknown, Fields>,
  value: unknown,
  check: (fields: Fields) => { readonly row: Row } | Rejection,
): PartlyParsed<Row> {
  const ids = v.safeParse(idsSchema, value);
  const { MENU_ID, RSTR_ID = null } = ids.success ? ids.output : {};
  const parsed = v.safeParse(schema, value);
  const checked = parsed.success ? check(parsed.output) : toUnreadable(value);
  return 'row' in checked
    ? { row: checked.row, rejections: [] }
    : refuse({ ...checked, id: MENU_ID ?? RSTR_ID });
}

/** Parses a row of `/rstr`. */
export const parsePlace = (value: unknown, districts: Districts): PartlyParsed<RegisterPlace> =>
  parseRow(placeSchema, value, (row) => {
    const { RSTR_ID: id, RSTR_NM: name, RSTR_TELNO: phone, RSTR_LA: mapy, RSTR_LO: mapx } = row;
    const address = row.RSTR_RDNMADR || row.RSTR_LNNO_ADRES;
    const rejection = findNameProblem(name);
    if (rejection) return rejection;
    if (isOutsideSeoul(address)) return { reason: 'outside-seoul', value: address };
    const at = mapy !== '' && mapx !== '' ? { mapx: Number(mapx), mapy: Number(mapy) } : null;
    const reason = at && findPointProblem(at, address, districts);
    if (!reason) return { row: { id, name, address, phone, at } };
    const written = `${mapy}, ${mapx}`;
    return { reason, value: reason === 'outside-district' ? `${written}: ${address}` : written };
  });

/** Parses a row of `/rstr/oprt`. */
export const parseOperation = (value: unknown) =>
  parseRow(
    operationSchema,
    value,
    ({ RSTR_ID, BSNS_TM_CN: hours, RESTDY_INFO_CN: closedDays }) => ({
      row: { id: RSTR_ID, hours, closedDays },
    }),
  );

/** Parses a row of `/menu/korean`. Price 0 means unknown. */
export const parseLine = (value: unknown) =>
  parseRow(lineSchema, value, ({ MENU_ID: id, RSTR_ID: placeId, MENU_NM: name, MENU_PRICE }) => {
    const rejection = findNameProblem(name, hasLetter);
    if (rejection) return rejection;
    const priceWon = parsePrice(MENU_PRICE);
    if (priceWon !== undefined) return { row: { id, placeId, name, priceWon } };
    return { reason: 'absurd-price', value: `${name}: ${String(MENU_PRICE)}` };
  });

/** Parses a translated line of `/menu/eng`, `/menu/jpnse` or `/menu/chchr`. */
export const parseForeignName = (value: unknown) =>
  parseRow(nameSchema, value, ({ MENU_ID: id, MENU_NM: name }) => ({ row: { id, name } }));

/** Price in won; null when unknown, undefined when implausible. */
function parsePrice(value: unknown): number | null | undefined {
  if (value === null || value === undefined || value === '') return null;
  const won = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  if (won === 0) return null;
  return Number.isInteger(won) && won >= MIN_PRICE_WON && won <= MAX_PRICE_WON ? won : undefined;
}

/** "부산광역시 중구 …": other cities have districts of the same names. */
function isOutsideSeoul(address: string): boolean {
  const [first = ''] = address.split(' ');
  return /(?:시|도)$/.test(first) && !first.startsWith('서울');
}

function findPointProblem(at: Coordinates, address: string, districts: Districts) {
  const { mapx, mapy } = at;
  const isPlausible = Math.abs(mapx) <= 180 && Math.abs(mapy) <= 90 && (mapx !== 0 || mapy !== 0);
  if (!isPlausible) return 'absurd-coordinates';
  if (!districts.contains(null, at)) return 'outside-seoul';
  return districts.contains(districts.findInAddress(address), at) ? null : 'outside-district';
}
