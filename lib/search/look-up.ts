import * as v from 'valibot';
import { MAX_ID_LETTERS } from '../limits';
import { numberBetween, textBetween } from '../validation';
import { KOREA_BOUNDS } from './korea';

/*
 * What a look-up is asked and answers: apart from the restaurants (`contract.ts`), of which most screens of the wizard
 * need to read none.
 */

/** Control characters: no id has one, and a database refuses U+0000 in any text. */
const CONTROL = /\p{Cc}/u;

export const contentIdSchema = v.union([
  v.pipe(
    textBetween(1, MAX_ID_LETTERS),
    v.check((id) => !CONTROL.test(id)),
  ),
  v.pipe(
    v.number(),
    v.check((id) => Number.isSafeInteger(id)),
    v.transform(String),
  ),
]);
export const contentIdListSchema = v.array(contentIdSchema);

/** A point in Korea: longitude and latitude in degrees. */
export const pointFields = {
  mapx: numberBetween(KOREA_BOUNDS.mapx),
  mapy: numberBetween(KOREA_BOUNDS.mapy),
};
export const pointSchema = v.object(pointFields);
