import * as v from 'valibot';
import type { Avoided } from '@kioot/engine';
import type { Point } from '@kioot/engine/geo';
import { MAX_COORDINATE_LETTERS } from '../limits';
import type { RadiusM } from '../radii';
import {
  finiteNumberSchema,
  integerBetween,
  numberBetween,
  textBetween,
  valueOrJson,
  type Schema,
} from '../validation';
import { KOREA_BOUNDS } from './korea';
import { contentIdSchema, type pointSchema } from './look-up';
import { packedHoursSchema } from './packed-hours';

/*
 * The four calls between browser, BFF and tourism backend (specification section 7): the one set of schemas for both
 * sides of the wire and for what a phone kept of it (decision 0208).
 */

/**
 * A field beyond the specification. A hosted backend may lack it or mean something else by it, and a phone may have
 * kept it in an older form: then it is left out, and the screen says that it is not known.
 */
function extra<const S extends Schema<unknown>>(schema: S) {
  return v.fallback(v.optional(schema), undefined);
}

/** A coordinate in degrees inside Korea; the tourism organisation writes its own as text. */
function coordinateIn(bounds: readonly [number, number]) {
  return v.pipe(
    v.union([v.number(), textBetween(1, MAX_COORDINATE_LETTERS)]),
    v.transform(Number),
    numberBetween(bounds),
  );
}

const textListSchema = v.array(v.string());

/** How a restaurant meets the preference that was asked for. */
const matchSchema = v.object({
  /** See `Fit` in `packages/engine/src/judge/match.ts`. */
  fit: v.picklist(['only', 'options', 'maybe', 'unknown', 'none']),
  /** The part of the known menu the visitor can eat, 0 to 1. */
  share: finiteNumberSchema,
  /**
   * Under the wish they meet (`pork`, `vegan`, ...; `any` for who must only avoid something): the dishes (as written) that do
   * for certain, and those to ask about, each with what about (substances and allergens) and what to tell the staff of,
   * because it is not in there as a rule, which is no promise.
   */
  groups: v.array(
    v.object({
      wish: v.string(),
      dishes: textListSchema,
      ask: v.optional(
        v.array(
          v.object({ dish: v.string(), about: textListSchema, tell: v.optional(textListSchema) }),
        ),
      ),
    }),
  ),
  /** How many dishes of the menu were understood. */
  known: v.optional(finiteNumberSchema),
  /** Whom it was judged for, and by which engine: see `lib/search/checked-for.ts`. Without it, it is nobody's. */
  checkedFor: v.optional(v.string()),
  /** Set where those dishes are only drinks, or only sides: there is no meal for this visitor. */
  justServes: v.optional(v.picklist(['drinks', 'sides'])),
  /** Where no dish speaks: the words in its name, or the kind of kitchen. */
  because: textListSchema,
});
export type RestaurantMatch = v.InferOutput<typeof matchSchema>;

/** Something to ask about, as far as it matters to that preference. */
const hiddenSchema = v.object({
  /** See `lib/words/code-words.ts`. */
  code: v.string(),
  certainty: v.picklist(['often', 'sometimes']),
  /** The dishes (as written) it may be in. */
  dishes: textListSchema,
});
export type RestaurantHidden = v.InferOutput<typeof hiddenSchema>;

/** The fields that say of a restaurant in English what its own say in Korean. */
const englishFields = {
  title_eng: v.optional(v.nullable(v.string())),
  /** English for the dishes and words named in `match` and `hidden`. */
  words_eng: extra(v.array(v.object({ ko: v.string(), en: v.string() }))),
  /** The menus in English, dish by dish. */
  firstmenu_eng: extra(v.string()),
  treatmenu_eng: extra(v.string()),
  /** Hours and rest days in English, a line each. */
  hours_eng: extra(textListSchema),
};

/** A restaurant as it travels; how long its fields may be, our server says. Fields that are not named here are kept as they come. */
export const restaurantSchema = v.looseObject({
  contentId: contentIdSchema,
  /** Korean name. */
  title: v.string(),
  firstmenu: v.optional(v.nullable(v.string())),
  treatmenu: v.optional(v.nullable(v.string())),
  opentimefood: v.optional(v.nullable(v.string())),
  restdatefood: v.optional(v.nullable(v.string())),
  addr1: v.optional(v.nullable(v.string())),
  /** What follows goes beyond the specification. Longitude, then latitude, in degrees. */
  mapx: extra(coordinateIn(KOREA_BOUNDS.mapx)),
  mapy: extra(coordinateIn(KOREA_BOUNDS.mapy)),
  /** Telephone as the source writes it. */
  tel: extra(v.string()),
  /** The year its menus are of, where they are old. */
  menuYear: extra(integerBetween(0)),
  /** What it is drawn as, see `packages/engine/src/lexicon/food-kinds.ts`; of a kind that we do not draw there is no picture. */
  kind: extra(v.string()),
  /** Its best-known dishes (as written) where nothing was wished for, so that `match` names none. */
  dishes: extra(textListSchema),
  match: extra(matchSchema),
  hidden: extra(v.array(hiddenSchema)),
  /** When it is open; missing when the v.string() could not be read. */
  hours: extra(packedHoursSchema),
  ...englishFields,
  /** The same in another language than English (`lib/locales.ts`), under the names of the English fields. */
  names: extra(v.object({ ...englishFields, language: v.string() })),
});
export type Restaurant = v.InferOutput<typeof restaurantSchema>;
export const restaurantListSchema = v.array(restaurantSchema);

/** The requests, whose schemas are in `requests.ts`: no phone reads one. */
export interface ContentIdRequest extends v.InferOutput<typeof pointSchema> {
  radius: RadiusM;
}

/** What a visitor must not eat whatever they wish for. Beyond the specification; no other backend is told (decision 0080). */
export type SearchProfile = Avoided;

export interface FilterRequest {
  contentIdList: string[];
  /** A Korean sentence, see `packages/engine/src/needs`. */
  userPref: string;
  /** `unknown`: also places whose menu nobody knows. Beyond the specification; older pages say `maybe`, which adds nothing. */
  certainty?: 'maybe' | 'unknown' | undefined;
  profile?: SearchProfile | undefined;
  /** Where distances count from (decision 0082). Beyond the specification; without it only the order of the ids says what is near. */
  origin?: Point | undefined;
}

export interface FilterResponse {
  restaurantInfo: Restaurant[];
  total: number;
  /** Places left out because nobody knows their menu. Beyond the specification. */
  unknown?: number | undefined;
  /** How many there are in all, where fewer are handed on. Beyond the specification. */
  found?: number | undefined;
}

export interface PageRequest {
  restaurantInfo: Restaurant[];
  page: number;
  pageSize: number;
}

const countSchema = extra(integerBetween(0));

/** A list that was found, and how many places were left out of it. */
function toFilterResponse(
  restaurantInfo: Restaurant[],
  unknown?: number,
  found?: number,
): FilterResponse {
  return {
    restaurantInfo,
    total: restaurantInfo.length,
    ...(unknown ? { unknown } : {}),
    ...(found ? { found } : {}),
  };
}

/**
 * What the four calls answer.
 *
 * @param toList reads a list; ours, in which every entry is readable, if not given
 */
export function createAnswerSchemas(
  toList: <T>(schema: Schema<T>) => Schema<T[]> = v.array,
  restaurants = toList(restaurantSchema),
) {
  const group = v.object({ content: restaurants });
  return {
    contentIds: toList(contentIdSchema),
    /** The list is the whole of what was found (specification section 3), so its length is the total, whatever is said. */
    filter: v.pipe(
      v.object({
        restaurantInfo: restaurants,
        total: integerBetween(0),
        unknown: countSchema,
        found: countSchema,
      }),
      v.transform(({ restaurantInfo, unknown, found }) =>
        toFilterResponse(restaurantInfo, unknown, found),
      ),
    ),
    /** "Either a JSON string or an array of groups": each group's content is flattened into restaurants. */
    page: v.pipe(
      valueOrJson(toList(group)),
      v.transform((groups) => groups.flatMap(({ content }) => content)),
    ),
    /** `restaurantInfoEng`: a JSON string that spells an array, or an object with a `content` array. */
    english: v.pipe(
      v.object({
        restaurantInfoEng: valueOrJson(
          v.union([
            restaurants,
            v.pipe(
              group,
              v.transform(({ content }) => content),
            ),
          ]),
        ),
        unknown: countSchema,
        found: countSchema,
      }),
      v.transform(({ restaurantInfoEng, unknown, found }) =>
        toFilterResponse(restaurantInfoEng, unknown, found),
      ),
    ),
  };
}
export const {
  contentIds: contentIdResponseSchema,
  filter: filterResponseSchema,
  page: pageResponseSchema,
  english: englishResponseSchema,
} = createAnswerSchemas();

/** What answers the four calls: a tourism backend over HTTP, or our own engine over our own data. */
export interface RecommendationBackend {
  /** Ids of the restaurants within the radius (metres), nearest first. */
  getContentIds(request: ContentIdRequest, signal: AbortSignal): Promise<string[]>;
  /** The restaurants that meet the preference, best first. */
  getFiltered(request: FilterRequest, signal: AbortSignal): Promise<FilterResponse>;
  /** One page of a filtered list, in English beside the Korean. */
  getPage(request: PageRequest, signal: AbortSignal): Promise<Restaurant[]>;
  /** The whole filtered list in English (the vegan path). */
  getFilteredInEnglish(request: FilterRequest, signal: AbortSignal): Promise<FilterResponse>;
}
