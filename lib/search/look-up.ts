import { MAX_ID_LETTERS } from '../limits';
import { either, list, map, object, sized, text, wholeFrom, within } from '../schema';
import { KOREA_BOUNDS } from './korea';

/*
 * What a look-up is asked and answers: apart from the restaurants (`contract.ts`), of which most screens of the wizard
 * need to read none.
 */

export const contentIdSchema = either(
  sized(text, 1, MAX_ID_LETTERS),
  map(wholeFrom(Number.MIN_SAFE_INTEGER), String),
);
export const contentIdListSchema = list(contentIdSchema);

/** A point in Korea: longitude and latitude in degrees. */
export const pointFields = { mapx: within(KOREA_BOUNDS.mapx), mapy: within(KOREA_BOUNDS.mapy) };
export const pointSchema = object(pointFields);
