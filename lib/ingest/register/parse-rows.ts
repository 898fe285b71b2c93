import * as v from 'valibot';
import { hasLetter } from '@kioot/engine/text';
import type { Coordinates } from '../common/coordinates';
import type { RowResult, QuarantineReason } from '../common/quarantine';
import { lineText, pickFields, positive } from '../common/schemas';
import type { SourceRow } from '../source';
import type { Districts } from './districts';

const MAX_NAME_LENGTH = 200;
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
  RSTR_ID: id,
  RSTR_NM: text,
  RSTR_RDNMADR: text,
  RSTR_LNNO_ADRES: text,
  RSTR_LA: text,
  RSTR_LO: text,
  RSTR_TELNO: text,
});

const operationSchema = v.object({ RSTR_ID: id, BSNS_TM_CN: text, RESTDY_INFO_CN: text });

const lineSchema = v.object({
  MENU_ID: id,
  MENU_NM: text,
  MENU_PRICE: v.optional(v.unknown()),
  RSTR_ID: id,
});

const nameSchema = v.object({ MENU_ID: id, MENU_NM: text });
/** Fields of a row of any endpoint that the journal keeps. */
export const pickRegisterFields = (value: unknown): unknown =>
  pickFields(value, { ...placeSchema.entries, ...operationSchema.entries, ...lineSchema.entries });

const idsSchema = v.object({ RSTR_ID: v.optional(id), MENU_ID: v.optional(id) });

/** Restaurant of the register, without its hours and menu. */
export type RegisterPlace = Omit<SourceRow, 'hours' | 'lines'> & { readonly id: number };

export interface RegisterOperation {
  readonly id: number;
  readonly hours: string;
  readonly closedDays: string;
}

/** Validated menu line. */
export interface RegisterLine {
  readonly id: number;
  readonly placeId: number;
  readonly name: string;
  /** Null when unknown. */
  readonly priceWon: number | null;
}

/** Parses a row of `/rstr`. */
export function parsePlace(value: unknown, districts: Districts): RowResult<RegisterPlace> {
  const parsed = v.safeParse(placeSchema, value);
  if (!parsed.success) return toUnreadableRow(value);
  const row = parsed.output;
  const reject = (reason: QuarantineReason, rejected: string) =>
    ({ reason, id: row.RSTR_ID, value: rejected }) as const;
  const name = row.RSTR_NM;
  if (!hasLetterOrDigit(name)) return reject('no-name', name);
  if (name.length > MAX_NAME_LENGTH) return reject('name-too-long', name.slice(0, MAX_NAME_LENGTH));
  const address = row.RSTR_RDNMADR || row.RSTR_LNNO_ADRES;
  if (isOutsideSeoul(address)) return reject('outside-seoul', address);
  const coordinates = `${row.RSTR_LA}, ${row.RSTR_LO}`;
  const hasCoordinates = row.RSTR_LA !== '' && row.RSTR_LO !== '';
  const at = hasCoordinates ? { mapx: Number(row.RSTR_LO), mapy: Number(row.RSTR_LA) } : null;
  if (at) {
    if (!isPlausiblePoint(at)) return reject('absurd-coordinates', coordinates);
    const district = districts.findInAddress(address);
    if (!districts.contains(null, at)) return reject('outside-seoul', coordinates);
    if (!districts.contains(district, at))
      return reject('outside-district', `${coordinates}: ${address}`);
  }
  return { row: { id: row.RSTR_ID, name, address, phone: row.RSTR_TELNO, at } };
}

/** Parses a row of `/rstr/oprt`. */
export function parseOperation(value: unknown): RowResult<RegisterOperation> {
  const parsed = v.safeParse(operationSchema, value);
  if (!parsed.success) return toUnreadableRow(value);
  const { RSTR_ID, BSNS_TM_CN, RESTDY_INFO_CN } = parsed.output;
  return { row: { id: RSTR_ID, hours: BSNS_TM_CN, closedDays: RESTDY_INFO_CN } };
}

/** Parses a row of `/menu/korean`. Price 0 means unknown. */
export function parseLine(value: unknown): RowResult<RegisterLine> {
  const parsed = v.safeParse(lineSchema, value);
  if (!parsed.success) return toUnreadableRow(value);
  const { MENU_ID, MENU_NM: name, MENU_PRICE, RSTR_ID } = parsed.output;
  const reject = (reason: QuarantineReason, rejected: string) =>
    ({ reason, id: MENU_ID, value: rejected }) as const;
  if (!hasLetter(name)) return reject('no-name', name);
  if (name.length > MAX_NAME_LENGTH) return reject('name-too-long', name.slice(0, MAX_NAME_LENGTH));
  const price = parsePrice(MENU_PRICE);
  if (price === undefined) return reject('absurd-price', `${name}: ${String(MENU_PRICE)}`);
  return { row: { id: MENU_ID, placeId: RSTR_ID, name, priceWon: price } };
}

/** Parses a translated line of `/menu/eng`, `/menu/jpnse` or `/menu/chchr`. */
export function parseForeignName(value: unknown): RowResult<{ id: number; name: string }> {
  const parsed = v.safeParse(nameSchema, value);
  if (!parsed.success) return toUnreadableRow(value);
  return { row: { id: parsed.output.MENU_ID, name: parsed.output.MENU_NM } };
}

/** Price in won; null when unknown, undefined when implausible. */
function parsePrice(value: unknown): number | null | undefined {
  if (value === null || value === undefined || value === '') return null;
  const won = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  if (won === 0) return null;
  return Number.isInteger(won) && won >= MIN_PRICE_WON && won <= MAX_PRICE_WON ? won : undefined;
}

function toUnreadableRow(value: unknown) {
  const named = v.safeParse(idsSchema, value);
  const { MENU_ID = null, RSTR_ID = null } = named.success ? named.output : {};
  return {
    reason: 'unreadable',
    id: MENU_ID ?? RSTR_ID,
    value: (JSON.stringify(value) ?? '').slice(0, MAX_NAME_LENGTH),
  } as const;
}

const hasLetterOrDigit = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);

/** "부산광역시 중구 …": other cities have districts of the same names. */
function isOutsideSeoul(address: string): boolean {
  const [first = ''] = address.split(' ');
  return /(?:시|도)$/.test(first) && !first.startsWith('서울');
}

function isPlausiblePoint({ mapx, mapy }: Coordinates): boolean {
  return Math.abs(mapx) <= 180 && Math.abs(mapy) <= 90 && (mapx !== 0 || mapy !== 0);
}
