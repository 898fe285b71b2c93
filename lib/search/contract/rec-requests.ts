import * as v from 'valibot';
import { PREFERENCE_SENTENCE_HINT, parsePreference } from '@kioot/engine/needs';
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
  strictObject,
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
} from './rec-contract';
import { contentIdSchema, pointFields, pointSchema } from './id-and-point-schemas';
import { MAX_PEOPLE } from '../../needs/need';
import { createOthersSchema, tableFields } from '../../needs/need-schema';
import { getProfileKeySentence } from '../../needs/parse-profile-key';

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

/**
 * Preference sentence that the engine can parse; others are rejected for every backend, since
 * guessing is unsafe.
 */
const preferenceSentenceSchema = v.pipe(
  textBetween(1, MAX_SENTENCE_LENGTH),
  v.check((sentence) => parsePreference(sentence) !== null, PREFERENCE_SENTENCE_HINT),
);

const personFields = { userPref: preferenceSentenceSchema, profile: tableFields.profile };

export const filterRequestSchema: Schema<FilterRequest> = v.object({
  contentIdList: v.pipe(v.array(contentIdSchema), v.maxLength(MAX_ENTRIES)),
  ...personFields,
  certainty: v.optional(v.picklist(['maybe', 'unknown'])),
  // A name has no place in a request.
  others: v.optional(createOthersSchema(strictObject(personFields))),
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
      if (guestFault !== undefined || party.length > MAX_PEOPLE) {
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
