import { describe, expect, it } from '@jest/globals';
import { createSingleFlight } from '@/lib/search/remote/resilient-call';

/** Request that settles on demand, and counts its starts and aborts. */
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

describe('createSingleFlight', () => {
  it('shares a request among callers with the same key until it settles', async () => {
    const singleFlight = createSingleFlight<string>();
    const first = createRequest();
    const one = singleFlight.join('a', first.start);
    const two = singleFlight.join('a', first.start);
    const other = singleFlight.join('b', createRequest().start);
    expect([one.isNew, two.isNew, other.isNew, first.signals.length]).toEqual([
      ...[true, false, true, 1],
    ]);
    first.resolve('landed');
    expect(await two.result).toBe('landed');
    expect(singleFlight.join('a', createRequest().start).isNew).toBe(true);
  });

  it('aborts with the last caller, and starts a new request afterwards', () => {
    const singleFlight = createSingleFlight<string>();
    const request = createRequest();
    const one = singleFlight.join('a', request.start);
    const two = singleFlight.join('a', request.start);
    one.release({ isWanted: false });
    expect(request.signals[0]?.aborted).toBe(false);
    two.release({ isWanted: false });
    expect(request.signals[0]?.aborted).toBe(true);
    expect(singleFlight.join('a', createRequest().start).isNew).toBe(true);
  });

  it('continues without callers if its result is wanted', () => {
    const singleFlight = createSingleFlight<string>();
    const request = createRequest();
    singleFlight.join('a', request.start).release({ isWanted: true });
    expect(request.signals[0]?.aborted).toBe(false);
    expect(singleFlight.join('a', request.start).isNew).toBe(false);
  });

  it('keeps a newer request when an aborted one settles', async () => {
    const singleFlight = createSingleFlight<string>();
    const old = createRequest();
    const left = singleFlight.join('a', old.start);
    left.release({ isWanted: false });
    const newer = createRequest();
    singleFlight.join('a', newer.start);
    old.reject(new Error('ended'));
    await expect(left.result).rejects.toThrow('ended');
    expect(singleFlight.join('a', newer.start).isNew).toBe(false);
    // Released twice, it must not affect the newer request.
    left.release({ isWanted: false });
    expect(singleFlight.join('a', newer.start).isNew).toBe(false);
  });
});
