import * as v from 'valibot';
import { MAX_ID_LENGTH } from '../../payload-limits';
import { numberBetween, textBetween } from '@kioot/base/validation';
import { KOREA_BOUNDS } from '../../geo-bounds';

/*
 * Schemas of ids and points, apart from the restaurants (`rec-contract.ts`), which most screens of
 * the wizard do not load.
 */

/** Control characters: no id has any, and a database rejects U+0000 in text. */
const CONTROL_CHARACTER = /\p{Cc}/u;

export const contentIdSchema = v.union([
  v.pipe(
    textBetween(1, MAX_ID_LENGTH),
    v.check((id) => !CONTROL_CHARACTER.test(id)),
  ),
  v.pipe(
    v.number(),
    v.check((id) => Number.isSafeInteger(id)),
    v.transform(String),
  ),
]);
export const contentIdListSchema = v.array(contentIdSchema);

/** Point in Korea: longitude and latitude in degrees. */
export const pointFields = {
  mapx: numberBetween(KOREA_BOUNDS.mapx),
  mapy: numberBetween(KOREA_BOUNDS.mapy),
};
export const pointSchema = v.object(pointFields);
