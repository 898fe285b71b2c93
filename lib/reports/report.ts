import * as v from 'valibot';
import { isPlaceId } from '../places/place-path';
import { toPlainLine } from '@kioot/base/plain-line';
import { contentIdSchema } from '../search/contract/id-and-point-schemas';
import { textBetween } from '@kioot/base/validation';

/** Length of the name of a restaurant, which is the longest. Not imported: the limits would be in every page. */
const MAX_DISH_LENGTH = 200;

export const REPORTS_PATH = '/api/reports';

/** Mistakes to choose from; `report_kind` of the database. */
export const REPORT_KINDS = ['closed', 'hours', 'menu', 'position', 'dish'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** In UTF-16 units; the database allows as many code points. */
export const MAX_NOTE_LENGTH = 500;

const lineSchema = (maxLength: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((text) => (text === null ? null : toPlainLine(text) || null)),
      v.nullable(textBetween(1, maxLength)),
    ),
    null,
  );

/** Report of a mistake about a place. Nothing about the visitor: unknown fields are rejected. */
export const reportSchema = v.pipe(
  v.strictObject({
    /** 32 hexadecimal digits, made on the phone: a report that is sent twice is stored once. */
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    contentId: v.pipe(contentIdSchema, v.check(isPlaceId)),
    kind: v.picklist(REPORT_KINDS),
    /** Korean name of the dish that is not as listed. */
    dish: lineSchema(MAX_DISH_LENGTH),
    note: lineSchema(MAX_NOTE_LENGTH),
  }),
  v.forward(
    v.check(({ kind, dish }) => dish === null || kind === 'dish'),
    ['dish'],
  ),
);

export type Report = v.InferOutput<typeof reportSchema>;

/** Random id of a report; `crypto.randomUUID` is missing on pages without HTTPS. */
export function createReportId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
