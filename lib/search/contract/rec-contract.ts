import * as v from 'valibot';
import type { GuestFit } from '@kioot/engine';
import type { Point } from '@kioot/engine/geo';
import type { DietaryRestrictions } from '@kioot/engine/needs';
import type { TableNeeds } from '../../needs/need';
import { MAX_COORDINATE_LENGTH } from '../../payload-limits';
import type { RadiusM } from '../../radii';
import {
  finiteNumberSchema,
  integerBetween,
  numberBetween,
  textBetween,
  type Schema,
} from '@kioot/base/validation';
import { KOREA_BOUNDS, contentIdSchema, type pointSchema } from './id-and-point-schemas';
import { packedHoursSchema } from './packed-hours';

/*
 * The four calls between browser, BFF and tourism backend (specification section 7): schemas for
 * both sides of the wire, and for responses saved on a phone (decision 0208).
 */

/**
 * Field beyond the specification. A tourism backend may lack it or mean something else by it, and a
 * phone may have saved an older form: a value that does not match is dropped, and the screen shows
 * it as unknown.
 */
export function optionalOrDropped<const S extends Schema<unknown>>(schema: S) {
  return v.fallback(v.optional(schema), undefined);
}

/** Coordinate in degrees inside Korea; the tourism organization writes its own as text. */
function coordinateBetween(bounds: readonly [number, number]) {
  return v.pipe(
    v.union([v.number(), textBetween(1, MAX_COORDINATE_LENGTH)]),
    v.transform(Number),
    numberBetween(bounds),
  );
}

const textListSchema = v.array(v.string());

/**
 * Source of a vegan or vegetarian verdict: Seoul City's list (with its year), the menu, that of the chain
 * (with its year), the name of the restaurant, or only the name of the dish.
 */
export const evidenceSchema = v.object({
  by: v.picklist(['city', 'menu', 'chain', 'title', 'name']),
  year: v.optional(integerBetween(0)),
  /** The diet is an option to ask for. */
  isOnRequest: v.optional(v.literal(true)),
});
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/** Match between a restaurant and the requested preference. */
const matchSchema = v.object({
  /** See `Fit` in the engine. */
  fit: v.picklist(['only', 'options', 'maybe', 'unknown', 'none']),
  /** Share of the known menu that the visitor can eat, 0 to 1. */
  share: finiteNumberSchema,
  /**
   * Per wish (`pork`, `vegan`, ...; `any` for restrictions only): dishes (as written) that certainly
   * match, and dishes to ask about, with substances and allergens in question (`about`) and
   * restrictions to mention to the staff although the dish normally has none of them (`tell`), which
   * is no guarantee. `question`: code of the one thing whose absence makes the dish fit.
   */
  groups: v.array(
    v.object({
      wish: v.string(),
      dishes: textListSchema,
      ask: v.optional(
        v.array(
          v.object({
            dish: v.string(),
            about: textListSchema,
            tell: v.optional(textListSchema),
            question: v.optional(v.string()),
          }),
        ),
      ),
    }),
  ),
  /** Number of understood dishes of the menu. */
  known: v.optional(finiteNumberSchema),
  /**
   * Visitor and engine of the verdict: `lib/needs/need.ts`. Without it the verdict
   * is for no particular visitor.
   */
  checkedFor: v.optional(v.string()),
  /** Set if those dishes are only drinks, sweets or sides: no meal for this visitor. */
  justServes: v.optional(v.picklist(['drinks', 'sweets', 'sides'])),
  /** True where every dish is stated to be vegan: none goes by its name alone. */
  isAllVegan: optionalOrDropped(v.boolean()),
  /** For vegans and vegetarians: the best evidence of the dishes shown. */
  evidence: optionalOrDropped(evidenceSchema),
  /** If no dish decides: words in the restaurant's name, or the kind of kitchen. */
  because: textListSchema,
});
export type RestaurantMatch = v.InferOutput<typeof matchSchema>;

/** Hidden ingredient to ask about, if relevant to the preference. */
const hiddenSchema = v.object({
  /** Ingredient code, formatted by `lib/format`. */
  code: v.string(),
  certainty: v.picklist(['often', 'sometimes']),
  /** Dishes (as written) that may contain it. */
  dishes: textListSchema,
});
export type RestaurantHidden = v.InferOutput<typeof hiddenSchema>;

/** See `GuestFit` in the engine. */
const GUEST_FITS = [
  ...(['yes', 'question', 'ask'] as const),
  ...(['unknown', 'no'] as const),
] satisfies readonly GuestFit[];

/** Match between a restaurant and one person of a party. */
const guestMatchSchema = v.object({
  fit: v.picklist(GUEST_FITS),
  /** Dish (as written) for this person: a sure one, else one to ask about. */
  dish: v.optional(v.string()),
  /** Substances and allergens of that dish to ask about. */
  about: v.optional(textListSchema),
  /** Allergens to mention to the staff although the dish normally has none of them. */
  tell: v.optional(textListSchema),
  /** Code of the one thing whose absence makes the dish fit. */
  question: v.optional(v.string()),
  /** The dish is eaten together. */
  isShared: v.optional(v.literal(true)),
  /** Profile key of this person; without it the person eats anything. */
  checkedFor: v.optional(v.string()),
});
export type GuestVerdict = v.InferOutput<typeof guestMatchSchema>;

/** Prices of the meals of a place in won, with their year if known. */
const priceRangeSchema = v.object({
  fromWon: finiteNumberSchema,
  toWon: finiteNumberSchema,
  year: v.optional(integerBetween(0)),
});
export type PriceRange = v.InferOutput<typeof priceRangeSchema>;

/** English versions of the Korean fields. */
const englishFields = {
  title_eng: v.optional(v.nullable(v.string())),
  /** English of the dishes and terms in `match` and `hidden`. */
  words_eng: optionalOrDropped(v.array(v.object({ ko: v.string(), en: v.string() }))),
  /** Menus in English, dish by dish. */
  firstmenu_eng: optionalOrDropped(v.string()),
  treatmenu_eng: optionalOrDropped(v.string()),
  /** Hours and rest days in English, one line each. */
  hours_eng: optionalOrDropped(textListSchema),
};

/**
 * Restaurant on the wire; our server bounds the length of its fields. Unknown fields are passed
 * through.
 */
export const placeCardSchema = v.looseObject({
  contentId: contentIdSchema,
  /** Korean name. */
  title: v.string(),
  firstmenu: v.optional(v.nullable(v.string())),
  treatmenu: v.optional(v.nullable(v.string())),
  opentimefood: v.optional(v.nullable(v.string())),
  restdatefood: v.optional(v.nullable(v.string())),
  addr1: v.optional(v.nullable(v.string())),
  /** From here on beyond the specification. Longitude, then latitude, in degrees. */
  mapx: optionalOrDropped(coordinateBetween(KOREA_BOUNDS.mapx)),
  mapy: optionalOrDropped(coordinateBetween(KOREA_BOUNDS.mapy)),
  /** Error of an interpolated point in meters, 90th percentile; missing for an exact one. */
  errorM: optionalOrDropped(finiteNumberSchema),
  /** Telephone as the source writes it. */
  tel: optionalOrDropped(v.string()),
  /** In Korean, of a place whose title is not the only one: a map search needs it. */
  district: optionalOrDropped(v.string()),
  price: optionalOrDropped(priceRangeSchema),
  /** Prices (won) of dishes that a card names, where known. */
  dishPrices: optionalOrDropped(v.array(v.object({ dish: v.string(), won: finiteNumberSchema }))),
  /** Year of its menus, if they are old. */
  menuYear: optionalOrDropped(integerBetween(0)),
  /** Last year that a list had the place, if more than two years ago. */
  lastSeenYear: optionalOrDropped(integerBetween(0)),
  /** Kind of food it is drawn as, see `FoodKind` in the engine; an unknown kind has no picture. */
  kind: optionalOrDropped(v.string()),
  /**
   * Drawing under `/images` that shows nothing the visitor avoids: of a dish ("dubu-jorim.webp"), else
   * of a kind of food; missing for a place that was not matched.
   */
  drawing: optionalOrDropped(v.string()),
  /** Dish (as written) that one person can order; null if meals are for two; else missing. */
  dishForOne: optionalOrDropped(v.nullable(v.string())),
  /**
   * Its best-known dishes (as written), when `match` names none: without a preference, of a kitchen
   * that is halal or may be, or of a place without a menu that is known for them.
   */
  dishes: optionalOrDropped(textListSchema),
  match: optionalOrDropped(matchSchema),
  hidden: optionalOrDropped(v.array(hiddenSchema)),
  /** Band of its usual risk for the severe allergies of the search, 0 (rarely anything) to 3. */
  risk: optionalOrDropped(integerBetween(0, 3)),
  /** For each person of a party, the first person first; missing for one person. */
  party: optionalOrDropped(v.array(guestMatchSchema)),
  /** Opening hours; missing if they could not be parsed. */
  hours: optionalOrDropped(packedHoursSchema),
  ...englishFields,
  /**
   * The same fields in a language other than English (`lib/locales.ts`), under the names of the
   * English ones.
   */
  names: optionalOrDropped(v.object({ ...englishFields, language: v.string() })),
});
export type PlaceCard = v.InferOutput<typeof placeCardSchema>;
export const placeCardListSchema = v.array(placeCardSchema);

/**
 * Types of the requests; their schemas are in `requests.ts`, because browsers validate none.
 */
export interface ContentIdRequest extends v.InferOutput<typeof pointSchema> {
  radius: RadiusM;
}

/** Needs of one person on the wire of the four calls. */
export interface SentenceNeeds {
  /** Preference as a Korean sentence (specification section 7). */
  userPref: string;
  /** Restrictions beside the preference. Beyond the specification. */
  profile?: DietaryRestrictions | undefined;
}

/** Needs of a table on the wire of the four calls. */
export interface SentenceTable extends SentenceNeeds {
  /** People who eat with the visitor. Beyond the specification; never sent to a tourism backend. */
  others?: readonly SentenceNeeds[] | undefined;
}

/** Body of the filter calls. */
export interface FilterBody extends SentenceTable {
  contentIdList: string[];
  /**
   * `unknown` includes places without a known menu. Beyond the specification; older pages send
   * `maybe`, which adds nothing.
   */
  certainty?: 'maybe' | 'unknown' | undefined;
  /**
   * Origin of distances (decision 0082). Beyond the specification; without it only the order of the
   * ids tells proximity.
   */
  origin?: Point | undefined;
}

/** {@link FilterBody} with its sentences parsed; the visitor's own is kept for a tourism backend. */
export interface FilterRequest extends TableNeeds, Omit<FilterBody, 'others' | 'userPref'> {
  sentence: string;
}

export interface FilterResponse {
  restaurants: PlaceCard[];
  /**
   * Matches as the backend counts them: more than the list where it sent only a part, never fewer;
   * 0 for an empty list.
   */
  total: number;
  /** Number of places left out for lack of a known menu. Beyond the specification. */
  unknown?: number | undefined;
  /** Number of matches, if the list holds fewer. Beyond the specification. */
  found?: number | undefined;
}

export interface PageRequest {
  restaurants: PlaceCard[];
  page: number;
  pageSize: number;
}

/**
 * Implementation of the four calls: a tourism backend over HTTP, or our own engine over our own
 * data.
 */
export interface RecommendationBackend {
  /** Ids of the restaurants within the radius (meters), nearest first. */
  getContentIds(request: ContentIdRequest, signal: AbortSignal): Promise<string[]>;
  /** Restaurants that match the preference, best first. */
  getFiltered(request: FilterRequest, signal: AbortSignal): Promise<FilterResponse>;
  /** One page of a filtered list, in English beside the Korean. */
  getPage(request: PageRequest, signal: AbortSignal): Promise<PlaceCard[]>;
  /** The whole filtered list in English (the vegan path). */
  getFilteredInEnglish(request: FilterRequest, signal: AbortSignal): Promise<FilterResponse>;
}
