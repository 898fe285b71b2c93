import { MAX_ID_LETTERS } from '../limits';
import { check, either, list, map, object, sized, text, wholeFrom, within } from '../schema';
import { KOREA_BOUNDS } from './korea';

/*
 * What a look-up is asked and answers: apart from the restaurants (`contract.ts`), of which most screens of the wizard
 * need to read none.
 */

/** Control characters: no id has one, and a database refuses U+0000 in any text. */
const CONTROL = /\p{Cc}/u;

export const contentIdSchema = either(
  check(sized(text, 1, MAX_ID_LETTERS), (id) => !CONTROL.test(id)),
  map(wholeFrom(Number.MIN_SAFE_INTEGER), String),
);
export const contentIdListSchema = list(contentIdSchema);

/** A point in Korea: longitude and latitude in degrees. */
export const pointFields = { mapx: within(KOREA_BOUNDS.mapx), mapy: within(KOREA_BOUNDS.mapy) };
export const pointSchema = object(pointFields);
