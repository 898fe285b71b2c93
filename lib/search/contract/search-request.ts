import * as v from 'valibot';
import { MEATS } from '@kioot/engine';
import { ALLERGENS } from '@kioot/engine/needs';
import { MAX_ENTRIES, MAX_PAGE_SIZE } from '../../payload-limits';
import { DEFAULT_LOCALE, LOCALES } from '../../locales';
import { RADII_M } from '../../radii';
import { PAGE_SIZE } from './rec-endpoints';
import { KOREA_BOUNDS } from '../../geo-bounds';
import { integerBetween, rejectArrays, numberBetween, textBetween } from '../../validation';
import { MAX_GUESTS, areSevereAmongAllergies } from './rec-requests';

/*
 * Request of `/api/search`: a search and the wanted part of its result. Beyond the specification;
 * coordinates, radius and page size are those of the four calls.
 */

const MAX_CURSOR_LENGTH = 64;

/** Object with these fields and no others. */
function strictObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? 'holds a field that is not known' : 'not valid',
  );
}

/** Preference that the four calls carry as a Korean sentence. */
const needSchema = v.variant('kind', [
  strictObject({ kind: v.literal('any') }),
  strictObject({
    kind: v.literal('meats'),
    meats: v.pipe(v.array(v.picklist(MEATS)), v.minLength(1), v.maxLength(MEATS.length)),
  }),
  strictObject({ kind: v.literal('halal') }),
  strictObject({ kind: v.literal('strictVegan') }),
  strictObject({ kind: v.literal('lactoOvo') }),
]);

const codesSchema = v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length));

/** Radius of a search in all of Seoul, nearest first. */
export const WHOLE_CITY = 'city';

/** Needs of one person. */
const needFields = {
  need: needSchema,
  /** Restrictions that the four calls carry as `profile`. */
  profile: v.optional(
    rejectArrays(
      v.pipe(
        strictObject({
          allergies: codesSchema,
          severe: v.optional(codesSchema),
          otherSevere: v.optional(v.boolean()),
          notSpicy: v.optional(v.boolean()),
          noFivePungent: v.optional(v.boolean()),
          vegetarianClass: v.optional(v.picklist(['ovo', 'lacto'])),
        }),
        v.forward(
          v.check((profile) => areSevereAmongAllergies(profile), 'must be among the allergies'),
          ['severe'],
        ),
      ),
    ),
  ),
};

const searchFields = {
  origin: strictObject({
    mapx: numberBetween(KOREA_BOUNDS.mapx),
    mapy: numberBetween(KOREA_BOUNDS.mapy),
  }),
  /** In meters. */
  radius: v.picklist([...RADII_M, WHOLE_CITY]),
  ...needFields,
  /** People who eat with the visitor. */
  others: v.optional(
    v.pipe(
      v.array(rejectArrays(strictObject(needFields))),
      v.maxLength(MAX_GUESTS, `at most ${MAX_GUESTS} people beside the visitor`),
    ),
  ),
};

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
export type Search = Pick<SearchRequest, 'origin' | 'radius' | 'need' | 'profile' | 'others'>;
export type AlternativesRequest = Extract<SearchRequest, { want: 'alternatives' }>;
