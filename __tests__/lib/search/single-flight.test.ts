import { describe, expect, it } from '@jest/globals';
import { createSingleFlight } from '@/lib/search/single-flight';

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
    const flights = createSingleFlight<string>();
    const first = createRequest();
    const one = flights.join('a', first.start);
    const two = flights.join('a', first.start);
    const other = flights.join('b', createRequest().start);
    expect([one.isNew, two.isNew, other.isNew, first.signals.length]).toEqual([
      ...[true, false, true, 1],
    ]);
    first.resolve('landed');
    expect(await two.result).toBe('landed');
    expect(flights.join('a', createRequest().start).isNew).toBe(true);
  });

  it('ends with the last who leaves it, and nobody boards it then', () => {
    const flights = createSingleFlight<string>();
    const request = createRequest();
    const one = flights.join('a', request.start);
    const two = flights.join('a', request.start);
    one.release({ isWanted: false });
    expect(request.signals[0]?.aborted).toBe(false);
    two.release({ isWanted: false });
    expect(request.signals[0]?.aborted).toBe(true);
    expect(flights.join('a', createRequest().start).isNew).toBe(true);
  });

  it('goes on where its answer is wanted anyway', () => {
    const flights = createSingleFlight<string>();
    const request = createRequest();
    flights.join('a', request.start).release({ isWanted: true });
    expect(request.signals[0]?.aborted).toBe(false);
    expect(flights.join('a', request.start).isNew).toBe(false);
  });

  it('that was ended takes nothing of the one that came after it', async () => {
    const flights = createSingleFlight<string>();
    const old = createRequest();
    const left = flights.join('a', old.start);
    left.release({ isWanted: false });
    const young = createRequest();
    flights.join('a', young.start);
    old.reject(new Error('ended'));
    await expect(left.result).rejects.toThrow('ended');
    expect(flights.join('a', young.start).isNew).toBe(false);
    // Left twice, which nobody does, it still is not the young one.
    left.release({ isWanted: false });
    expect(flights.join('a', young.start).isNew).toBe(false);
  });
});
