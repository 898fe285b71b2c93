import 'server-only';
import { getEnv } from '../env';
import { globalSingleton } from '../once';
import { getPlacesDatabase } from '../places/query-places';
import type { RecommendationBackend } from './contract/rec-contract';
import { createRemoteBackend, type RemoteBackend } from './remote/remote-backend';
import { createBundledSource, createDatabaseSource } from './service/place-source';
import type { SearchBackend } from './service/run-search';
import { createRemoteSearch } from './remote/remote-search';
import { createSearchService, type SearchService } from './service/search-service';

/**
 * Remote backends of this process, shared by all routes: their response caches and circuits must
 * outlive a request.
 */
function getRemoteBackends(): Map<string, RemoteBackend> {
  return globalSingleton('backends', () => new Map<string, RemoteBackend>());
}

/** The tourism backend of `TOURISM_BACKEND_URL`; null without one. */
export function getRemoteBackend(): RemoteBackend | null {
  const { TOURISM_BACKEND_URL: baseUrl, BACKEND_TIMEOUT_MS: timeoutMs } = getEnv();
  if (!baseUrl) return null;
  const remoteBackends = getRemoteBackends();
  const key = `${baseUrl} ${timeoutMs}`;
  const backend = remoteBackends.get(key) ?? createRemoteBackend({ baseUrl, timeoutMs });
  remoteBackends.set(key, backend);
  return backend;
}

let ownService: SearchService | undefined;

/** Our own engine, over the bundled places or those of a database. */
function getOwnService(): SearchService {
  ownService ??= createOwnService();
  return ownService;
}

function createOwnService(): SearchService {
  const bundled = createBundledSource();
  const database = getPlacesDatabase();
  if (!database) return createSearchService(bundled);
  const isFallbackEnabled = getEnv().PLACES_FALLBACK;
  return createSearchService(createDatabaseSource(database), isFallbackEnabled ? bundled : null);
}

/** Our own engine; null where a tourism backend answers instead. */
export function getSearchService(): SearchService | null {
  return getRemoteBackend() ? null : getOwnService();
}

/** Backend of the four calls: that of `TOURISM_BACKEND_URL`, else our own engine. */
export function getRecommendationBackend(): RecommendationBackend {
  return getRemoteBackend() ?? getOwnService();
}

/** Backend of `/api/search`: the same one as {@link getRecommendationBackend}. */
export function getSearchBackend(): SearchBackend {
  const remote = getRemoteBackend();
  return remote ? createRemoteSearch(remote) : getOwnService();
}
