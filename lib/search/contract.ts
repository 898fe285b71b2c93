import * as v from 'valibot';
import { RADII_M } from '../areas';
import { KOREA_BOUNDS } from './korea';
import { packedHoursSchema } from './packed-hours';

/*
 * The four calls between browser, BFF and tourism backend (specification section 7): the one set of schemas for both
 * sides of the wire and for what a phone kept of it (decision 0057).
 */

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 50;
const MAX_CONTENT_IDS = 20_000;
const MAX_SENTENCE_LENGTH = 500;
const MAX_ID_LENGTH = 64;
const MAX_COORDINATE_LENGTH = 64;

/** Text of a length; longer or empty text is refused before anything else looks at it. */
const textUpTo = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));
const wholeFrom = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const countSchema = wholeFrom(0, Number.MAX_SAFE_INTEGER);
const within = ([min, max]: readonly [number, number]) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));

const contentIdSchema = v.union([
  textUpTo(MAX_ID_LENGTH),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

/** A point in Korea: longitude and latitude in degrees. */
export const pointSchema = v.object({
  mapx: within(KOREA_BOUNDS.mapx),
  mapy: within(KOREA_BOUNDS.mapy),
});

/**
 * A field beyond the specification. A hosted backend may lack it or mean something else by it, and a phone may have
 * kept it in an older form: then it is left out, and the screen says that it is not known.
 */
const extra = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** A coordinate in degrees inside Korea; the tourism organisation writes its own as text. */
const coordinateIn = (bounds: readonly [number, number]) =>
  v.pipe(
    v.union([v.number(), textUpTo(MAX_COORDINATE_LENGTH)]),
    v.transform(Number),
    within(bounds),
  );

const textListSchema = v.array(v.string());

/** How a restaurant meets the preference that was asked for. */
const matchSchema = v.object({
  /** See `Fit` in `lib/engine/types`. */
  fit: v.picklist(['only', 'options', 'maybe', 'unknown', 'none']),
  /** The part of the known menu the visitor can eat, 0 to 1. */
  share: v.pipe(v.number(), v.finite()),
  /** The dishes (as written) that meet the wish, under the wish they meet: `pork`, `vegan`, ... */
  groups: v.array(v.object({ wish: v.string(), dishes: textListSchema })),
  /** Set where those dishes are only drinks, or only sides: there is no meal for this visitor. */
  justServes: v.optional(v.picklist(['drinks', 'sides'])),
  /** Where no dish speaks: the words in its name, or the kind of kitchen. */
  because: textListSchema,
});
export type RestaurantMatch = v.InferOutput<typeof matchSchema>;

/** Something to ask about, as far as it matters to that preference. */
const hiddenSchema = v.object({
  /** See `lib/words/hidden-words.ts`. */
  code: v.string(),
  certainty: v.picklist(['often', 'sometimes']),
  /** The dishes (as written) it may be in. */
  dishes: textListSchema,
});
export type RestaurantHidden = v.InferOutput<typeof hiddenSchema>;

/** A restaurant as it travels. Fields that are not named here are kept as they come. */
export const restaurantSchema = v.looseObject({
  contentId: contentIdSchema,
  /** Korean name. */
  title: v.string(),
  title_eng: v.nullish(v.string()),
  firstmenu: v.nullish(v.string()),
  treatmenu: v.nullish(v.string()),
  opentimefood: v.nullish(v.string()),
  restdatefood: v.nullish(v.string()),
  addr1: v.nullish(v.string()),
  /** What follows goes beyond the specification. Longitude, then latitude, in degrees. */
  mapx: extra(coordinateIn(KOREA_BOUNDS.mapx)),
  mapy: extra(coordinateIn(KOREA_BOUNDS.mapy)),
  /** Telephone as the source writes it. */
  tel: extra(v.string()),
  match: extra(matchSchema),
  hidden: extra(v.array(hiddenSchema)),
  /** When it is open; missing when the text could not be read. */
  hours: extra(packedHoursSchema),
  /** English for the dishes and words named in `match` and `hidden`. */
  words_eng: extra(v.array(v.object({ ko: v.string(), en: v.string() }))),
  /** The menus in English, dish by dish. */
  firstmenu_eng: extra(v.string()),
  treatmenu_eng: extra(v.string()),
  /** Hours and rest days in English, a line each. */
  hours_eng: extra(textListSchema),
});
export type Restaurant = v.InferOutput<typeof restaurantSchema>;
export const restaurantListSchema = v.array(restaurantSchema);

export const contentIdRequestSchema = v.object({
  ...pointSchema.entries,
  radius: v.picklist(RADII_M),
});
export type ContentIdRequest = v.InferOutput<typeof contentIdRequestSchema>;

export const contentIdResponseSchema = v.array(contentIdSchema);

export const filterRequestSchema = v.object({
  contentIdList: v.pipe(contentIdResponseSchema, v.maxLength(MAX_CONTENT_IDS)),
  /** A Korean sentence, see `lib/engine/needs`. */
  userPref: textUpTo(MAX_SENTENCE_LENGTH),
  /** `maybe`: also places that may suit, whatever the preference. Beyond the specification. */
  certainty: v.optional(v.literal('maybe')),
});
export type FilterRequest = v.InferOutput<typeof filterRequestSchema>;

export const filterResponseSchema = v.object({
  restaurantInfo: restaurantListSchema,
  total: countSchema,
});
export type FilterResponse = v.InferOutput<typeof filterResponseSchema>;

export const pageRequestSchema = v.object({
  restaurantInfo: v.pipe(restaurantListSchema, v.maxLength(MAX_CONTENT_IDS)),
  page: wholeFrom(1, MAX_PAGE),
  pageSize: wholeFrom(1, MAX_PAGE_SIZE),
});
export type PageRequest = v.InferOutput<typeof pageRequestSchema>;

const groupSchema = v.object({ content: restaurantListSchema });

/** A value, or the JSON text that spells it. */
const orAsText = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.union([schema, v.pipe(v.string(), v.parseJson(), schema)]);

/** "Either a JSON string or an array of groups": each group's content is flattened into restaurants. */
export const pageResponseSchema = v.pipe(
  orAsText(v.array(groupSchema)),
  v.transform((groups) => groups.flatMap(({ content }) => content)),
);

/** `restaurantInfoEng`: a JSON string that spells an array, or an object with a `content` array. */
export const englishResponseSchema = v.pipe(
  v.object({
    restaurantInfoEng: orAsText(v.union([restaurantListSchema, groupSchema])),
  }),
  v.transform(({ restaurantInfoEng: list }) => ('content' in list ? list.content : list)),
);

/** What answers the four calls: a tourism backend over HTTP, or our own engine over our own data. */
export interface RecommendationBackend {
  /** Ids of the restaurants within the radius (metres), nearest first. */
  getContentIds(request: ContentIdRequest, signal: AbortSignal): Promise<string[]>;
  /** The restaurants that meet the preference, best first. */
  getFiltered(request: FilterRequest, signal: AbortSignal): Promise<FilterResponse>;
  /** One page of a filtered list, in English beside the Korean. */
  getPage(request: PageRequest, signal: AbortSignal): Promise<Restaurant[]>;
  /** The whole filtered list in English (the vegan path). */
  getFilteredInEnglish(request: FilterRequest, signal: AbortSignal): Promise<Restaurant[]>;
}
