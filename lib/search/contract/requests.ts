import * as v from 'valibot';
import {
  ALLERGENS,
  PREFERENCE_SENTENCE_HINT,
  parsePreference,
  type DietaryRestrictions,
  type PersonNeeds,
} from '@kioot/engine/needs';
import {
  integerBetween,
  rejectArrays,
  strictObject,
  textBetween,
  toIssuePath,
  validate,
  type Schema,
} from '@kioot/base/validation';
import { MAX_FIELD_LENGTHS } from '@kioot/places/field-lengths';
import { DEFAULT_LOCALE, LOCALES } from '../../locales';
import {
  MAX_PEOPLE,
  VEGETARIAN_CLASS_CODES,
  OTHER_SEVERE_CODE,
  SEVERE_SUFFIX,
} from '../../needs/need';
import { createPersonFields } from '../../needs/need-schema';
import { MAX_ENTRIES, MAX_PAGE, MAX_PAGE_SIZE, MAX_SENTENCE_LENGTH } from '../../payload-limits';
import { RADII_M } from '../../radii';
import { contentIdSchema, pointFields, pointSchema } from './id-and-point-schemas';
import {
  placeCardSchema,
  type ContentIdRequest,
  type FilterRequest,
  type PageRequest,
} from './rec-contract';
import { PAGE_SIZE } from './rec-endpoints';
import { fromListBody } from './rec-responses';

/*
 * Requests as the server reads them. Needs come as they are (`/api/search`), as sentences (the four
 * calls), and as keys of the verdicts on rows that a phone sends back.
 */

/** Preference sentence of a profile key; empty without one. */
export const getProfileKeySentence = (text: string): string => text.split('|', 2)[1] ?? '';

/** Needs of a profile key, of any engine; null for text that `toProfileKey` did not produce. */
export function parseProfileKey(text: string): Required<PersonNeeds> | null {
  const [, sentence = '', codes = '', notSpicy] = text.split('|');
  const need = parsePreference(sentence);
  const codeList = codes === '' ? [] : codes.split(',');
  const severe = ALLERGENS.filter((code) => codeList.includes(`${code}${SEVERE_SUFFIX}`));
  const allergies = ALLERGENS.filter((code) => severe.includes(code) || codeList.includes(code));
  const otherSevere = codeList.includes(OTHER_SEVERE_CODE);
  const noFivePungent = codeList.includes('pungent');
  const vegetarianClass = VEGETARIAN_CLASS_CODES.find((code) => codeList.includes(code));
  const flags = [otherSevere, noFivePungent, vegetarianClass !== undefined];
  const knownCount = allergies.length + flags.filter(Boolean).length;
  if (!need || knownCount < codeList.length) return null;
  return {
    need,
    profile: {
      allergies,
      ...(severe.length > 0 ? { severe } : {}),
      ...(otherSevere ? { otherSevere } : {}),
      notSpicy: notSpicy === 'true',
      noFivePungent,
      ...(vegetarianClass ? { vegetarianClass } : {}),
    },
  };
}

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

const MAX_CURSOR_LENGTH = 64;

/** Radius of a search in all of Seoul, nearest first. */
export const WHOLE_CITY = 'city';

const searchFields = {
  origin: strictObject(pointFields),
  /** In meters. */
  radius: v.picklist([...RADII_M, WHOLE_CITY]),
  ...requestFields,
};

/**
 * Request of `/api/search`: a search and the wanted part of its result. Beyond the specification;
 * coordinates, radius and page size are those of the four calls.
 */
export const searchRequestSchema = rejectArrays(
  v.variant('want', [
    strictObject({
      ...searchFields,
      want: v.literal('page'),
      /** The `cursor` of the previous page; the first page has none. */
      cursor: v.optional(textBetween(1, MAX_CURSOR_LENGTH)),
      /**
       * Number of places before the first page, already returned by the filter. A cursor has its
       * own position.
       */
      from: v.optional(integerBetween(0, MAX_ENTRIES)),
      pageSize: v.optional(integerBetween(1, MAX_PAGE_SIZE), PAGE_SIZE),
      /** Language of the names beside Korean and English. */
      language: v.optional(v.picklist(LOCALES), DEFAULT_LOCALE),
    }),
    strictObject({ ...searchFields, want: v.literal('counts') }),
    // For a search that found nothing: where the same one finds something.
    strictObject({
      ...searchFields,
      radius: v.picklist(RADII_M),
      want: v.literal('alternatives'),
    }),
  ]),
);
export type SearchRequest = v.InferOutput<typeof searchRequestSchema>;
/** Origin, radius, and needs of everyone of a search. */
export type SearchQuery = Pick<SearchRequest, 'origin' | 'radius' | 'need' | 'profile' | 'others'>;
export type AlternativesRequest = Extract<SearchRequest, { want: 'alternatives' }>;
