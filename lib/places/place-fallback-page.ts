import 'server-only';
import { getEnv } from '../env';
import { decodeUriTextOrNull } from '@kioot/base/uri-encoding';
import { splitLocalePath, toRoutePath } from '../locales';
import { isPlacesDatabaseError } from './database-error';
import { getPlaceStatus } from './query-places';
import { isPlaceId } from './place-path';
import { getRedirectedId } from '@kioot/places/redirects';
import { withSharedDeadline } from './shared-deadline';

const PLACE_PATH = /^\/places\/([^/]+)(\/card\.png)?\/?$/;

/** Page of `app/[locale]` to show instead of a place's, and its status; with 308 the address of the place. */
export interface FallbackPage {
  path: string;
  status: 200 | 308 | 404 | 410 | 503;
}

function mapDatabaseFailure(thrown: unknown): 'failed' {
  if (isPlacesDatabaseError(thrown)) return 'failed';
  throw thrown;
}

/**
 * Page to show at an address below `/places/` that is not a listed place: one page each for all
 * delisted places, all closed on one day, all left out for one reason, all unknown ids and all of unknown status, so that no
 * invented address is ever rendered and cached. With a tourism backend an unknown id may be one of
 * its places, which only the visitor's phone knows. The id of a merged duplicate leads to its place. Null for a listed place or another address.
 */
export async function getPlaceFallbackPage(
  address: string,
  hasOtherBackend: boolean,
): Promise<FallbackPage | null> {
  const { locale, path } = splitLocalePath(address);
  const toFallbackPage = (
    page: 'gone' | 'missing' | 'elsewhere' | 'failed' | `${'closed' | 'unlisted'}/${string}`,
    status: FallbackPage['status'],
  ) => ({
    path: toRoutePath(`/places/${page}`, locale),
    status,
  });
  // Days and reasons come from the store only; a requested one has no page.
  if (/^\/places\/(?:closed|unlisted)\//.test(path)) return toFallbackPage('missing', 404);
  const [, encodedId, cardPicture] = PLACE_PATH.exec(path) ?? [];
  if (encodedId === undefined) return null;
  // At its own address this page is a shell that the service worker caches: it renders data saved
  // on the phone.
  if (encodedId === 'elsewhere') return toFallbackPage('elsewhere', 200);
  const contentId = decodeUriTextOrNull(encodedId) ?? '';
  const isPossible = isPlaceId(contentId);
  const { PLACES_DATABASE_TIMEOUT_MS: timeoutMs } = getEnv();
  const status = isPossible
    ? await withSharedDeadline({ name: contentId, timeoutMs, isFirst: true }, () =>
        getPlaceStatus(contentId).catch(mapDatabaseFailure),
      )
    : undefined;
  if (status === 'failed') return toFallbackPage('failed', 503);
  if (status === 'listed') return null;
  const redirectedId = getRedirectedId(contentId);
  if (redirectedId !== undefined) {
    return { path: address.replace(encodedId, redirectedId), status: 308 };
  }
  if (status === 'gone') return toFallbackPage('gone', 410);
  if (status) {
    return 'unlisted' in status
      ? toFallbackPage(`unlisted/${status.unlisted}`, 410)
      : toFallbackPage(`closed/${status.closedOn}`, 410);
  }
  return hasOtherBackend && isPossible && !cardPicture
    ? toFallbackPage('elsewhere', 200)
    : toFallbackPage('missing', 404);
}
