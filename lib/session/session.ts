import { getArea, type Area, RADII_M, type RadiusM } from '../areas';
import { MEAT_OPTIONS, VEGAN_OPTIONS, type UserPref } from './preferences';
import { readStored, removeStored, writeStored } from '../storage';

/** An answer the visitor has seen part of. */
export interface Search {
  /** Names the stored lists that belong to this search; another tab's have another name. */
  id: string;
  /** How many restaurants the filter found in all. */
  total: number;
  /** The last page shown, counted from 1. */
  page: number;
}

/** What a visitor chose so far (specification section 3, "Session state"). The results are in `results.ts`. */
export interface Session {
  location: Area | null;
  radius: RadiusM | null;
  userPref: UserPref;
  /** Ids the look-up returned; null before a look-up. */
  contentIdList: readonly string[] | null;
  /** Null before there was an answer. */
  search: Search | null;
}

export const EMPTY_SESSION: Session = {
  location: null,
  radius: null,
  userPref: { meats: [], vegan: [] },
  contentIdList: null,
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

/** The session this tab kept, or an empty one when there is none or it cannot be read. */
export function readSession(): Session {
  return parseSession(readStored('sessionStorage', STORAGE_KEYS.session)) ?? EMPTY_SESSION;
}

/** Keeps the session for a reload. */
export function writeSession(session: Session): void {
  writeStored('sessionStorage', STORAGE_KEYS.session, {
    ...session,
    location: session.location?.id ?? null,
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

/*
 * Read by hand, not with zod: this travels with every screen of the wizard, and eleven kilobytes of schemas would
 * come along for five fields that we wrote ourselves.
 */

function parseSession(stored: unknown): Session | null {
  if (!isRecord(stored)) return null;
  const userPref = parseUserPref(stored.userPref);
  if (!userPref) return null;
  const location = typeof stored.location === 'number' ? getArea(stored.location) : null;
  const radius = RADII_M.find((metres) => metres === stored.radius) ?? null;
  const contentIdList = toList(stored.contentIdList);
  return {
    location,
    radius,
    userPref,
    contentIdList: contentIdList?.every((id) => typeof id === 'string') ? contentIdList : null,
    search: parseSearch(stored.search),
  };
}

/** What a visitor eats, as stored; options that are not known are left out, null when it is nothing of the kind. */
export function parseUserPref(stored: unknown): UserPref | null {
  if (!isRecord(stored)) return null;
  return {
    meats: pickKnown(stored.meats, MEAT_OPTIONS),
    vegan: pickKnown(stored.vegan, VEGAN_OPTIONS),
  };
}

function parseSearch(stored: unknown): Search | null {
  if (!isRecord(stored)) return null;
  const { id, total, page } = stored;
  return typeof id === 'string' && isCount(total) && isCount(page) ? { id, total, page } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function toList(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function pickKnown<Id extends string>(value: unknown, options: readonly { id: Id }[]): Id[] {
  const stored = toList(value) ?? [];
  return options.filter(({ id }) => stored.includes(id)).map(({ id }) => id);
}
