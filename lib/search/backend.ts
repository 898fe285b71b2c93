import 'server-only';
import { getEnv } from '../env';
import { getProcessWide } from '../process-wide';
import { getPlacesDatabase } from '../places/ask-places';
import type { RecommendationBackend } from './contract';
import { createForwardingBackend, type ForwardingBackend } from './forward';
import { createBundledSource, createDatabaseSource } from './place-source';
import type { SearchBackend } from './search-answer';
import { createSearchOverCalls } from './search-over-calls';
import { createSearchService, type SearchService } from './search-service';

/**
 * The backends of this process, shared by every route: what they remember of the other end (answers, whether
 * it is up) is worth nothing if each call begins anew.
 */
function getBackends(): Map<string, ForwardingBackend> {
  return getProcessWide('backends', () => new Map<string, ForwardingBackend>());
}

/** The tourism backend that `TOURISM_BACKEND_URL` names; null without one. */
export function getForwardingBackend(): ForwardingBackend | null {
  const { TOURISM_BACKEND_URL: baseUrl, BACKEND_TIMEOUT_MS: timeoutMs } = getEnv();
  if (!baseUrl) return null;
  const backends = getBackends();
  const key = `${baseUrl} ${timeoutMs}`;
  const backend = backends.get(key) ?? createForwardingBackend({ baseUrl, timeoutMs });
  backends.set(key, backend);
  return backend;
}

let own: SearchService | undefined;

/** Our own engine, over the bundled places or those of a database. */
function getOwnService(): SearchService {
  own ??= createOwnService();
  return own;
}

function createOwnService(): SearchService {
  const bundled = createBundledSource();
  const database = getPlacesDatabase();
  if (!database) return createSearchService(bundled);
  const isBundledSubstitute = getEnv().PLACES_FALLBACK;
  return createSearchService(createDatabaseSource(database), isBundledSubstitute ? bundled : null);
}

/** What answers the four calls: the backend of `TOURISM_BACKEND_URL`, or our own engine without it. */
export function getBackend(): RecommendationBackend {
  return getForwardingBackend() ?? getOwnService();
}

/** What answers `/api/search`: the same backend as {@link getBackend}. */
export function getSearchBackend(): SearchBackend {
  const forwarding = getForwardingBackend();
  return forwarding ? createSearchOverCalls(forwarding) : getOwnService();
}
