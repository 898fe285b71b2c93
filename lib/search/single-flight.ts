import 'server-only';

/** A request under way, shared by everyone who asked for the same thing. */
export interface SharedRequest<T> {
  readonly result: Promise<T>;
  /** True for the caller that started it. */
  readonly isNew: boolean;
  /** To be called once by everyone who joined; the last one aborts it, unless its answer is wanted anyway. */
  release(options: { isWanted: boolean }): void;
}

/** Requests under way by key: the same key, the same request. */
export function createSingleFlight<T>(): {
  join(key: string, start: (signal: AbortSignal) => Promise<T>): SharedRequest<T>;
} {
  const underWay = new Map<
    string,
    { result: Promise<T>; callers: number; controller: AbortController }
  >();

  return {
    join(key, start) {
      const known = underWay.get(key);
      const controller = known?.controller ?? new AbortController();
      const request = known ?? { result: start(controller.signal), callers: 0, controller };
      request.callers += 1;
      const remove = () => {
        if (underWay.get(key) === request) underWay.delete(key);
      };
      if (!known) {
        underWay.set(key, request);
        // Its failure belongs to those who wait; when nobody does any more, to nobody.
        request.result.then(remove, remove);
      }
      return {
        result: request.result,
        isNew: !known,
        release({ isWanted }) {
          request.callers -= 1;
          if (request.callers > 0 || isWanted) return;
          // Whoever comes now must not join a request that is being aborted.
          remove();
          controller.abort();
        },
      };
    },
  };
}
