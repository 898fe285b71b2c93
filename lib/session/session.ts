import * as v from 'valibot';
import { getArea, type Area, RADII_M, type RadiusM } from '../areas';
import type { Point } from '../engine/geo/distance';
import { MEATS, type Preference } from '../engine/types';
import { parseOrNull } from '../parse';
import { contentIdResponseSchema, pointSchema } from '../search/contract';
import { readStored, removeStored, writeStored } from '../storage';
import { MEAT_OPTIONS, VEGAN_OPTIONS, type UserPref } from './preferences';

/** Where distances count from: an area the visitor chose, or where their phone said they are. */
export type Origin = Area | Point;

/** What was searched: from where, how far around (metres), and for what. */
export interface Search {
  origin: Origin;
  radius: RadiusM;
  need: Preference;
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
}

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
}

export const EMPTY_SESSION: Session = {
  location: null,
  radius: null,
  userPref: { meats: [], vegan: [] },
  contentIdList: null,
  lookUp: null,
  search: null,
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

/** The session this tab kept, or an empty one when there is none or it cannot be read. */
export function readSession(): Session {
  const stored = parseOrNull(sessionSchema, readStored('sessionStorage', STORAGE_KEYS.session));
  if (!stored) return EMPTY_SESSION;
  // Ids of an older page do not say where they lie: the look-up begins anew, and what was chosen stays.
  return stored.contentIdList && stored.lookUp
    ? stored
    : { ...stored, contentIdList: null, lookUp: null, search: null };
}

/** Keeps the session for a reload; areas by their number. */
export function writeSession(session: Session): void {
  const { location, lookUp, search } = session;
  writeStored('sessionStorage', STORAGE_KEYS.session, {
    ...session,
    location: location?.id ?? null,
    lookUp: lookUp && { ...lookUp, origin: toStoredOrigin(lookUp.origin) },
    search: search && { ...search, origin: toStoredOrigin(search.origin) },
  });
}

/** Forgets the session and every list that belongs to it. */
export function clearSession(): void {
  removeStored('sessionStorage', STORAGE_KEYS.session);
  removeStored('sessionStorage', STORAGE_KEYS.results);
  removeStored('sessionStorage', STORAGE_KEYS.tabRestaurantInfo);
  removeStored('localStorage', STORAGE_KEYS.restaurantInfo);
  removeStored('localStorage', STORAGE_KEYS.restaurantInfoOwner);
}

function toStoredOrigin(origin: Origin): number | Point {
  return getOriginArea(origin)?.id ?? { mapx: origin.mapx, mapy: origin.mapy };
}

/** An area by its number. */
export const areaSchema = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Area => {
    const area = getArea(dataset.value);
    if (area) return area;
    addIssue({ expected: 'an area' });
    return NEVER;
  }),
);

export const radiusSchema = v.picklist(RADII_M);

/** What a visitor wishes, as stored. */
export const needSchema = v.union([
  v.object({ kind: v.picklist(['any', 'halal', 'strictVegan', 'lactoOvo']) }),
  v.object({
    kind: v.literal('meats'),
    meats: v.pipe(v.array(v.picklist(MEATS)), v.minLength(1)),
  }),
]);

/** The stored options that are known, in the order of the form. */
const pickKnown = <const Id extends string>(options: readonly { id: Id }[]) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((stored) => options.map(({ id }) => id).filter((id) => stored.includes(id))),
  );

/** What a visitor eats, as stored. */
export const userPrefSchema = v.object({
  meats: pickKnown(MEAT_OPTIONS),
  vegan: pickKnown(VEGAN_OPTIONS),
});

/** What cannot be read is as if nothing was there. */
const orNull = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null);

const lookUpEntries = { origin: v.union([areaSchema, pointSchema]), radius: radiusSchema };

const countFrom = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min));

const sessionSchema = v.object({
  location: orNull(areaSchema),
  radius: orNull(radiusSchema),
  userPref: userPrefSchema,
  contentIdList: orNull(contentIdResponseSchema),
  lookUp: orNull(v.object(lookUpEntries)),
  search: orNull(
    v.object({
      ...lookUpEntries,
      need: needSchema,
      id: v.string(),
      total: countFrom(0),
      page: countFrom(1),
    }),
  ),
});
