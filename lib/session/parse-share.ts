import { getArea, type Area, RADII_M, type RadiusM } from '../areas';
import {
  MEAT_OPTIONS,
  VEGAN_OPTIONS,
  isVegetarian,
  selectMeat,
  type UserPref,
} from './preferences';

/** The choices a link carries: what is needed to find the same list again, and nothing of the visitor. */
export interface SharedSearch {
  location: Area;
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

/**
 * What a link asks for, or null when it asks for anything the forms would not let a visitor choose. Parameters of
 * others (mail programs add their own) are passed over.
 */
export function parseShare(params: URLSearchParams): SharedSearch | null {
  const area = getOnly(params, 'area') ?? '';
  const location = /^[1-9]\d?$/.test(area) ? getArea(Number(area)) : null;
  const radiusText = getOnly(params, 'radius');
  const radius = RADII_M.find((metres) => String(metres) === radiusText);
  const meats = parseOptions(getOnly(params, 'meats'), MEAT_OPTIONS);
  const vegan = parseOptions(getOnly(params, 'vegan'), VEGAN_OPTIONS);
  if (!location || !radius || !meats || !vegan) return null;
  const userPref = { meats, vegan };
  const tapped = meats.reduce<UserPref['meats']>((chosen, meat) => selectMeat(chosen, meat), []);
  if (tapped.length !== meats.length || vegan.length > 1) return null;
  return vegan.length === 1 && !isVegetarian(userPref) ? null : { location, radius, userPref };
}
