import 'server-only';
import { decodeOrNull } from '../encode';
import { splitLocalePath, toRoutePath } from '../locales';
import { isPlacesDatabaseError } from './database-error';
import { getPlaceStatus } from './ask-places';
import { isPlaceId } from './path';

const PLACE_PATH = /^\/places\/([^/]+)(\/card\.png)?\/?$/;

/** Page in `app/[locale]` in place of a place's that there is not, and its status. */
export interface StandIn {
  path: string;
  status: 200 | 404 | 410 | 503;
}

function toFailed(thrown: unknown): 'failed' {
  if (isPlacesDatabaseError(thrown)) return 'failed';
  throw thrown;
}

/**
 * Decides what an address below `/places/` of a language shows where it is no listed place's: one page for all that left
 * their source's list, one for all that never were, so that no invented address is ever made and cached as a page, and one
 * for all whose status is unknown. With another backend every id may be a place of it, which only the visitor's phone
 * knows. Null for a listed place, and for what is no place's address.
 */
export async function getPlaceStandIn(
  address: string,
  hasOtherBackend: boolean,
): Promise<StandIn | null> {
  const { locale, path } = splitLocalePath(address);
  const toStandIn = (
    page: 'gone' | 'missing' | 'elsewhere' | 'failed',
    status: StandIn['status'],
  ) => ({
    path: toRoutePath(`/places/${page}`, locale),
    status,
  });
  const [, written, picture] = PLACE_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  // By its own name the page of any place is a shell to keep: it draws what the phone knows.
  if (written === 'elsewhere') return toStandIn('elsewhere', 200);
  const contentId = decodeOrNull(written) ?? '';
  const isPossible = isPlaceId(contentId);
  const status = isPossible ? await getPlaceStatus(contentId).catch(toFailed) : undefined;
  if (status === 'failed') return toStandIn('failed', 503);
  if (status) return status === 'listed' ? null : toStandIn('gone', 410);
  return hasOtherBackend && isPossible && !picture
    ? toStandIn('elsewhere', 200)
    : toStandIn('missing', 404);
}
