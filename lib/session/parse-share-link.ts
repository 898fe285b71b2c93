import { getArea, type Area, RADII_M, type RadiusM } from '../areas';
import type { Point } from '@kioot/engine/geo';
import { parseOrNull } from '@kioot/base/validation';
import { getSingleParam, parseLinkTable } from '../needs/link';
import type { TableNeeds } from '../needs/need';
import { pointSchema } from '../search/contract/id-and-point-schemas';

/** Subway station by its Korean name; resolved by `stations.ts`. */
interface NamedStation {
  station: string;
}

/** Choices in a share link. Of the visitor it holds at most a position they chose to share. */
export interface SharedSearch {
  place: Area | Point | NamedStation;
  radius: RadiusM;
  needs: TableNeeds;
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
  const needs = parseLinkTable(params, hash);
  return place && radius && needs ? { place, radius, needs } : null;
}
