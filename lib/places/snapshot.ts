import * as v from 'valibot';
import { calendarDaySchema, integerBetween } from '../validation';
import type { RestaurantRow } from './row';

/** `data/snapshot.json`: when the rows were taken from their sources. */
export const snapshotInfoSchema = v.object({
  /** When the tourism organisation's list was read. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  rows: integerBetween(0),
  sources: v.array(
    v.object({
      /** The `source` of the rows counted here. */
      source: v.string(),
      rows: integerBetween(0),
      /** The day these rows were taken, `YYYY-MM-DD`; the oldest one where a source came in parts. */
      takenOn: calendarDaySchema,
    }),
  ),
});

export type SnapshotInfo = v.InferOutput<typeof snapshotInfoSchema>;

/** The part of `source` that every row listed by the tourism organisation carries. */
export const KTO_SOURCE = 'kto-tourapi';

/** The part of `source` that every row listed by Visit Seoul carries. */
export const VISIT_SEOUL_SOURCE = 'visitseoul';

/** True for a row that the tourism organisation lists, alone or with another source. */
export function isFromKto(row: Pick<RestaurantRow, 'source'>): boolean {
  return row.source.split('+').includes(KTO_SOURCE);
}

/** The part of `source` that every row of the register of the Seoul Tourism Organization carries. */
export const REGISTER_SOURCE = 'sto-register';

/** True for a row that the register knows, alone or with others. */
export function isFromRegister(row: Pick<RestaurantRow, 'source'>): boolean {
  return row.source.split('+').includes(REGISTER_SOURCE);
}

/** True for a row that Visit Seoul lists, alone or with the tourism organisation. */
export function isFromVisitSeoul(row: Pick<RestaurantRow, 'source'>): boolean {
  return row.source.split('+').includes(VISIT_SEOUL_SOURCE);
}

/** False for a row that its source no longer lists; it stays for 30 days so that open result lists still find it. */
export function isListed(row: Pick<RestaurantRow, 'vanishedOn'>): boolean {
  return row.vanishedOn === '';
}
