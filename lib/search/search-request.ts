import * as z from 'zod/mini';
import { MEATS } from '@kioot/engine';
import { ALLERGENS } from '@kioot/engine/needs';
import { hasLength } from '../has-length';
import { MAX_ENTRIES, MAX_PAGE_SIZE } from '../limits';
import { DEFAULT_LOCALE, LOCALES } from '../locales';
import { RADII_M } from '../radii';
import { PAGE_SIZE } from './calls';
import { KOREA_BOUNDS } from './korea';
import { areAllergies } from './requests';

/*
 * What `/api/search` is asked: one search, and what of its result is wanted. It has no part in the specification;
 * coordinates, radius and page size are those of the four calls.
 */

const MAX_CURSOR_LENGTH = 64;

const degrees = ([min, max]: readonly [number, number]) => z.number().check(z.gte(min), z.lte(max));

/** An object that holds these fields and no others. */
function exactly<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'holds a field that is not known' : undefined,
  });
}

/** What the visitor eats: the preference that the four calls carry as a Korean sentence. */
const needSchema = z.discriminatedUnion('kind', [
  exactly({ kind: z.literal('any') }),
  exactly({
    kind: z.literal('meats'),
    meats: z.array(z.enum(MEATS)).check(hasLength(1, MEATS.length)),
  }),
  exactly({ kind: z.literal('halal') }),
  exactly({ kind: z.literal('strictVegan') }),
  exactly({ kind: z.literal('lactoOvo') }),
]);

const codesSchema = z.array(z.enum(ALLERGENS)).check(hasLength(0, ALLERGENS.length));

const searchShape = {
  origin: exactly({ mapx: degrees(KOREA_BOUNDS.mapx), mapy: degrees(KOREA_BOUNDS.mapy) }),
  /** In metres. */
  radius: z.literal(RADII_M),
  need: needSchema,
  /** What the four calls carry as `profile`. */
  profile: z.optional(
    exactly({
      allergies: codesSchema,
      severe: z.optional(codesSchema),
      otherSevere: z.optional(z.boolean()),
      notSpicy: z.optional(z.boolean()),
      noFivePungent: z.optional(z.boolean()),
    }).check(z.refine(areAllergies, { path: ['severe'], error: 'must be among the allergies' })),
  ),
};

export const searchRequestSchema = z.discriminatedUnion('want', [
  exactly({
    ...searchShape,
    want: z.literal('page'),
    /** The `cursor` of the page before; the first page has none. */
    cursor: z.optional(z.string().check(hasLength(1, MAX_CURSOR_LENGTH))),
    /** How many places stand before the first page: those that the filter has handed on. A cursor says where it is itself. */
    from: z.optional(z.int().check(z.gte(0), z.lte(MAX_ENTRIES))),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), PAGE_SIZE),
    /** What the cards say beside the Korean and the English. */
    language: z._default(z.enum(LOCALES), DEFAULT_LOCALE),
  }),
  exactly({ ...searchShape, want: z.literal('counts') }),
  exactly({ ...searchShape, want: z.literal('pins') }),
]);
export type SearchRequest = z.infer<typeof searchRequestSchema>;
/** Where is searched, how far, for what and for whom. */
export type Search = Pick<SearchRequest, 'origin' | 'radius' | 'need' | 'profile'>;
