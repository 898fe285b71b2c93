import { describe, expect, it } from '@jest/globals';
import { createFlights } from '@/lib/search/flights';

/** A request that lands when it is told to, and knows how often it was started and whether it was ended. */
function createRequest() {
  const signals: AbortSignal[] = [];
  let resolve: (answer: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((land, crash) => {
    resolve = land;
    reject = crash;
  });
  const start = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  return { start, signals, resolve, reject };
}

describe('a request under way', () => {
  it('is shared by those who ask for the same, until it lands', async () => {
    const flights = createFlights<string>();
    const first = createRequest();
    const one = flights.board('a', first.start);
    const two = flights.board('a', first.start);
    const other = flights.board('b', createRequest().start);
    expect([one.isNew, two.isNew, other.isNew, first.signals.length]).toEqual([
      ...[true, false, true, 1],
    ]);
    first.resolve('landed');
    expect(await two.landing).toBe('landed');
    expect(flights.board('a', createRequest().start).isNew).toBe(true);
  });

  it('ends with the last who leaves it, and nobody boards it then', () => {
    const flights = createFlights<string>();
    const request = createRequest();
    const one = flights.board('a', request.start);
    const two = flights.board('a', request.start);
    one.leave({ isWanted: false });
    expect(request.signals[0]?.aborted).toBe(false);
    two.leave({ isWanted: false });
    expect(request.signals[0]?.aborted).toBe(true);
    expect(flights.board('a', createRequest().start).isNew).toBe(true);
  });

  it('goes on where its answer is wanted anyway', () => {
    const flights = createFlights<string>();
    const request = createRequest();
    flights.board('a', request.start).leave({ isWanted: true });
    expect(request.signals[0]?.aborted).toBe(false);
    expect(flights.board('a', request.start).isNew).toBe(false);
  });

  it('that was ended takes nothing of the one that came after it', async () => {
    const flights = createFlights<string>();
    const old = createRequest();
    const left = flights.board('a', old.start);
    left.leave({ isWanted: false });
    const young = createRequest();
    flights.board('a', young.start);
    old.reject(new Error('ended'));
    await expect(left.landing).rejects.toThrow('ended');
    expect(flights.board('a', young.start).isNew).toBe(false);
    // Left twice, which nobody does, it still is not the young one.
    left.leave({ isWanted: false });
    expect(flights.board('a', young.start).isNew).toBe(false);
  });
});
