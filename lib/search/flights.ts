import 'server-only';

/** A request under way, shared by everyone who asked for the same thing. */
export interface Flight<T> {
  readonly landing: Promise<T>;
  /** Whether this caller started it. */
  readonly isNew: boolean;
  /** To be called once by everyone who boarded; the last to leave ends it, unless its answer is wanted anyway. */
  leave(options: { isWanted: boolean }): void;
}

/** Requests under way by key: the same key, the same request. */
export function createFlights<T>(): {
  board(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T>;
} {
  const underWay = new Map<
    string,
    { landing: Promise<T>; passengers: number; ending: AbortController }
  >();

  return {
    board(key, start) {
      const known = underWay.get(key);
      const ending = known?.ending ?? new AbortController();
      const flight = known ?? { landing: start(ending.signal), passengers: 0, ending };
      flight.passengers += 1;
      if (!known) {
        underWay.set(key, flight);
        const remove = () => {
          if (underWay.get(key) === flight) underWay.delete(key);
        };
        // Its failure belongs to those who wait; when nobody does any more, to nobody.
        flight.landing.then(remove, remove);
      }
      return {
        landing: flight.landing,
        isNew: !known,
        leave({ isWanted }) {
          flight.passengers -= 1;
          if (flight.passengers > 0 || isWanted) return;
          // Whoever comes now must not board a flight that is being ended.
          if (underWay.get(key) === flight) underWay.delete(key);
          ending.abort();
        },
      };
    },
  };
}
