import * as v from 'valibot';
import { MEATS } from '@kioot/engine';
import { ALLERGENS } from '@kioot/engine/needs';
import { MAX_ENTRIES, MAX_PAGE_SIZE } from '../limits';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import { RADII_M } from '../radii';
import { PAGE_SIZE } from './calls';
import { KOREA_BOUNDS } from './korea';
import { integerBetween, notList, numberBetween, textBetween } from '../validation';
import { areAllergies } from './requests';

/*
 * What `/api/search` is asked: one search, and what of its result is wanted. It has no part in the specification;
 * coordinates, radius and page size are those of the four calls.
 */

const MAX_CURSOR_LENGTH = 64;

/** An object that holds these fields and no others. */
function exactly<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? 'holds a field that is not known' : 'not valid',
  );
}

/** What the visitor eats: the preference that the four calls carry as a Korean sentence. */
const needSchema = v.variant('kind', [
  exactly({ kind: v.literal('any') }),
  exactly({
    kind: v.literal('meats'),
    meats: v.pipe(v.array(v.picklist(MEATS)), v.minLength(1), v.maxLength(MEATS.length)),
  }),
  exactly({ kind: v.literal('halal') }),
  exactly({ kind: v.literal('strictVegan') }),
  exactly({ kind: v.literal('lactoOvo') }),
]);

const codesSchema = v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length));

const searchShape = {
  origin: exactly({
    mapx: numberBetween(KOREA_BOUNDS.mapx),
    mapy: numberBetween(KOREA_BOUNDS.mapy),
  }),
  /** In metres. */
  radius: v.picklist(RADII_M),
  need: needSchema,
  /** What the four calls carry as `profile`. */
  profile: v.optional(
    notList(
      v.pipe(
        exactly({
          allergies: codesSchema,
          severe: v.optional(codesSchema),
          otherSevere: v.optional(v.boolean()),
          notSpicy: v.optional(v.boolean()),
          noFivePungent: v.optional(v.boolean()),
        }),
        v.forward(
          v.check((profile) => areAllergies(profile), 'must be among the allergies'),
          ['severe'],
        ),
      ),
    ),
  ),
};

export const searchRequestSchema = notList(
  v.variant('want', [
    exactly({
      ...searchShape,
      want: v.literal('page'),
      /** The `cursor` of the page before; the first page has none. */
      cursor: v.optional(textBetween(1, MAX_CURSOR_LENGTH)),
      /** How many places stand before the first page: those that the filter has handed on. A cursor says where it is itself. */
      from: v.optional(integerBetween(0, MAX_ENTRIES)),
      pageSize: v.optional(integerBetween(1, MAX_PAGE_SIZE), PAGE_SIZE),
      /** What the cards say beside the Korean and the English. */
      language: v.optional(v.picklist(LOCALES), DEFAULT_LOCALE),
    }),
    exactly({ ...searchShape, want: v.literal('counts') }),
  ]),
);
export type SearchRequest = v.InferOutput<typeof searchRequestSchema>;
/** Where is searched, how far, for what and for whom. */
export type Search = Pick<SearchRequest, 'origin' | 'radius' | 'need' | 'profile'>;
