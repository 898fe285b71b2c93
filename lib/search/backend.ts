import 'server-only';
import { getEnv } from '../env';
import { getProcessWide } from '../process-wide';
import type { RecommendationBackend } from './contract';
import { createEmbeddedBackend } from './embedded';
import { createForwardingBackend, type ForwardingBackend } from './forward';

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

let embedded: RecommendationBackend | undefined;

/** The backend that the environment asks for: `TOURISM_BACKEND_URL`, or the embedded engine without it. */
export function getBackend(): RecommendationBackend {
  const forwarding = getForwardingBackend();
  if (forwarding) return forwarding;
  embedded ??= createEmbeddedBackend();
  return embedded;
}
