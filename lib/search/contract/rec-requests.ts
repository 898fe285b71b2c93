import * as v from 'valibot';
import { MAX_ENTRIES, MAX_PAGE, MAX_PAGE_SIZE } from '../../payload-limits';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import { RADII_M } from '../../radii';
import { integerBetween, toIssuePath, validate, type Schema } from '@kioot/base/validation';
import {
  placeCardSchema,
  type ContentIdRequest,
  type FilterRequest,
  type PageRequest,
} from './rec-contract';
import { fromListBody } from './rec-responses';
import { contentIdSchema, pointFields, pointSchema } from './id-and-point-schemas';
import { MAX_PEOPLE } from '../../needs/need';
import { sentenceFields, sentenceSchema } from '../../needs/request-schema';
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
export const boundedCardSchema = v.pipe(
  placeCardSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    const field = dataset.typed && getTooLongField(dataset.value);
    if (field) addIssue({ path: toIssuePath(field) });
  }),
);

export const contentIdRequestSchema: Schema<ContentIdRequest> = v.object({
  ...pointFields,
  radius: v.picklist(RADII_M),
});

export const filterRequestSchema: Schema<FilterRequest> = v.pipe(
  v.object({
    contentIdList: v.pipe(v.array(contentIdSchema), v.maxLength(MAX_ENTRIES)),
    ...sentenceFields,
    certainty: v.optional(v.picklist(['maybe', 'unknown'])),
    origin: v.optional(pointSchema),
  }),
  v.transform(({ userPref, ...request }) => ({ ...request, ...userPref })),
);

/** Restaurants whose verdicts, if any, are for a readable preference. */
const boundedCardListSchema = v.pipe(
  v.array(boundedCardSchema),
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
      const result = validate(sentenceSchema, sentence);
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

export const pageRequestSchema: Schema<PageRequest> = v.pipe(
  v.object({
    restaurantInfo: boundedCardListSchema,
    page: integerBetween(1, MAX_PAGE),
    pageSize: integerBetween(1, MAX_PAGE_SIZE),
  }),
  v.transform(fromListBody),
);
