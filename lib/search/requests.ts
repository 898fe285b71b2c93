import * as v from 'valibot';
import { ALLERGENS, PREFERENCE_SENTENCE_HINT, parsePreference } from '@kioot/engine/needs';
import { MAX_ENTRIES, MAX_LETTERS, MAX_PAGE, MAX_PAGE_SIZE, MAX_SENTENCE_LETTERS } from '../limits';
import { RADII_M } from '../radii';
import {
  integerBetween,
  notList,
  textBetween,
  toIssuePath,
  validate,
  type Schema,
} from '../validation';
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

/** True where every severe allergy of a profile is one of its allergies. */
export function areAllergies({ allergies, severe = [] }: SearchProfile): boolean {
  return severe.every((code) => allergies.includes(code));
}

/** A code that is not known is refused: to pass over it would promise what nobody looked at. */
const codesSchema = v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length));

const profileSchema: Schema<SearchProfile> = v.pipe(
  v.object({
    allergies: codesSchema,
    severe: v.optional(codesSchema),
    otherSevere: v.optional(v.boolean()),
    notSpicy: v.optional(v.boolean()),
    noFivePungent: v.optional(v.boolean()),
  }),
  v.forward(
    v.check((profile) => areAllergies(profile)),
    ['severe'],
  ),
);

/** A preference sentence that the engine reads; any other is refused whoever answers, for nobody may guess at it. */
const preferenceSentenceSchema = v.pipe(
  textBetween(1, MAX_SENTENCE_LETTERS),
  v.check((sentence) => parsePreference(sentence) !== null, PREFERENCE_SENTENCE_HINT),
);

export const filterRequestSchema: Schema<FilterRequest> = v.object({
  contentIdList: v.pipe(v.array(contentIdSchema), v.maxLength(MAX_ENTRIES)),
  userPref: preferenceSentenceSchema,
  certainty: v.optional(v.picklist(['maybe', 'unknown'])),
  profile: v.optional(notList(profileSchema)),
  origin: v.optional(pointSchema),
});

/** Restaurants whose verdicts, where they have one, are for a preference that can be read. */
const checkedRestaurantsSchema = v.pipe(
  v.array(boundedRestaurantSchema),
  v.maxLength(MAX_ENTRIES),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    // Mostly one sentence for the whole list.
    const read = new Set<string>();
    for (const [at, { match }] of dataset.value.entries()) {
      if (match?.checkedFor === undefined) continue;
      const sentence = getCheckedForSentence(match.checkedFor);
      if (read.has(sentence)) continue;
      const result = validate(preferenceSentenceSchema, sentence);
      if (!result.success) {
        addIssue({ message: result.error.reason, path: toIssuePath(at, 'match', 'checkedFor') });
        return;
      }
      read.add(sentence);
    }
  }),
);

export const pageRequestSchema: Schema<PageRequest> = v.object({
  restaurantInfo: checkedRestaurantsSchema,
  page: integerBetween(1, MAX_PAGE),
  pageSize: integerBetween(1, MAX_PAGE_SIZE),
});
