import * as v from 'valibot';
import type { Area } from '../areas';
import type { Point } from '@kioot/engine/geo';
import {
  integerBetween,
  orNull,
  parseOrNull,
  validItems,
  type Schema,
} from '@kioot/base/validation';
import { RADII_M, type RadiusM } from '../radii';
import { type TableNeeds, isFromCurrentEngine } from '../needs/need';
import { tableFields } from '../needs/need-schema';
import {
  contentIdListSchema,
  pointFields,
  pointSchema,
} from '../search/contract/id-and-point-schemas';
import { removeStored } from '../browser-storage';
import { MEAT_OPTIONS, VEGAN_OPTIONS, type UserPref } from '../needs/user-pref';

/** Chosen area, or the visitor's position. */
export type Origin = Area | Point;

/** Origin, radius (meters) and needs of a search. The list is shown under exactly these. */
export interface Search extends TableNeeds {
  origin: Origin;
  radius: RadiusM;
}

/** Origin and radius of the look-up that returned the ids. */
export type LookUp = Pick<Search, 'origin' | 'radius'>;

/** Search whose results are at least partly shown. */
export interface CompletedSearch extends Search {
  /** Identifies the stored lists of this search; those of other tabs have other ids. */
  id: string;
  /** Restaurants that passed the filter. */
  total: number;
  /** Last page shown, from 1. */
  page: number;
  /** Profile key of the verdicts, see `lib/needs/need.ts`. */
  checkedFor?: string | undefined;
  /** Restaurants left out for lack of a known menu. */
  unknown?: number | undefined;
  /** Matches in all, when the list holds only the best of them. */
  found?: number | undefined;
}

const SEARCH_FAILURES = ['timeout', 'offline', 'other'] as const;
export type SearchFailure = (typeof SEARCH_FAILURES)[number];

/**
 * Choices so far (specification section 3, "Session state") and the search made with them. The
 * results are in `lib/client-store/result-atoms.ts`.
 */
export interface Session {
  location: Area | null;
  radius: RadiusM | null;
  userPref: UserPref;
  /** Result of the look-up; null before one. */
  contentIdList: readonly string[] | null;
  /** Null without ids. */
  lookUp: LookUp | null;
  /** Null before results. */
  search: CompletedSearch | null;
  /** Rounded position of the device; null unless the visitor asked for it. */
  position: Point | null;
  /** Cause of the last failed search; null after a success. */
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

/** Storage keys. */
export const STORAGE_KEYS = {
  session: 'kioot.session.v1',
  results: 'kioot.results.v1',
  /** Name of the specification (section 3). */
  filteredList: 'restaurantInfo',
  /** Copy for this tab, for a reload after another tab searched. */
  tabFilteredList: 'kioot.restaurantInfo.v1',
  /** Id of the search the list belongs to; tabs share local storage. */
  filteredListOwner: 'restaurantInfoSearch',
  /** Outlives the session. */
  lastResults: 'kioot.last-results.v1',
} as const;

/** Area of an origin; null for the visitor's position. */
export function getOriginArea(origin: Origin): Area | null {
  return 'id' in origin ? origin : null;
}

/**
 * Origin of the next look-up: that of the last one, else the chosen area, else the visitor's
 * position.
 */
export function getOrigin({ lookUp, location, position }: Session): Origin | null {
  return lookUp?.origin ?? location ?? position;
}

/** Stored session of this tab; empty when missing or unreadable. */
export function parseSession(stored: unknown): Session {
  const session = parseOrNull(sessionSchema, stored);
  if (!session) return EMPTY_SESSION;
  // Older versions stored ids without their origin: choices stay, the look-up starts over.
  return session.contentIdList && session.lookUp
    ? session
    : { ...session, contentIdList: null, lookUp: null, search: null };
}

/** Removes the lists of the session. */
export function removeStoredLists(): void {
  removeStored('sessionStorage', STORAGE_KEYS.results);
  removeStored('sessionStorage', STORAGE_KEYS.tabFilteredList);
  removeStored('localStorage', STORAGE_KEYS.filteredList);
  removeStored('localStorage', STORAGE_KEYS.filteredListOwner);
}

/**
 * Stored area, whole rather than by id: the table of areas would dominate the size of this module.
 * Id 0 is a subway station.
 */
export const areaSchema: Schema<Area> = v.object({
  id: integerBetween(0),
  location_en: v.string(),
  location_ko: v.string(),
  ...pointFields,
  names: v.optional(v.record(v.string(), v.string())),
});

export const radiusSchema = v.picklist(RADII_M);

/** Known options in form order. */
function knownOptions<const Id extends string>(options: readonly Id[]) {
  return v.pipe(
    v.fallback(validItems(v.picklist(options)), []),
    v.transform((stored) => options.filter((id) => stored.includes(id))),
  );
}

/** Stored `userPref`. */
export const userPrefSchema = v.object({
  meats: knownOptions(MEAT_OPTIONS),
  vegan: knownOptions(VEGAN_OPTIONS),
});

const lookUpFields = { origin: v.union([areaSchema, pointSchema]), radius: radiusSchema };

const sessionSchema = v.object({
  location: orNull(areaSchema),
  radius: orNull(radiusSchema),
  userPref: userPrefSchema,
  contentIdList: orNull(contentIdListSchema),
  lookUp: orNull(v.object(lookUpFields)),
  search: orNull(
    v.pipe(
      v.object({
        ...lookUpFields,
        ...tableFields,
        id: v.string(),
        total: integerBetween(0),
        page: integerBetween(1),
        checkedFor: v.optional(v.string()),
        unknown: v.optional(integerBetween(0)),
        found: v.optional(integerBetween(0)),
      }),
      // Verdicts of another engine version: without the id the list is not found and the search
      // runs again.
      v.transform((search) =>
        isFromCurrentEngine(search.need, search.checkedFor) ? search : { ...search, id: '' },
      ),
    ),
  ),
  position: orNull(pointSchema),
  failure: orNull(v.picklist(SEARCH_FAILURES)),
});
