import { getArea, type Area, RADII_M, type RadiusM } from '../areas';
import type { Point } from '@kioot/engine/geo';
import { parseOrNull } from '../validation';
import { pointSchema } from '../search/look-up';
import {
  MEAT_OPTIONS,
  VEGAN_OPTIONS,
  isVegetarian,
  selectMeat,
  type UserPref,
} from './preferences';

/** A subway station by its Korean name. Whether there is one of that name, `stations.ts` knows. */
interface NamedStation {
  station: string;
}

/**
 * The choices a link carries: what is needed to find the same list again, and of the visitor nothing but the position they
 * may have wanted to share.
 */
export interface SharedSearch {
  place: Area | Point | NamedStation;
  radius: RadiusM;
  userPref: UserPref;
}

/** The value of a parameter that is there once, '' when it is not there, null when it is there twice. */
function getOnly(params: URLSearchParams, name: string): string | null {
  const values = params.getAll(name);
  return values.length > 1 ? null : (values[0] ?? '');
}

/** The named options in the order of the form; null for a name that is unknown or named twice. */
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

/** Where a link looks: an area, a station or a position rounded as the app rounds it, and one of them alone. */
function parsePlace(params: URLSearchParams): SharedSearch['place'] | null {
  const named = ['area', 'station', 'at'].filter((name) => params.has(name));
  const [name = ''] = named;
  const value = getOnly(params, name);
  if (named.length > 1 || !value) return null;
  if (name === 'area') return /^[1-9]\d?$/.test(value) ? getArea(Number(value)) : null;
  if (name === 'station') return /^[가-힣\d·]{1,20}$/.test(value) ? { station: value } : null;
  const [, mapx, mapy] = /^(\d{3}(?:\.\d{1,3})?),(\d{2}(?:\.\d{1,3})?)$/.exec(value) ?? [];
  return parseOrNull(pointSchema, { mapx: Number(mapx), mapy: Number(mapy) });
}

/**
 * What a link asks for, or null when it asks for anything the forms would not let a visitor choose. Parameters of
 * others (mail programs add their own) are passed over.
 */
export function parseShare(params: URLSearchParams): SharedSearch | null {
  const place = parsePlace(params);
  const radiusText = getOnly(params, 'radius');
  const radius = RADII_M.find((metres) => String(metres) === radiusText);
  const meats = parseOptions(getOnly(params, 'meats'), MEAT_OPTIONS);
  const vegan = parseOptions(getOnly(params, 'vegan'), VEGAN_OPTIONS);
  if (!place || !radius || !meats || !vegan) return null;
  const userPref = { meats, vegan };
  const tapped = meats.reduce<UserPref['meats']>((chosen, meat) => selectMeat(chosen, meat), []);
  if (tapped.length !== meats.length || vegan.length > 1) return null;
  return vegan.length === 1 && !isVegetarian(userPref) ? null : { place, radius, userPref };
}
