import { ALLERGENS, PREFERENCE_SENTENCE_HINT, parsePreference } from '@kioot/engine/needs';
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
import { getCheckedForSentence } from './parse-checked-for';

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

/** True where every severe allergy of a profile is one of its allergies. */
export function areAllergies({ allergies, severe = [] }: SearchProfile): boolean {
  return severe.every((code) => allergies.includes(code));
}

/** A code that is not known is refused: to pass over it would promise what nobody looked at. */
const codesSchema = sized(list(oneOf(ALLERGENS)), 0, ALLERGENS.length);

const profileSchema: Schema<SearchProfile> = map(
  object({
    allergies: codesSchema,
    severe: optional(codesSchema),
    otherSevere: optional(flag),
    notSpicy: optional(flag),
    noFivePungent: optional(flag),
  }),
  (profile) => (areAllergies(profile) ? profile : new Mismatch().under('severe')),
);

/** A preference sentence that the engine reads; any other is refused whoever answers, for nobody may guess at it. */
const preferenceSentenceSchema = map(sized(text, 1, MAX_SENTENCE_LETTERS), (sentence) =>
  parsePreference(sentence) === null ? new Mismatch(PREFERENCE_SENTENCE_HINT) : sentence,
);

export const filterRequestSchema: Schema<FilterRequest> = object({
  contentIdList: sized(list(contentIdSchema), 0, MAX_ENTRIES),
  userPref: preferenceSentenceSchema,
  certainty: optional(oneOf(['maybe', 'unknown'])),
  profile: optional(profileSchema),
  origin: optional(pointSchema),
});

/** Restaurants whose verdicts, where they have one, are for a preference that can be read. */
const checkedRestaurantsSchema = map(
  sized(list(boundedRestaurantSchema), 0, MAX_ENTRIES),
  (restaurants) => {
    // Mostly one sentence for the whole list.
    const read = new Set<string>();
    for (const [at, { match }] of restaurants.entries()) {
      if (match?.checkedFor === undefined) continue;
      const sentence = getCheckedForSentence(match.checkedFor);
      if (read.has(sentence)) continue;
      const checked = preferenceSentenceSchema(sentence);
      if (checked instanceof Mismatch) return checked.under('checkedFor').under('match').under(at);
      read.add(sentence);
    }
    return restaurants;
  },
);

export const pageRequestSchema: Schema<PageRequest> = object({
  restaurantInfo: checkedRestaurantsSchema,
  page: wholeFrom(1, MAX_PAGE),
  pageSize: wholeFrom(1, MAX_PAGE_SIZE),
});
