import 'server-only';

/** Request under way, shared by all callers with the same key. */
export interface SharedRequest<T> {
  readonly result: Promise<T>;
  /** True for the caller that started it. */
  readonly isNew: boolean;
  /**
   * Call once per join; the last release aborts the request, unless its result is wanted anyway.
   */
  release(options: { isWanted: boolean }): void;
}

/** Single flight: concurrent requests with the same key share one execution. */
export function createSingleFlight<T>(): {
  join(key: string, start: (signal: AbortSignal) => Promise<T>): SharedRequest<T>;
} {
  const pending = new Map<
    string,
    { result: Promise<T>; callers: number; controller: AbortController }
  >();

  return {
    join(key, start) {
      const existing = pending.get(key);
      const controller = existing?.controller ?? new AbortController();
      const request = existing ?? { result: start(controller.signal), callers: 0, controller };
      request.callers += 1;
      const remove = () => {
        if (pending.get(key) === request) pending.delete(key);
      };
      if (!existing) {
        pending.set(key, request);
        // Callers handle its failure; without callers it is ignored.
        request.result.then(remove, remove);
      }
      return {
        result: request.result,
        isNew: !existing,
        release({ isWanted }) {
          request.callers -= 1;
          if (request.callers > 0 || isWanted) return;
          // A later caller must not join an aborted request.
          remove();
          controller.abort();
        },
      };
    },
  };
}
