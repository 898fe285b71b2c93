import * as v from 'valibot';
import { numberBetween, textBetween } from '@kioot/base/validation';
import { MAX_ID_LENGTH } from '../../payload-limits';

/*
 * Schemas of ids and points, apart from the restaurants (`rec-contract.ts`), which most screens of
 * the wizard do not load.
 */

/** Bounding box of South Korea with Jeju and Ulleungdo: longitude, then latitude, in degrees. */
export const KOREA_BOUNDS = { mapx: [124, 132], mapy: [33, 39] } as const;
/** Bounding box of Seoul with a margin of one kilometer: longitude, then latitude, in degrees. */
export const SEOUL_BOUNDS = { mapx: [126.75, 127.2], mapy: [37.42, 37.71] } as const;

export const contentIdSchema = v.union([
  // No id has control characters, and a database rejects U+0000 in text.
  v.pipe(textBetween(1, MAX_ID_LENGTH), v.regex(/^\P{Cc}+$/u)),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);
export const contentIdListSchema = v.array(contentIdSchema);

/** Point in Korea: longitude and latitude in degrees. */
export const pointFields = {
  mapx: numberBetween(KOREA_BOUNDS.mapx),
  mapy: numberBetween(KOREA_BOUNDS.mapy),
};
export const pointSchema = v.object(pointFields);
