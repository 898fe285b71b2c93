import { ALLERGENS } from '../engine/needs/allergens';
import { MAX_ENTRIES, MAX_LETTERS, MAX_PAGE, MAX_PAGE_SIZE, MAX_SENTENCE_LETTERS } from '../limits';
import { RADII_M } from '../radii';
import {
  Mismatch,
  list,
  map,
  object,
  oneOf,
  optional,
  sized,
  text,
  wholeFrom,
  type Schema,
} from '../schema';
import {
  restaurantSchema,
  type ContentIdRequest,
  type FilterRequest,
  type PageRequest,
  type SearchProfile,
} from './contract';
import { contentIdSchema, pointFields, pointSchema } from './look-up';

// The keys of the table, which `Object.entries` forgets.
const LIMITS = Object.entries(MAX_LETTERS) as [keyof typeof MAX_LETTERS, number][];

/** The field of a place that is longer than the engine has time for (`MAX_LETTERS`). */
export function getTooLongField(
  place: Partial<Record<keyof typeof MAX_LETTERS, string | null>>,
): string | undefined {
  return LIMITS.find(([field, letters]) => (place[field]?.length ?? 0) > letters)?.[0];
}

/** A restaurant that the calls hand out and take back. */
export const boundedRestaurantSchema = map(restaurantSchema, (restaurant) => {
  const field = getTooLongField(restaurant);
  return field === undefined ? restaurant : new Mismatch().under(field);
});

export const contentIdRequestSchema: Schema<ContentIdRequest> = object({
  ...pointFields,
  radius: oneOf(RADII_M),
});

const flag: Schema<boolean> = (value) => (typeof value === 'boolean' ? value : new Mismatch());

/** A code that is not known is refused: to pass over it would promise what nobody looked at. */
const profileSchema: Schema<SearchProfile> = object({
  allergies: sized(list(oneOf(ALLERGENS)), 0, ALLERGENS.length),
  notSpicy: optional(flag),
  noFivePungent: optional(flag),
});

export const filterRequestSchema: Schema<FilterRequest> = object({
  contentIdList: sized(list(contentIdSchema), 0, MAX_ENTRIES),
  userPref: sized(text, 1, MAX_SENTENCE_LETTERS),
  certainty: optional(oneOf(['maybe', 'unknown'])),
  profile: optional(profileSchema),
  origin: optional(pointSchema),
});

export const pageRequestSchema: Schema<PageRequest> = object({
  restaurantInfo: sized(list(boundedRestaurantSchema), 0, MAX_ENTRIES),
  page: wholeFrom(1, MAX_PAGE),
  pageSize: wholeFrom(1, MAX_PAGE_SIZE),
});
