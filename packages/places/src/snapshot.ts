import * as v from 'valibot';
import { calendarDaySchema, integerBetween } from '@kioot/base/validation';
import type { Place } from './place';
import { getUnlistedReason } from './unlisted';

/** `data/synced/restaurants.meta.json`: times at which the rows were taken from their sources. */
export const snapshotInfoSchema = v.object({
  /** Time the list of the tourism organization was read. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  rows: integerBetween(0),
  sources: v.array(
    v.object({
      /** The `source` of the rows counted here. */
      source: v.string(),
      rows: integerBetween(0),
      /**
       * Day these rows were taken, `YYYY-MM-DD`; the oldest one for a source that came in parts.
       */
      takenOn: calendarDaySchema,
    }),
  ),
});

export type SnapshotInfo = v.InferOutput<typeof snapshotInfoSchema>;

/** Part of `source` of every row listed by the tourism organization. */
export const KTO_SOURCE = 'kto-tourapi';

/** Part of `source` of every row listed by Visit Seoul. */
export const VISIT_SEOUL_SOURCE = 'visitseoul';

/** True for a row that the tourism organization lists, alone or with another source. */
export function isFromKto(row: Pick<Place, 'source'>): boolean {
  return row.source.split('+').includes(KTO_SOURCE);
}

/** Part of `source` of every row of the register of the Seoul Tourism Organization. */
export const REGISTER_SOURCE = 'sto-register';

/** Source of places that only the register of restaurant licenses has. */
export const LICENSE_SOURCE = 'mois-license';
/** True for a row that Visit Seoul lists, alone or with the tourism organization. */
export function isFromVisitSeoul(row: Pick<Place, 'source'>): boolean {
  return row.source.split('+').includes(VISIT_SEOUL_SOURCE);
}

/**
 * False for a closed place, for one that is no restaurant, and for a row that its source no longer
 * lists, which stays for 30 days, for open result lists.
 */
export function isListed(
  row: Pick<Place, 'contentId' | 'title' | 'vanishedOn' | 'closedOn'>,
): boolean {
  return (
    row.vanishedOn === '' && row.closedOn === undefined && getUnlistedReason(row) === undefined
  );
}
