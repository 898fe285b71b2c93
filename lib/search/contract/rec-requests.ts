import * as v from 'valibot';
import { ALLERGENS, PREFERENCE_SENTENCE_HINT, parsePreference } from '@kioot/engine/needs';
import {
  MAX_ENTRIES,
  MAX_FIELD_LENGTHS,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SENTENCE_LENGTH,
} from '../../payload-limits';
import { RADII_M } from '../../radii';
import {
  integerBetween,
  rejectArrays,
  textBetween,
  toIssuePath,
  validate,
  type Schema,
} from '../../validation';
import {
  restaurantSchema,
  type ContentIdRequest,
  type FilterRequest,
  type PageRequest,
  type SearchProfile,
} from './rec-contract';
import { contentIdSchema, pointFields, pointSchema } from './id-and-point-schemas';
import { getProfileKeySentence } from './parse-profile-key';

// Object.entries loses the type of the keys.
const FIELD_LIMITS = Object.entries(MAX_FIELD_LENGTHS) as [
  keyof typeof MAX_FIELD_LENGTHS,
  number,
][];

/** First field of a place that is too long for the engine (`MAX_FIELD_LENGTHS`). */
export function getTooLongField(
  place: Partial<Record<keyof typeof MAX_FIELD_LENGTHS, string | null>>,
): string | undefined {
  return FIELD_LIMITS.find(([field, letters]) => (place[field]?.length ?? 0) > letters)?.[0];
}

/** Restaurant that the calls return and accept. */
export const boundedRestaurantSchema = v.pipe(
  restaurantSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    const field = dataset.typed && getTooLongField(dataset.value);
    if (field) addIssue({ path: toIssuePath(field) });
  }),
);

export const contentIdRequestSchema: Schema<ContentIdRequest> = v.object({
  ...pointFields,
  radius: v.picklist(RADII_M),
});

/** True if every severe allergy of a profile is one of its allergies. */
export function areSevereAmongAllergies({ allergies, severe = [] }: SearchProfile): boolean {
  return severe.every((code) => allergies.includes(code));
}

/** Rejects unknown codes: ignoring one would promise an unchecked allergy. */
const codesSchema = v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length));

const profileSchema: Schema<SearchProfile> = v.pipe(
  v.object({
    allergies: codesSchema,
    severe: v.optional(codesSchema),
    otherSevere: v.optional(v.boolean()),
    notSpicy: v.optional(v.boolean()),
    noFivePungent: v.optional(v.boolean()),
    vegetarianClass: v.optional(v.picklist(['ovo', 'lacto'])),
  }),
  v.forward(
    v.check((profile) => areSevereAmongAllergies(profile)),
    ['severe'],
  ),
);

/**
 * Preference sentence that the engine can parse; others are rejected for every backend, since
 * guessing is unsafe.
 */
const preferenceSentenceSchema = v.pipe(
  textBetween(1, MAX_SENTENCE_LENGTH),
  v.check((sentence) => parsePreference(sentence) !== null, PREFERENCE_SENTENCE_HINT),
);

/** Most people beside the visitor. */
export const MAX_GUESTS = 5;

/** Rejects other fields: a name has no place in a request. */
const guestSchema = v.strictObject(
  {
    userPref: preferenceSentenceSchema,
    profile: v.optional(rejectArrays(profileSchema)),
  },
  ({ expected }) => (expected === 'never' ? 'holds a field that is not known' : 'not valid'),
);

export const filterRequestSchema: Schema<FilterRequest> = v.object({
  contentIdList: v.pipe(v.array(contentIdSchema), v.maxLength(MAX_ENTRIES)),
  userPref: preferenceSentenceSchema,
  certainty: v.optional(v.picklist(['maybe', 'unknown'])),
  profile: v.optional(rejectArrays(profileSchema)),
  others: v.optional(
    v.pipe(
      v.array(rejectArrays(guestSchema)),
      v.maxLength(MAX_GUESTS, `at most ${MAX_GUESTS} people beside the visitor`),
    ),
  ),
  origin: v.optional(pointSchema),
});

/** Restaurants whose verdicts, if any, are for a readable preference. */
const boundedRestaurantListSchema = v.pipe(
  v.array(boundedRestaurantSchema),
  v.maxLength(MAX_ENTRIES),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    // Usually one sentence for the whole list.
    const validSentences = new Set<string>();
    /** Reason to reject a profile key; undefined for a readable one. */
    const getFault = (key: string | undefined): string | undefined => {
      if (key === undefined) return undefined;
      const sentence = getProfileKeySentence(key);
      if (validSentences.has(sentence)) return undefined;
      const result = validate(preferenceSentenceSchema, sentence);
      if (!result.success) return result.error.reason;
      validSentences.add(sentence);
      return undefined;
    };
    for (const [at, { match, party = [] }] of dataset.value.entries()) {
      const fault = getFault(match?.checkedFor);
      if (fault !== undefined) {
        addIssue({ message: fault, path: toIssuePath(at, 'match', 'checkedFor') });
        return;
      }
      const guestFault = party.map(({ checkedFor }) => getFault(checkedFor)).find(Boolean);
      if (guestFault !== undefined || party.length > MAX_GUESTS + 1) {
        addIssue({ message: guestFault ?? 'too many people', path: toIssuePath(at, 'party') });
        return;
      }
    }
  }),
);

export const pageRequestSchema: Schema<PageRequest> = v.object({
  restaurantInfo: boundedRestaurantListSchema,
  page: integerBetween(1, MAX_PAGE),
  pageSize: integerBetween(1, MAX_PAGE_SIZE),
});
