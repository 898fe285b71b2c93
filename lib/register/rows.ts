import { z } from 'zod';
import { hasLetter } from '@kioot/engine/text';
import type { Coordinates } from '../tourapi/coordinates';
import type { Districts } from './districts';

/** Ids of the register are plain numbers, as those of the tourism organisation are: the prefix keeps them apart. */
const ID_PREFIX = 'sto-';

const LONGEST_NAME = 200;
const LONGEST_TEXT = 2000;

/** In won: what is cheaper is no price but a number of something, what is dearer a slip of the keyboard. */
const PRICES = { least: 100, most: 3_000_000 };

const id = z
  .union([z.number().int().positive(), z.string().regex(/^[1-9]\d{0,15}$/)])
  .transform(Number);
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => cleanText(String(value ?? '')).slice(0, LONGEST_TEXT));
const placeSchema = z.object({
  RSTR_ID: id,
  RSTR_NM: text,
  RSTR_RDNMADR: text,
  RSTR_LNNO_ADRES: text,
  RSTR_LA: text,
  RSTR_LO: text,
  RSTR_TELNO: text,
  BSNS_STATM_BZCND_NM: text,
});

const operationSchema = z
  .object({ RSTR_ID: id, BSNS_TM_CN: text, RESTDY_INFO_CN: text })
  .transform((row) => ({
    id: row.RSTR_ID,
    hours: row.BSNS_TM_CN,
    closedDays: row.RESTDY_INFO_CN,
  }));

const lineSchema = z.object({
  MENU_ID: id,
  MENU_NM: text,
  MENU_PRICE: z.unknown().optional(),
  RSTR_ID: id,
});

const nameSchema = z
  .object({ MENU_ID: id, MENU_NM: text })
  .transform((row) => ({ id: row.MENU_ID, name: row.MENU_NM }));

/** A restaurant of the register that has passed. */
export interface RegisterPlace {
  readonly id: number;
  readonly name: string;
  /** The road address; the lot's where there is no other. */
  readonly address: string;
  readonly phone: string;
  readonly kind: string;
  /** Null where the register has none: such a place is known, and not found by distance. */
  readonly at: Coordinates | null;
}

export type RegisterOperation = z.infer<typeof operationSchema>;

/** A line of a menu that has passed. */
export interface RegisterLine {
  readonly id: number;
  readonly placeId: number;
  readonly name: string;
  /** Null where none is given. */
  readonly priceWon: number | null;
}

/** Why a row is not taken. */
export type QuarantineReason =
  | 'unreadable'
  | 'no-name'
  | 'name-too-long'
  | 'outside-seoul'
  | 'outside-district'
  | 'absurd-coordinates'
  | 'absurd-price'
  | 'repeated-id'
  | 'unknown-place';

/** A row that passed, or why it did not: `value` is what is wrong, and `id` whose it is, where that can be read. */
export type Checked<Row> =
  | { readonly row: Row }
  | { readonly reason: QuarantineReason; readonly id: number | null; readonly value: string };

/** The id under which a place of the register stands among all places. */
export function toPlaceId(registerId: number): string {
  return `${ID_PREFIX}${registerId}`;
}

/** A row of `/rstr`. */
export function parsePlace(value: unknown, districts: Districts): Checked<RegisterPlace> {
  const parsed = placeSchema.safeParse(value);
  if (!parsed.success) return toUnreadable(value);
  const row = parsed.data;
  const fail = (reason: QuarantineReason, wrong: string) =>
    ({ reason, id: row.RSTR_ID, value: wrong }) as const;
  const name = row.RSTR_NM;
  if (!hasLetterOrDigit(name)) return fail('no-name', name);
  if (name.length > LONGEST_NAME) return fail('name-too-long', name.slice(0, LONGEST_NAME));
  const address = row.RSTR_RDNMADR || row.RSTR_LNNO_ADRES;
  if (isElsewhere(address)) return fail('outside-seoul', address);
  const written = `${row.RSTR_LA}, ${row.RSTR_LO}`;
  const hasPlace = row.RSTR_LA !== '' && row.RSTR_LO !== '';
  const at = hasPlace ? { mapx: Number(row.RSTR_LO), mapy: Number(row.RSTR_LA) } : null;
  if (at) {
    if (!isOnEarth(at)) return fail('absurd-coordinates', written);
    const district = districts.getNamed(address);
    if (!districts.holds(null, at)) return fail('outside-seoul', written);
    if (!districts.holds(district, at)) return fail('outside-district', `${written}: ${address}`);
  }
  return {
    row: {
      id: row.RSTR_ID,
      name,
      address,
      phone: row.RSTR_TELNO,
      kind: row.BSNS_STATM_BZCND_NM,
      at,
    },
  };
}

/** A row of `/rstr/oprt`. */
export function parseOperation(value: unknown): Checked<RegisterOperation> {
  const parsed = operationSchema.safeParse(value);
  return parsed.success ? { row: parsed.data } : toUnreadable(value);
}

/** A row of `/menu/korean`. A price of 0 is none. */
export function parseLine(value: unknown): Checked<RegisterLine> {
  const parsed = lineSchema.safeParse(value);
  if (!parsed.success) return toUnreadable(value);
  const { MENU_ID, MENU_NM: name, MENU_PRICE, RSTR_ID } = parsed.data;
  const fail = (reason: QuarantineReason, wrong: string) =>
    ({ reason, id: MENU_ID, value: wrong }) as const;
  if (!hasLetter(name)) return fail('no-name', name);
  if (name.length > LONGEST_NAME) return fail('name-too-long', name.slice(0, LONGEST_NAME));
  const price = parsePrice(MENU_PRICE);
  if (price === undefined) return fail('absurd-price', `${name}: ${String(MENU_PRICE)}`);
  return { row: { id: MENU_ID, placeId: RSTR_ID, name, priceWon: price } };
}

/** A row of `/menu/eng`, `/menu/jpnse` or `/menu/chchr`: what a line is called there. */
export function parseForeignName(value: unknown): Checked<{ id: number; name: string }> {
  const parsed = nameSchema.safeParse(value);
  return parsed.success ? { row: parsed.data } : toUnreadable(value);
}

/** Won, null for none, undefined for what is no price. */
function parsePrice(value: unknown): number | null | undefined {
  if (value === null || value === undefined || value === '') return null;
  const won = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  if (won === 0) return null;
  return Number.isInteger(won) && won >= PRICES.least && won <= PRICES.most ? won : undefined;
}

function toUnreadable(value: unknown) {
  const named = z.object({ RSTR_ID: id.optional(), MENU_ID: id.optional() }).safeParse(value);
  return {
    reason: 'unreadable',
    id: named.data?.MENU_ID ?? named.data?.RSTR_ID ?? null,
    value: (JSON.stringify(value) ?? '').slice(0, LONGEST_NAME),
  } as const;
}

/** One line, in one form, without characters that draw nothing. */
function cleanText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
}

const hasLetterOrDigit = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);

/** "부산광역시 중구 …": districts of other cities have the names of Seoul's. */
function isElsewhere(address: string): boolean {
  const [first = ''] = address.split(' ');
  return /(?:시|도)$/.test(first) && !first.startsWith('서울');
}

function isOnEarth({ mapx, mapy }: Coordinates): boolean {
  return Math.abs(mapx) <= 180 && Math.abs(mapy) <= 90 && (mapx !== 0 || mapy !== 0);
}
