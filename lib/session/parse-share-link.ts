import { getArea, type Area, RADII_M, type RadiusM } from '../areas';
import type { Point } from '@kioot/engine/geo';
import { parseOrNull } from '../validation';
import type { SearchGuest, SearchProfile } from '../search/contract/rec-contract';
import { pointSchema } from '../search/contract/id-and-point-schemas';
import { parseAllergyHash, parseLinkFlags, parseLinkGuest } from './link-needs';
import {
  MEAT_OPTIONS,
  VEGAN_OPTIONS,
  isVegetarian,
  selectMeat,
  type UserPref,
} from './preferences';

/** Subway station by its Korean name; resolved by `stations.ts`. */
interface NamedStation {
  station: string;
}

/** Choices in a share link. Of the visitor it holds at most a position they chose to share. */
export interface SharedSearch {
  place: Area | Point | NamedStation;
  radius: RadiusM;
  userPref: UserPref;
  /** Restrictions of the sender that the link has; undefined without any. */
  profile?: SearchProfile | undefined;
  /** People at the sender's table; empty for one person and for older links. */
  others: readonly SearchGuest[];
}

/** Most people in a link beside the sender. */
const MAX_OTHERS = 5;

/** Guests of a link; null when one is unknown, or there are too many. */
function parseOthers(params: URLSearchParams): SearchGuest[] | null {
  const texts = params.getAll('with');
  const others = texts.flatMap((text) => parseLinkGuest(text) ?? []);
  return others.length === texts.length && texts.length <= MAX_OTHERS ? others : null;
}

/** Profile with the allergies of the hash; undefined without any restriction. */
function withAllergies(
  profile: SearchProfile | undefined,
  allergies: SearchProfile,
): SearchProfile | undefined {
  const all = { ...profile, ...allergies };
  return all.allergies.length > 0 || Object.keys(all).length > 1 ? all : undefined;
}

/** Value of a parameter; '' when missing, null when repeated. */
function getSingleParam(params: URLSearchParams, name: string): string | null {
  const values = params.getAll(name);
  return values.length > 1 ? null : (values[0] ?? '');
}

/** Options in form order; null when one is unknown or repeated. */
function parseOptions<Id extends string>(
  value: string | null,
  options: readonly Id[],
): Id[] | null {
  if (value === null) return null;
  if (value === '') return [];
  const names = value.split(',');
  const found = options.filter((id) => names.includes(id));
  return found.length === names.length ? found : null;
}

/**
 * Origin of a link: one area, station or rounded position; null when missing, ambiguous or invalid.
 */
function parsePlace(params: URLSearchParams): SharedSearch['place'] | null {
  const named = ['area', 'station', 'at'].filter((name) => params.has(name));
  const [name = ''] = named;
  const value = getSingleParam(params, name);
  if (named.length > 1 || !value) return null;
  if (name === 'area') return /^[1-9]\d?$/.test(value) ? getArea(Number(value)) : null;
  if (name === 'station') return /^[가-힣\d·]{1,20}$/.test(value) ? { station: value } : null;
  const [, mapx, mapy] = /^(\d{3}(?:\.\d{1,3})?),(\d{2}(?:\.\d{1,3})?)$/.exec(value) ?? [];
  return parseOrNull(pointSchema, { mapx: Number(mapx), mapy: Number(mapy) });
}

/**
 * Choices of a share link; null for any that the forms do not allow. Unknown parameters are
 * ignored, since mail programs add their own.
 * @param hash with the allergies that the sender ticked
 */
export function parseShareLink(params: URLSearchParams, hash = ''): SharedSearch | null {
  const place = parsePlace(params);
  const radiusText = getSingleParam(params, 'radius');
  const radius = RADII_M.find((radiusM) => String(radiusM) === radiusText);
  const meats = parseOptions(getSingleParam(params, 'meats'), MEAT_OPTIONS);
  const vegan = parseOptions(getSingleParam(params, 'vegan'), VEGAN_OPTIONS);
  const flagsText = getSingleParam(params, 'also');
  const flags = flagsText === null ? null : parseLinkFlags(flagsText);
  const others = parseOthers(params);
  if (!place || !radius || !meats || !vegan || !flags || !others) return null;
  const userPref = { meats, vegan };
  const reselected = meats.reduce<UserPref['meats']>(
    (chosen, meat) => selectMeat(chosen, meat),
    [],
  );
  if (reselected.length !== meats.length || vegan.length > 1) return null;
  if (vegan.length === 1 && !isVegetarian(userPref)) return null;
  const [own, ...allergies] = parseAllergyHash(hash, others.length + 1) ?? [];
  if (!own) return null;
  return {
    ...{ place, radius, userPref },
    profile: withAllergies({ allergies: [], ...flags }, own),
    others: others.map(({ need, profile }, at) => ({
      need,
      profile: withAllergies(profile, allergies[at] ?? { allergies: [] }),
    })),
  };
}
