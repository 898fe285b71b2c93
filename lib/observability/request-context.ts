import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { getProcessWide } from '../process-wide';

/** What is known of the request being answered, wherever its code has got to. */
export interface RequestContext {
  readonly requestId: string;
  /** Whether the answer is an older copy, served because the tourism backend failed. */
  isStale: boolean;
}

const storage = getProcessWide('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs `work` with a context that {@link getRequestContext} finds in everything it calls. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the present request; undefined outside of one. */
export function getRequestContext(): RequestContext | undefined {
  return storage.getStore();
}
