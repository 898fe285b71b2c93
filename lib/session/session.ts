import * as v from 'valibot';
import type { Area } from '../areas';
import type { Point } from '@kioot/engine/geo';
import type { Preference } from '@kioot/engine';
import { ALLERGENS, MEATS } from '@kioot/engine/needs';
import {
  flagSchema,
  integerBetween,
  orNull,
  parseOrNull,
  validItems,
  type Schema,
} from '../validation';
import { RADII_M, type RadiusM } from '../radii';
import type { SearchProfile } from '../search/contract';
import { isOfThisEngine } from '../search/checked-for-parts';
import { contentIdListSchema, pointFields, pointSchema } from '../search/look-up';
import { readStored, removeStored, writeStored } from '../storage';
import { MEAT_OPTIONS, VEGAN_OPTIONS, type UserPref } from './preferences';

/** Where distances count from: an area the visitor chose, or where their phone said they are. */
export type Origin = Area | Point;

/** What was searched: from where, how far around (metres), and for what. */
export interface Search {
  origin: Origin;
  radius: RadiusM;
  need: Preference;
  /** What was asked for beside it. The list is shown under this and nothing else. */
  profile?: SearchProfile | undefined;
}

/** Where the look-up found its ids. */
export type LookUp = Pick<Search, 'origin' | 'radius'>;

/** A search the visitor has seen part of the answer of. */
export interface AnsweredSearch extends Search {
  /** Names the stored lists that belong to this search; another tab's have another name. */
  id: string;
  /** How many restaurants the filter found in all. */
  total: number;
  /** The last page shown, counted from 1. */
  page: number;
  /** Whom the verdicts of its list are for: `lib/search/checked-for.ts`. */
  checkedFor?: string | undefined;
  /** How many places were left out because nobody knows their menu. */
  unknown?: number | undefined;
  /** How many there are in all, where the list is only the best of them. */
  found?: number | undefined;
}

const SEARCH_FAILURES = ['timeout', 'offline', 'other'] as const;
export type SearchFailure = (typeof SEARCH_FAILURES)[number];

/**
 * What a visitor chose so far (specification section 3, "Session state"), and what was searched with it. The results
 * are in `lib/kept/results.ts`.
 */
export interface Session {
  location: Area | null;
  radius: RadiusM | null;
  userPref: UserPref;
  /** Ids the look-up returned; null before a look-up. */
  contentIdList: readonly string[] | null;
  /** Null as long as there are no ids. */
  lookUp: LookUp | null;
  /** Null before there was an answer. */
  search: AnsweredSearch | null;
  /** Where the visitor's phone said they are, rounded; null until they tapped for it. */
  position: Point | null;
  /** Why the last search brought no answer; null when it did. */
  failure: SearchFailure | null;
}

export const EMPTY_SESSION: Session = {
  location: null,
  radius: null,
  userPref: { meats: [], vegan: [] },
  contentIdList: null,
  lookUp: null,
  search: null,
  position: null,
  failure: null,
};

/** Where each part of the state is kept. `restaurantInfo` is the specification's own key (section 3). */
export const STORAGE_KEYS = {
  session: 'kioot.session.v1',
  results: 'kioot.results.v1',
  restaurantInfo: 'restaurantInfo',
  /** This tab's own copy, for a reload after another tab has searched. */
  tabRestaurantInfo: 'kioot.restaurantInfo.v1',
  /** Says which search `restaurantInfo` belongs to, since every tab shares local storage. */
  restaurantInfoOwner: 'restaurantInfoSearch',
} as const;

/** The area of an origin that is one, null for the visitor's own position. */
export function getOriginArea(origin: Origin): Area | null {
  return 'id' in origin ? origin : null;
}

/** Where the next look-up looks: where the last one did, else the chosen area, else the visitor's own position. */
export function getOrigin({ lookUp, location, position }: Session): Origin | null {
  return lookUp?.origin ?? location ?? position;
}

/** The session this tab kept, or an empty one when there is none or it cannot be read. */
export function readSession(): Session {
  const stored = parseOrNull(sessionSchema, readStored('sessionStorage', STORAGE_KEYS.session));
  if (!stored) return EMPTY_SESSION;
  // Ids of an older page do not say where they lie: the look-up begins anew, and what was chosen stays.
  return stored.contentIdList && stored.lookUp
    ? stored
    : { ...stored, contentIdList: null, lookUp: null, search: null };
}

/** Keeps the session for a reload. */
export function writeSession(session: Session): void {
  writeStored('sessionStorage', STORAGE_KEYS.session, session);
}

/** Forgets the session and every list that belongs to it. */
export function clearSession(): void {
  removeStored('sessionStorage', STORAGE_KEYS.session);
  removeStored('sessionStorage', STORAGE_KEYS.results);
  removeStored('sessionStorage', STORAGE_KEYS.tabRestaurantInfo);
  removeStored('localStorage', STORAGE_KEYS.restaurantInfo);
  removeStored('localStorage', STORAGE_KEYS.restaurantInfoOwner);
}

/** An area or, with the number 0, a subway station as stored: whole, because the table of all of them would be most of what reading it needs. */
export const areaSchema: Schema<Area> = v.object({
  id: integerBetween(0),
  location_en: v.string(),
  location_ko: v.string(),
  ...pointFields,
});

export const radiusSchema = v.picklist(RADII_M);

/** What a visitor wishes, as stored. */
export const needSchema = v.union([
  v.object({ kind: v.picklist(['any', 'halal', 'strictVegan', 'lactoOvo']) }),
  v.object({
    kind: v.picklist(['meats']),
    meats: v.pipe(v.array(v.picklist(MEATS)), v.minLength(1)),
  }),
]);

/** The stored options that are known, in the order of the form. */
function pickKnown<const Id extends string>(options: readonly Id[]) {
  return v.pipe(
    v.fallback(validItems(v.picklist(options)), []),
    v.transform((stored) => options.filter((id) => stored.includes(id))),
  );
}

/** What a visitor eats, as stored. */
export const userPrefSchema = v.object({
  meats: pickKnown(MEAT_OPTIONS),
  vegan: pickKnown(VEGAN_OPTIONS),
});

/** What a search was told beside the wish, as stored. */
export const searchProfileSchema: Schema<SearchProfile> = v.object({
  allergies: v.array(v.picklist(ALLERGENS)),
  severe: v.optional(v.array(v.picklist(ALLERGENS))),
  otherSevere: v.optional(flagSchema),
  notSpicy: v.optional(flagSchema),
  noFivePungent: v.optional(flagSchema),
});

const lookUpEntries = { origin: v.union([areaSchema, pointSchema]), radius: radiusSchema };

const sessionSchema = v.object({
  location: orNull(areaSchema),
  radius: orNull(radiusSchema),
  userPref: userPrefSchema,
  contentIdList: orNull(contentIdListSchema),
  lookUp: orNull(v.object(lookUpEntries)),
  search: orNull(
    v.pipe(
      v.object({
        ...lookUpEntries,
        need: needSchema,
        profile: v.optional(searchProfileSchema),
        id: v.string(),
        total: integerBetween(0),
        page: integerBetween(1),
        checkedFor: v.optional(v.string()),
        unknown: v.optional(integerBetween(0)),
        found: v.optional(integerBetween(0)),
      }),
      // Without its name its list is not found, and searched anew.
      v.transform((search) =>
        isOfThisEngine(search.need, search.checkedFor) ? search : { ...search, id: '' },
      ),
    ),
  ),
  position: orNull(pointSchema),
  failure: orNull(v.picklist(SEARCH_FAILURES)),
});
