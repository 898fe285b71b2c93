import * as z from 'zod/mini';
import { RADII_M } from '../areas';
import { hasLength } from '../has-length';
import { KOREA_BOUNDS } from './korea';
import { EXTRAS } from './extras';

export type { RestaurantHidden, RestaurantMatch } from './extras';

/**
 * The four calls between browser, BFF and tourism backend (specification section 7), as schemas for the
 * server's both sides. The browser reads what the BFF parsed with them by `answers.ts`.
 */

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 50;
const MAX_CONTENT_IDS = 20_000;
const MAX_SENTENCE_LENGTH = 500;
const MAX_COORDINATE_LENGTH = 64;

const contentIdSchema = z.pipe(
  z.union([z.string().check(hasLength(1, 64)), z.int()]),
  z.transform(String),
);

/** A field beyond the specification: one that holds something else is left out. */
function extra<T>(isRight: (value: unknown) => value is T) {
  return z.catch(z.optional(z.custom<T>(isRight)), undefined);
}

/** A coordinate in degrees inside Korea; the tourism organisation writes its own as text. */
function coordinateSchema([min, max]: readonly [number, number]) {
  return z.pipe(
    z.union([z.number(), z.string().check(hasLength(1, MAX_COORDINATE_LENGTH))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  );
}

/** A restaurant as it travels. Fields that the specification does not name are kept as they come. */
export const restaurantSchema = z.looseObject({
  contentId: contentIdSchema,
  /** Korean name. */
  title: z.string(),
  title_eng: z.nullish(z.string()),
  firstmenu: z.nullish(z.string()),
  treatmenu: z.nullish(z.string()),
  opentimefood: z.nullish(z.string()),
  restdatefood: z.nullish(z.string()),
  addr1: z.nullish(z.string()),
  /** What follows goes beyond the specification: see `extras.ts`. */
  mapx: z.catch(z.optional(coordinateSchema(KOREA_BOUNDS.mapx)), undefined),
  mapy: z.catch(z.optional(coordinateSchema(KOREA_BOUNDS.mapy)), undefined),
  tel: extra(EXTRAS.tel),
  match: extra(EXTRAS.match),
  hidden: extra(EXTRAS.hidden),
  hours: extra(EXTRAS.hours),
  words_eng: extra(EXTRAS.words_eng),
  firstmenu_eng: extra(EXTRAS.firstmenu_eng),
  treatmenu_eng: extra(EXTRAS.treatmenu_eng),
  hours_eng: extra(EXTRAS.hours_eng),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

const contentIdListSchema = z.array(contentIdSchema).check(hasLength(0, MAX_CONTENT_IDS));

export const contentIdRequestSchema = z.object({
  mapx: z.number().check(z.gte(KOREA_BOUNDS.mapx[0]), z.lte(KOREA_BOUNDS.mapx[1])),
  mapy: z.number().check(z.gte(KOREA_BOUNDS.mapy[0]), z.lte(KOREA_BOUNDS.mapy[1])),
  radius: z.literal(RADII_M),
});
export type ContentIdRequest = z.infer<typeof contentIdRequestSchema>;

export const contentIdResponseSchema = z.array(contentIdSchema);

export const filterRequestSchema = z.object({
  contentIdList: contentIdListSchema,
  /** A Korean sentence, see `lib/engine/needs`. */
  userPref: z.string().check(hasLength(1, MAX_SENTENCE_LENGTH)),
  /** `maybe`: also places that may suit, whatever the preference. Beyond the specification. */
  certainty: z.optional(z.literal('maybe')),
});
export type FilterRequest = z.infer<typeof filterRequestSchema>;

export const filterResponseSchema = z.object({
  restaurantInfo: z.array(restaurantSchema),
  total: z.int().check(z.gte(0)),
});
export type FilterResponse = z.infer<typeof filterResponseSchema>;

export const pageRequestSchema = z.object({
  restaurantInfo: z.array(restaurantSchema).check(hasLength(0, MAX_CONTENT_IDS)),
  page: z.int().check(z.gte(1), z.lte(MAX_PAGE)),
  pageSize: z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)),
});
export type PageRequest = z.infer<typeof pageRequestSchema>;

const groupSchema = z.object({ content: z.array(restaurantSchema) });

/** JSON text as the value it spells; anything else as it is. Text that is not JSON fails the schema. */
const jsonStringSchema = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.issues.push({ code: 'custom', message: 'not a JSON string', input: value });
      return z.NEVER;
    }
  }),
);

/** "Either a JSON string or an array of groups": each group's content is flattened into restaurants. */
export const pageResponseSchema = z.pipe(
  jsonStringSchema,
  z.pipe(
    z.array(groupSchema),
    z.transform((groups) => groups.flatMap((group) => group.content)),
  ),
);

/** `restaurantInfoEng`: a JSON string that spells an array, or an object with a `content` array. */
export const englishResponseSchema = z.pipe(
  z.object({
    restaurantInfoEng: z.pipe(
      jsonStringSchema,
      z.union([
        z.array(restaurantSchema),
        z.pipe(
          groupSchema,
          z.transform((group) => group.content),
        ),
      ]),
    ),
  }),
  z.transform((answer) => answer.restaurantInfoEng),
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
