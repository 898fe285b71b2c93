import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '../once';

/** Per-request state, available to all code that handles the request. */
export interface RequestContext {
  readonly requestId: string;
  /** True when the response is an older copy, because the tourism backend failed. */
  isStale: boolean;
}

const storage = globalSingleton('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs `work` with a context that {@link getRequestContext} returns in all code it calls. */
export function runWithRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the current request; undefined outside of one. */
export function getRequestContext(): RequestContext | undefined {
  return storage.getStore();
}
