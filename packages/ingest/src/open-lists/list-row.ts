import * as v from 'valibot';
import { hasLetter } from '@kioot/engine/text';
import { DISH_PRICE_BOUNDS_WON } from '@kioot/places/place';
import { toPlainLine } from '@kioot/base/plain-line';
import { parseSeoulCoordinates, type Coordinates } from '../common/coordinates';
import {
  findNameProblem,
  refuse,
  toUnreadable,
  type PartlyParsed,
  type Rejection,
} from '../common/quarantine';
import { keepPoint, type Districts } from '../common/districts';

/** Separator of the lines of a menu in a list. */
const LINE_SEPARATOR = ' / ';
/** Maximum error of a point that counts as exact (meters, 90th percentile). */
const MAX_EXACT_ERROR_M = 40;

const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => toPlainLine(value.normalize('NFC'))),
);
/**
 * Address. A list of 2025 begins some with "서울특별시특별시", and one of 2023 spells the city out within
 * other names: 서울특별시숲길 is 서울숲길.
 */
const addressText = v.pipe(
  text,
  v.transform((address) =>
    address.replace(/^(서울특별시)특별시/, '$1').replace(/(?<!^)서울특별시/g, '서울'),
  ),
);
/** Placeholder of the lists for an unknown telephone, "02-000-0000", and a mistyped one: "002-356-8757". */
const NO_PHONE = /^(?:\d{2,4}-0+-0+|00.*)$/;
/** Published row; other fields are ignored. */
const publishedRowSchema = v.object({
  source_id: v.pipe(v.string(), v.minLength(1)),
  ...{ name_ko: text, name_en: text, name_ja: text, name_zh: text },
  ...{ addr: addressText, mapx: text, mapy: text, phone: text, hours: text, closed: text },
  ...{ menus: text, prices: text, kind: text },
  /** "2026", or "2023 (menus 2021)". */
  year: v.pipe(v.string(), v.regex(/^20\d\d(?: \(menus 20\d\d\))?$/)),
  pos_error_m: v.nullish(v.number(), null),
});

/** Dish and price in won; null if the list has no price. */
export type ListLine = [dish: string, priceWon: number | null];

const lineSchema = v.tuple([v.string(), v.nullable(v.number())]);

/** Validated row of an open list. Files omit empty fields. */
export const listRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  ...{ nameEn: text, nameJa: text, nameZh: text },
  ...{ address: addressText, phone: text, hours: text, closedDays: text, kind: text },
  /** Longitude and latitude in degrees. */
  at: v.optional(v.tuple([v.number(), v.number()])),
  /** Error of an interpolated point in meters (90th percentile). */
  errorM: v.optional(v.number()),
  lines: v.optional(v.array(lineSchema), []),
  year: v.number(),
  /** Year of the menu, if older. */
  menuYear: v.optional(v.number()),
});

export type ListRow = v.InferOutput<typeof listRowSchema>;

export const getCoordinates = ({ at }: Pick<ListRow, 'at'>): Coordinates | null =>
  at ? { mapx: at[0], mapy: at[1] } : null;

/**
 * Validates a published row. Drops invalid points and prices; rejects rows without a Korean name.
 *
 * @param value line of the list, parsed as JSON
 */
export function parseListRow(value: unknown, districts: Districts): PartlyParsed<ListRow> {
  const parsed = v.safeParse(publishedRowSchema, value);
  if (!parsed.success) return refuse(toUnreadable(value));
  const published = parsed.output;
  const { name_ko: name, addr: address, mapx, mapy } = published;
  const problem = findNameProblem(name, hasLetter);
  if (problem) return refuse(problem);
  const rejections: Rejection[] = [];
  const at = keepPoint([mapx, mapy], {
    ...{ parse: parseSeoulCoordinates, address, reason: 'outside-seoul', districts, rejections },
  });
  const isApproximate = (published.pos_error_m ?? 0) > MAX_EXACT_ERROR_M;
  const row: ListRow = {
    ...{ id: published.source_id, name, address, kind: published.kind },
    ...{ nameEn: published.name_en, nameJa: published.name_ja, nameZh: published.name_zh },
    phone: NO_PHONE.test(published.phone) ? '' : published.phone,
    ...{ hours: published.hours, closedDays: published.closed },
    ...(at && { at: [at.mapx, at.mapy] }),
    ...(at && isApproximate && { errorM: published.pos_error_m ?? undefined }),
    lines: parseLines(published.menus, published.prices, rejections),
    year: Number(published.year.slice(0, 4)),
    ...(published.year.length > 4 && { menuYear: Number(/\d+(?=\))/.exec(published.year)?.[0]) }),
  };
  return { row, rejections };
}

function parseLines(menus: string, prices: string, rejections: Rejection[]): ListLine[] {
  const won = prices.split('/').map((price) => price.trim());
  const dishes = new Map<string, number | null>();
  for (const [at, dish] of menus.split(LINE_SEPARATOR).entries()) {
    const name = dish.trim();
    if (name === '' || !hasLetter(name)) continue;
    const price = won[at] ? Number(won[at]) : null;
    const isPrice =
      price === null ||
      (Number.isInteger(price) &&
        price >= DISH_PRICE_BOUNDS_WON.min &&
        price <= DISH_PRICE_BOUNDS_WON.max);
    if (!isPrice) rejections.push({ reason: 'absurd-price', value: `${name}: ${won[at]}` });
    if (!dishes.has(name)) dishes.set(name, isPrice ? price : null);
  }
  return [...dishes];
}
