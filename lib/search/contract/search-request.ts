import * as v from 'valibot';
import { MAX_ENTRIES, MAX_PAGE_SIZE } from '../../payload-limits';
import { DEFAULT_LOCALE, LOCALES } from '../../locales';
import { RADII_M } from '../../radii';
import { PAGE_SIZE } from './rec-endpoints';
import { KOREA_BOUNDS } from '../../geo-bounds';
import {
  integerBetween,
  numberBetween,
  rejectArrays,
  strictObject,
  textBetween,
} from '@kioot/base/validation';
import { requestFields } from '../../needs/request-schema';

/*
 * Request of `/api/search`: a search and the wanted part of its result. Beyond the specification;
 * coordinates, radius and page size are those of the four calls.
 */

const MAX_CURSOR_LENGTH = 64;

/** Radius of a search in all of Seoul, nearest first. */
export const WHOLE_CITY = 'city';

const searchFields = {
  origin: strictObject({
    mapx: numberBetween(KOREA_BOUNDS.mapx),
    mapy: numberBetween(KOREA_BOUNDS.mapy),
  }),
  /** In meters. */
  radius: v.picklist([...RADII_M, WHOLE_CITY]),
  ...requestFields,
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
export type SearchQuery = Pick<SearchRequest, 'origin' | 'radius' | 'need' | 'profile' | 'others'>;
export type AlternativesRequest = Extract<SearchRequest, { want: 'alternatives' }>;
