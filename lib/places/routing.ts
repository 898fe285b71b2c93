import 'server-only';
import { decodeOrNull } from '../encode';
import { splitLocalePath, toLocalePath } from '../locales';
import { isPlaceId } from './path';
import { isListed } from './snapshot';
import { getRestaurants } from './store';

const PLACE_PATH = /^\/places\/([^/]+)(\/card\.png)?\/?$/;

/** What stands in place of a page of a place that there is not, and with which status. */
export interface StandIn {
  path: string;
  status: 200 | 404 | 410;
}

let known: { of: readonly unknown[]; listed: ReadonlyMap<string, boolean> } | undefined;

/** Whether a place is listed; undefined for an id nobody gave. */
function findListed(contentId: string): boolean | undefined {
  const rows = getRestaurants();
  if (known?.of !== rows)
    known = { of: rows, listed: new Map(rows.map((row) => [row.contentId, isListed(row)])) };
  return known.listed.get(contentId);
}

/**
 * Decides what an address below `/places/` of a language shows where it is no listed place's: one page for all that left their source's list, one for
 * all that never were, so that no invented address is ever made and kept as a page. With another backend every id may be
 * a place of it, which only the visitor's phone knows. Null for a listed place, and for what is no place's address.
 */
export function getPlaceStandIn(address: string, hasOtherBackend: boolean): StandIn | null {
  const { locale, path } = splitLocalePath(address);
  const toStandIn = (page: 'gone' | 'missing' | 'elsewhere', status: StandIn['status']) => ({
    path: toLocalePath(`/places/${page}`, locale),
    status,
  });
  const [, written, picture] = PLACE_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  // By its own name the page of any place is a shell to keep: it draws what the phone knows.
  if (written === 'elsewhere') return toStandIn('elsewhere', 200);
  const contentId = decodeOrNull(written) ?? '';
  const isPossible = isPlaceId(contentId);
  const listed = isPossible ? findListed(contentId) : undefined;
  if (listed) return null;
  if (listed === false) return toStandIn('gone', 410);
  return hasOtherBackend && isPossible && !picture
    ? toStandIn('elsewhere', 200)
    : toStandIn('missing', 404);
}
