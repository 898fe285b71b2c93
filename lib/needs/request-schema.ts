import * as v from 'valibot';
import {
  PREFERENCE_SENTENCE_HINT,
  parsePreference,
  type DietaryRestrictions,
} from '@kioot/engine/needs';
import { MAX_SENTENCE_LENGTH } from '../payload-limits';
import {
  rejectArrays,
  strictObject,
  textBetween,
  toIssuePath,
  type Schema,
} from '@kioot/base/validation';
import { MAX_PEOPLE } from './need';
import { createPersonFields } from './need-schema';

/*
 * Needs in requests, as the server reads them: of `/api/search`, and as sentences in the four calls.
 */

const bounded = {
  toList: <const Item extends v.GenericSchema>(item: Item, max: number) =>
    v.pipe(v.array(item), v.maxLength(max)),
  toUnion: <const Options extends v.VariantOptions<'kind'>>(options: Options) =>
    v.variant('kind', options),
};

/** Restrictions whose severe allergies are among the allergies; optional. */
const toProfileSchema = (schema: Schema<DietaryRestrictions>) =>
  v.optional(
    v.pipe(
      schema,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { allergies, severe = [] } = dataset.value;
        if (!severe.every((code) => allergies.includes(code)))
          addIssue({ message: 'must be among the allergies', path: toIssuePath('severe') });
      }),
    ),
  );

/** People who eat with the visitor; optional. */
const toOthersSchema = <T>(personSchema: Schema<T>) =>
  v.optional(
    v.pipe(
      v.array(rejectArrays(personSchema)),
      v.maxLength(MAX_PEOPLE - 1, `at most ${MAX_PEOPLE - 1} people beside the visitor`),
    ),
  );

const { need, profile } = createPersonFields({ ...bounded, toObject: strictObject });
const personFields = { need, profile: toProfileSchema(profile) };

/** Fields of the needs of a table in a request of `/api/search`. */
export const requestFields = {
  ...personFields,
  others: toOthersSchema(strictObject(personFields)),
};

/**
 * Preference of a sentence, with the sentence; one that the engine cannot parse is rejected for
 * every backend, since guessing is unsafe.
 */
export const sentenceSchema = v.pipe(
  textBetween(1, MAX_SENTENCE_LENGTH),
  v.rawTransform(({ dataset: { value: sentence }, addIssue, NEVER }) => {
    const preference = parsePreference(sentence);
    if (preference) return { sentence, need: preference };
    addIssue({ message: PREFERENCE_SENTENCE_HINT });
    return NEVER;
  }),
);

const personSentenceFields = {
  userPref: sentenceSchema,
  profile: toProfileSchema(createPersonFields({ ...bounded, toObject: v.object }).profile),
};

/** Fields of the needs of a table in the four calls; a name has no place in them. */
export const sentenceFields = {
  ...personSentenceFields,
  others: toOthersSchema(
    v.pipe(
      strictObject(personSentenceFields),
      v.transform(({ userPref, profile: restrictions }) => ({
        need: userPref.need,
        profile: restrictions,
      })),
    ),
  ),
};
